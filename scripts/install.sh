#!/bin/sh
# install.sh VENV LOCK: make VENV hold requirements/LOCK.txt and this package, editable.
# Each step is skipped while its inputs are the same as when it last succeeded. PYTHON=... chooses an interpreter.
set -eu
cd "$(dirname "$0")/.."
venv=$1 lock=requirements/$2.txt
bin=$venv/bin
[ "${OS:-}" = Windows_NT ] && bin=$venv/Scripts

# step NAME FILES COMMAND: run COMMAND unless it already ran on the same FILES.
step() {
    stamp=$venv/.stamp-$1
    now=$(cat $2 | cksum)
    [ "$(cat "$stamp" 2>/dev/null)" = "$now" ] && return
    echo "$venv: $1"
    $3
    echo "$now" >"$stamp"
}

find_python() {
    for python in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
        if "$python" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$python"
            return
        fi
    done
    echo "Coven needs Python 3.11 or newer with its venv module (Debian, Ubuntu: apt install python3-venv)." >&2
    echo "None of these is one: ${PYTHON:-python3, python3.11 to python3.14, python}. Name yours: make PYTHON=/path/to/python3" >&2
    return 1
}

setup() { "$bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/setup.txt; }
packages() { "$bin/uv" pip install --quiet --python "$bin/python" --require-hashes -r "$lock"; }
coven() { "$bin/uv" pip install --quiet --python "$bin/python" --no-deps --no-build-isolation --editable .; }

# An environment does not survive being moved, nor losing the Python it was made with.
if [ ! -x "$bin/python" ] || [ "$(cat "$venv/.stamp-place" 2>/dev/null)" != "$PWD" ]; then
    python=$(find_python)
    echo "$venv: new, with $("$python" --version)"
    "$python" -m venv --clear "$venv"
    echo "$PWD" >"$venv/.stamp-place"
fi
step setup requirements/setup.txt setup
step "$2" "$lock" packages
step coven "pyproject.toml src/coven/__init__.py" coven
