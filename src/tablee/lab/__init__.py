"""The lab: studies of many matches between bots, and reports on their results."""
