"""Administering a server: from the command line and, for admin accounts, over REST. Every action is logged."""
