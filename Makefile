# Two commands matter: `make lessons` to learn, `make test` to see that everything works.
# Each sets up what it needs in .venv and js/node_modules, and does it again only after a change.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
BUNDLE := bakers_widget/widget/static/board.js
FRONT_END := $(wildcard js/src/* js/src/*/*) js/build.mjs js/package.json bakers_widget/render/suits.json
ARGS ?=

.PHONY: lessons test build check format bench clean

lessons: $(VENV)/.lessons $(BUNDLE)
	$(BIN)/bakers-widget lessons lessons $(ARGS)

test: $(VENV)/.test $(BUNDLE) check
	CHROMIUM="$$($(BIN)/python tests/support/chromium.py)" && export CHROMIUM && \
	npm --prefix js test && \
	$(BIN)/pytest -n auto --dist worksteal $(ARGS)

build: $(BUNDLE)

check: $(VENV)/.test js/node_modules/.installed
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	npm --prefix js run check

format: $(VENV)/.test js/node_modules/.installed
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	npm --prefix js run format

bench: $(VENV)/.test $(BUNDLE)
	CHROMIUM="$$($(BIN)/python tests/support/chromium.py)" $(BIN)/python -m tests.bench $(ARGS)

clean:
	rm -rf $(VENV) js/node_modules $(BUNDLE)

# The virtual environment. Installing the package builds the front end (see pyproject.toml); here
# the rules below have done that already.
INSTALL := SKIP_JUPYTER_BUILDER=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Python 3.11 or newer is needed; name it with: make PYTHON=python3.12 …"; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.lessons: $(BIN)/python pyproject.toml | $(BUNDLE)
	$(INSTALL) --editable '.[figures]'
	touch $@

$(VENV)/.test: $(BIN)/python pyproject.toml | $(BUNDLE)
	$(INSTALL) --editable '.[test]'
	touch $@ $(VENV)/.lessons

# The front end.

js/node_modules/.installed: js/package.json js/package-lock.json
	npm --prefix js ci
	touch $@

$(BUNDLE): js/node_modules/.installed $(FRONT_END)
	npm --prefix js run build
	touch $@
