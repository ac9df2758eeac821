"""Texts: one Fluent catalogue per game and language, shared by terminal, web and errors."""

from tablee.text.catalogue import LANGUAGES, Catalogue, catalogue
from tablee.text.library import rulebook
from tablee.text.problems import sentence
from tablee.text.sentences import Texts

__all__ = ["LANGUAGES", "Catalogue", "Texts", "catalogue", "rulebook", "sentence"]
