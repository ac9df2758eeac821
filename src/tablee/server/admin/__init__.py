"""Looking after a server: from the command line and, for accounts named as admins, over REST. All of it is logged."""
