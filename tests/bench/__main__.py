"""`python -m tests.bench`: all benchmarks."""

from tests.bench import browser, engine

engine.run()
browser.run()
