# Ludothèque: `make` alone lists the targets. The virtual environment .venv is made on the way, once.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

VENV := .venv
PY := $(VENV)/bin/python
FILLED := $(VENV)/filled
JOBS ?= 2
PYTHONS := $(or $(PYTHON),python3.13 python3.12 python3.11 python3.14 python3 python)
UV := build/lock/bin/uv
UV_COMPILE := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --no-strip-extras

export PYTHONUTF8 := 1

.PHONY: help
help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# --- the virtual environment ------------------------------------------------------------------

$(PY):
	@for python in $(PYTHONS); do \
	  if $$python -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then \
	    echo "making $(VENV) with $$($$python --version)"; exec $$python -m venv $(VENV); \
	  fi; \
	done; \
	echo "Ludothèque needs Python 3.11 or newer, with its venv module: looked for $(PYTHONS)." >&2; \
	echo "Install one (Debian and Ubuntu: python3 and python3-venv), or say where it is: make PYTHON=/path/to/python3" >&2; \
	exit 1

$(FILLED): requirements/dev.txt pyproject.toml | $(PY)
	@echo "filling $(VENV) from requirements/dev.txt"
	@$(PY) -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes --requirement requirements/dev.txt
	@$(PY) -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

.PHONY: venv
venv: $(FILLED)  ## make and fill the virtual environment (every target does it when needed)

# --- playing ----------------------------------------------------------------------------------

.PHONY: web
web: $(FILLED)  ## build the page that the server serves, if it is not fresh
	@$(PY) web/build.py

.PHONY: play
play: web  ## open the house in the browser, for you and your network: make play, or make play PLAY="--port 9000 --lang fr"
	@exec $(VENV)/bin/ludotheque serve --lan --open $(PLAY)

.PHONY: terminal
terminal: $(FILLED)  ## play in the terminal: make terminal, or make terminal GAME=agora PLAY="--lang fr"
	@game='$(GAME)'; \
	if [ -z "$$game" ]; then \
	  $(VENV)/bin/ludotheque games; read -r -p "[levee] > " game || true; \
	fi; \
	exec $(VENV)/bin/ludotheque play "$${game:-levee}" $(PLAY)

# --- checking ---------------------------------------------------------------------------------

.PHONY: test
test: lint docs web  ## what must be green before anything lands: lint, docs, all tests, coverage
	$(PY) -m pytest -n $(JOBS) --dist worksteal --cov --cov-report=term

.PHONY: test-boards
test-boards: web  ## the four boards: whole games by click, key and touch, decisions, refusals, drags, axe
	$(PY) -m pytest -n $(JOBS) --dist worksteal tests/web/boards

.PHONY: test-server
test-server: $(FILLED)  ## the server: real sockets, SQLite and a real PostgreSQL, processes killed
	$(PY) -m pytest tests/server

.PHONY: test-web
test-web: web  ## the page: its types, its unit tests, and whole games in a real Chromium
	$(PY) web/build.py check
	$(PY) web/build.py test
	$(PY) -m pytest -n $(JOBS) --dist worksteal tests/web

.PHONY: lint
lint: $(FILLED)  ## ruff, mypy --strict, the layers, and that computed tables are fresh
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports
	$(PY) -m tools.tables --check

.PHONY: format
format: $(FILLED)  ## put the code in its usual form, and the computed tables into the docs
	$(VENV)/bin/ruff check --fix .
	$(VENV)/bin/ruff format .
	$(PY) -m tools.tables

.PHONY: soak
soak: compile  ## the long runs: 1,000 examples a property, and all tests marked soak on the compiled engines (GAME=… for one game)
	LUDOTHEQUE_PROFILE=soak $(PY) -m pytest -n $(JOBS) --dist worksteal tests/test_contract.py $(if $(GAME),--game $(GAME))
	PYTHONPATH=build/compiled $(PY) -m pytest -n $(JOBS) --dist worksteal -m soak tests$(if $(GAME),/games/$(GAME))

.PHONY: mutants
mutants: $(FILLED)  ## plant faults in the toy; each must be caught
	$(PY) tools/mutants.py

.PHONY: golden
golden: $(FILLED)  ## write the golden games anew; read the diff before keeping it
	$(PY) tools/golden.py

# --- speed ------------------------------------------------------------------------------------

.PHONY: compile
compile: $(FILLED)  ## compile the engines with mypyc into build/compiled
	$(PY) -m tools.compile

.PHONY: load
load: $(FILLED)  ## 1,000 tables on SQLite, and boardgame.io beside it (needs node and npm)
	$(PY) -m tests.server.load $(LOAD)

.PHONY: bench
bench: $(FILLED)  ## decisions per CPU-second, interpreted and compiled, beside other engines
	@$(PY) -m tools.bench $(BENCH)

.PHONY: ladder
ladder: compile  ## how strong the bots are: plays every rung, resumes, and writes docs/bots.md
	PYTHONPATH=build/compiled:. $(PY) -m tools.ladder --jobs $(JOBS) $(LADDER)

# --- finding and making things ----------------------------------------------------------------

.PHONY: rule
rule:  ## where a rule lives: make rule ID=LEV-3
	@test -n "$(ID)" || { echo "say which rule: make rule ID=LEV-3" >&2; exit 2; }
	@id='$(ID)'; name=$$(echo "$$id" | tr 'A-Z-' 'a-z_'); \
	grep -rnE --include='*.py' --include='*.toml' --include='*.ftl' --include='*.md' \
	  -e "\b$$id\b" -e "test_$${name}_" src tests docs \
	|| { echo "no rule $$id: the ledgers are src/ludotheque/games/*/rules.toml" >&2; exit 1; }

.PHONY: new-game
new-game: $(FILLED)  ## copy the toy under a new name: make new-game NAME=nom
	@test -n "$(NAME)" || { echo "say its name: make new-game NAME=nom" >&2; exit 2; }
	$(VENV)/bin/ludotheque new-game $(NAME)
	$(PY) -m tools.tables

.PHONY: docs
docs: $(FILLED)  ## build the docs site into site/; a warning is an error
	$(VENV)/bin/zensical build --strict --clean

.PHONY: screens
screens: web  ## make the pictures of the pages in docs/screens anew: look at each of them
	$(PY) -m tests.web.screens

.PHONY: wheel
wheel: web  ## build the wheel (compiled where a C compiler is) and the source archive into dist/
	$(PY) -m hatchling build

.PHONY: lock
lock: $(PY)  ## choose versions anew and write the lock files in requirements/
	@test -x $(UV) || { $(PY) -m venv build/lock && build/lock/bin/python -m pip install --quiet uv; }
	$(UV_COMPILE) --upgrade pyproject.toml --output-file requirements/run.txt
	$(UV_COMPILE) --upgrade pyproject.toml --group dev --output-file requirements/dev.txt
	$(UV_COMPILE) --upgrade --group peer-catanatron --output-file requirements/peers/catanatron.txt
	$(UV_COMPILE) --upgrade --group peer-open-spiel --output-file requirements/peers/open_spiel.txt
	$(UV_COMPILE) --upgrade --group peer-pettingzoo --output-file requirements/peers/pettingzoo.txt

.PHONY: clean
clean:  ## remove what was built; the virtual environment stays
	rm -rf build dist site .cache .coverage .coverage.* htmlcov .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
