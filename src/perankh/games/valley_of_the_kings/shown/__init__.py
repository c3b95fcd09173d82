"""Valley of the Kings as people get it: views, events, reasons, positions, text."""
