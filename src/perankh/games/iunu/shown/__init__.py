"""Iunu as people get it: views, events, reasons, positions, text."""
