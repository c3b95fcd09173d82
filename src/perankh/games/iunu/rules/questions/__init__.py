"""What is asked in Iunu: one class for each question."""
