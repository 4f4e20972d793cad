# Needs make and python3 >= 3.11 with venv; all else is installed into .venv, pinned by hash.
ARGS ?=
BIN := .venv/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
INSTALL := @PYTHON="$(PYTHON)" scripts/install.sh
# A machine with too little time may lose a connection or be too slow for a browser once: the summary shows what was run again.
STARVED := --reruns 1 --only-rerun TimeoutError --only-rerun ConnectionClosed --only-rerun ReadError --only-rerun ConnectError
PYTEST := $(BIN)/pytest -n auto --dist worksteal
# These cover engine and games; measuring makes a test twice as slow, so the others run by themselves.
PROVING := tests/engine tests/games tests/contract tests/golden
BROWSE := $(PYTEST) -m "browser and not soak" --reruns 2
COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header $(ARGS)

.DEFAULT_GOAL := help
.PHONY: help play terminal test browse soak check format bench bench-bots bench-server bench-web shots docs web web-test wheel site lock clean chromium install install-test install-cluster install-bench

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' Makefile

play: web ## build the page and serve it at http://127.0.0.1:8000: make play ARGS="--port 8080"
	@$(BIN)/coven serve $(ARGS)

terminal: install ## play in the terminal: make terminal ARGS="hocus_pocus --players 3"
	@$(BIN)/coven play $(ARGS)

test: check web web-test chromium ## check, then all tests; every branch of engine and games is taken: make test ARGS="-k lightning"
	$(PYTEST) $(if $(ARGS),$(ARGS),$(PROVING) --cov --cov-fail-under=100)
	$(if $(ARGS),,$(PYTEST) $(STARVED) $(PROVING:%=--ignore=%))
	$(if $(ARGS),,$(BROWSE))

browse: install-test web chromium ## the tests in a real browser alone: make browse ARGS="-k keyboard"
	$(BROWSE) $(ARGS)

soak: install-cluster ## the long tests: servers killed and attacked under many tables, races, a tournament on a Ray cluster
	$(BIN)/pytest -m soak $(ARGS)

check: install-test ## format, lint and types of Python and of the page, changing nothing
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	@scripts/web.sh check

format: install-test ## format the code and the texts, and mend what the linter can
	$(BIN)/ruff format
	$(BIN)/ruff check --fix
	@scripts/web.sh format
	$(BIN)/python -m scripts.typography

bench: install-bench ## measure against OpenSpiel and RLCard, in .venv-bench
	.venv-bench/bin/python -m bench $(ARGS)

bench-bots: install-bench ## measure the Master: iterations, strength, and against OpenSpiel's search
	.venv-bench/bin/python -m bench.search
	.venv-bench/bin/python -m bench.search_duel
	.venv-bench/bin/python -m bench.levels --iterations 200 --number 40

bench-server: install-test ## measure the server against boardgame.io's, over real sockets
	$(BIN)/python -m bench.server $(ARGS)

bench-web: install-test web chromium ## measure the page in Chromium: sizes, Lighthouse, answers, frames
	$(BIN)/python -m bench.web $(ARGS)

shots: install-test web chromium ## pictures of every page and table into web/shots: make shots ARGS="--more hocus"
	@scripts/web.sh shots
	$(BIN)/python -m scripts.shots $(ARGS)

docs: install-test ## which test proves which rule
	$(BIN)/python -m scripts.rules_coverage $(ARGS)

web: install ## build the page, with the machine's Node or one from PyPI
	@scripts/web.sh build

web-test: install-test ## texts and tests of the page
	@scripts/web.sh test

site: web ## the page as a folder of static files, the games inside, into site/
	@rm -rf site
	@$(BIN)/coven site site $(ARGS)

wheel: web ## build wheel and sdist, the page inside, into dist/
	$(BIN)/hatchling build --clean

lock: install ## write requirements/*.txt again: make lock ARGS=--upgrade
	$(COMPILE) requirements/setup.in -o requirements/setup.txt
	$(COMPILE) requirements/node.in -o requirements/node.txt
	$(COMPILE) pyproject.toml -c requirements/setup.txt -o requirements/play.txt
	$(COMPILE) pyproject.toml --extra workers --extra plot --extra research --group test -c requirements/setup.txt -c requirements/play.txt -o requirements/test.txt
	$(COMPILE) pyproject.toml --extra workers --extra plot --extra research --extra cluster --group test -c requirements/setup.txt -c requirements/test.txt -o requirements/cluster.txt
	$(COMPILE) pyproject.toml --extra workers -c requirements/setup.txt -c requirements/test.txt -o requirements/workers.txt
	$(COMPILE) pyproject.toml --extra plot --extra research --extra bench -c requirements/setup.txt -c requirements/test.txt -o requirements/bench.txt

clean: ## remove all that is installed, built or cached
	rm -rf .venv .venv-bench web/node_modules bench/server/boardgame/node_modules bench/web/node_modules web/src/generated web/shots src/coven/server/static dist build htmlcov .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests bench scripts -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

chromium: install-test
	@scripts/chromium.sh

install:
	$(INSTALL) .venv play

install-test:
	$(INSTALL) .venv test

install-cluster:
	$(INSTALL) .venv cluster

install-bench:
	$(INSTALL) .venv-bench bench
