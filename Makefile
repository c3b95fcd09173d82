# Perankh needs Python 3.11+ and make; with a C compiler the rules are compiled, too.
.DEFAULT_GOAL := help
.PHONY: help setup setup-dev packages compiled-rules play terminal test lint page test-browser \
	test-compiled test-pure rules audit clean
ifndef TOGETHER
.NOTPARALLEL:
endif

BIN := .venv/bin
JOBS ?= 2
ARGS ?=
SETUP = python=$$(tools/find-python) && "$$python" tools/setup.py
# Whose code is the same whichever build of the rules lies under it: tested once where the rules are
# compiled, and on the uncompiled rules where they are not.
ONE_BUILD = build store bus table host web attack bench browser arena gym cli texts
SYNC := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
STEP = @printf '\n== %s\n'

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## /\1	/p' Makefile | while IFS='	' read -r name what; do \
		printf '  make %-14s %s\n' "$$name" "$$what"; done

setup: ## install everything into .venv, compile the rules, build the page
	@$(SETUP)

setup-dev:
	@$(SETUP) dev

packages:
	@$(SETUP) --packages dev

compiled-rules: packages
	@$(BIN)/python -m perankh.build --quiet

play: ## play in the browser (ARGS="--help" shows the options)
	@$(SETUP) --page
	@$(BIN)/perankh serve --open --compile $(ARGS)

terminal: setup ## play in the terminal (ARGS="--help" shows the options)
	@$(BIN)/perankh play $(ARGS)

# The C compiler takes its time: what needs no compiled rules is checked meanwhile.
test: packages ## run every check and all tests
	@$(MAKE) --no-print-directory --jobs $(JOBS) $(SYNC) TOGETHER=yes compiled-rules lint page
	@$(MAKE) --no-print-directory test-compiled test-browser test-pure rules

lint: packages ## style, types and levels only
	$(STEP) 'style'
	@$(BIN)/ruff check setup.py src tests tools
	@$(BIN)/ruff format --check setup.py src tests tools
	$(STEP) 'types'
	@$(BIN)/mypy --strict src tests tools
	@$(BIN)/mypy --strict setup.py
	$(STEP) 'levels'
	@$(BIN)/lint-imports

page: packages ## types and tests of the page
	$(STEP) 'page'
	@$(BIN)/python tools/page.py check
	@$(BIN)/python tools/programs.py

test-compiled: setup-dev ## the tests on the compiled rules
	$(STEP) 'tests, compiled rules'
	@if $(BIN)/python -c 'import sys, perankh; sys.exit(not perankh.compiled())'; then \
		PERANKH_EXPECT=compiled $(BIN)/python -m pytest -q -n $(JOBS) --ignore=tests/browser $(ARGS); \
	else \
		echo 'the rules are not compiled here: the tests run on the uncompiled rules only'; \
		PERANKH_PURE=1 $(BIN)/python -m pytest -q -n $(JOBS) --ignore=tests/browser \
			$(addprefix tests/,$(ONE_BUILD)); \
	fi

# In a process of their own: what drives the browser keeps an event loop running in it.
test-browser: setup-dev ## the tests in Chromium
	$(STEP) 'tests in the browser'
	@$(BIN)/python -m pytest -q -n $(JOBS) tests/browser

test-pure: setup-dev ## the tests on the uncompiled rules, and the examples in docstrings
	$(STEP) 'tests, uncompiled rules'
	@PERANKH_PURE=1 PERANKH_EXPECT=pure $(BIN)/python -m pytest -q -n $(JOBS) --doctest-modules \
		$(addprefix --ignore=tests/,$(ONE_BUILD)) tests src $(ARGS)

rules: setup-dev ## do a test and the code name every numbered rule?
	$(STEP) 'rules that no test names'
	@$(BIN)/perankh rules --check

audit: setup-dev ## do the packages that we stand on have known vulnerabilities? (needs the network)
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt pip-audit
	@$(BIN)/pip-audit --strict --disable-pip --no-deps --requirement constraints.txt
	@cd web && npm audit --audit-level=low

clean: ## remove all that the other targets made
	rm -rf .venv web/dist web/node_modules src/perankh/_compiled src/*.egg-info .mypy_cache .ruff_cache .pytest_cache \
		.import_linter_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
