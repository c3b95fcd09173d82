"""The verbs of the cards' actions (VOK-8.6): one class for each, all in `vocabulary.py`."""
