.PHONY: play test bench clean

play:
	./tablee

test:
	./tablee test

bench:
	./tablee bench

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
