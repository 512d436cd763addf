"""`python -m tests.bench`: all benchmarks."""

from tests.bench import browser, engine, solver

engine.run()
browser.run()
solver.run()
