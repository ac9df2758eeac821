# No C types here: the checks around a pick are only spared the interpreter.
