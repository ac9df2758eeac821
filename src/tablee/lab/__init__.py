"""The lab: studies of many matches between bots, and reports of what they show."""
