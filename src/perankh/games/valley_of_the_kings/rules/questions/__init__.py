"""What is asked in Valley of the Kings: one class for each question."""
