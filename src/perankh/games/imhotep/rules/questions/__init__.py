"""What is asked in Imhotep: one class for each question."""
