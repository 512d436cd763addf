"""Benchmarks: `make bench`. Each prints its figure beside a baseline of the same run."""
