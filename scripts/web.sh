#!/bin/sh
# web.sh build | check | format | test | shots | npm ARGS: the page in web/, with the machine's Node or, where it is missing or old, Node from the wheel.
# Each step is skipped while its inputs are the same as when it last succeeded.
set -eu
cd "$(dirname "$0")/.."
venv=.venv
bin=$venv/bin
[ "${OS:-}" = Windows_NT ] && bin=$venv/Scripts
stamps=web/node_modules/.stamps

new_enough() { "$1" -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a === 22 && b >= 12) ? 0 : 1)' 2>/dev/null; }

find_node() {
    command -v node >/dev/null && command -v npm >/dev/null && new_enough node && return
    scripts/install.sh "$venv" node
    PATH=$PWD/$bin:$PATH
}

# step NAME FILES COMMAND...: run COMMAND unless it already ran on the same FILES.
step() {
    stamp=$stamps/$1
    now=$(find $2 -type f ! -path '*/__pycache__/*' | LC_ALL=C sort | xargs cksum | cksum)
    shift 2
    [ "$(cat "$stamp" 2>/dev/null)" = "$now" ] && return
    "$@"
    mkdir -p "$stamps"
    echo "$now" >"$stamp"
}

packages() { (cd web && npm ci --no-progress --loglevel=error); }
texts() { find src/coven -name '*.ftl' -o -name 'rules.*.md'; }
sources() { find web/src web/public web/tools web/index.html web/*.json web/*.ts web/*.js -type f ! -path '*/generated/*.json'; texts; }
run() { (cd web && npm run --silent "$1"); }
python() { "$bin/python" -m "$1"; }
# generated NAME FILE: what scripts/NAME.py writes into web/src/generated, FILE among it.
generated() {
    [ -f "web/src/generated/$2" ] || rm -f "$stamps/$1"
    step "$1" "$(find src/coven examples scripts -name '*.py'; texts; echo web/tools/library.js web/package-lock.json)" python "scripts.$1"
}

find_node
step packages "web/package-lock.json web/package.json web/.npmrc" packages
case $1 in
build)
    generated schemas engine.ts
    generated browser_python python.ts
    [ -f src/coven/server/static/index.html ] || rm -f "$stamps/build"
    step build "$(sources)" run build
    ;;
check | test)
    generated schemas engine.ts
    generated browser_python python.ts
    generated fixtures text.json
    run "$1"
    ;;
format)
    run format
    ;;
shots)
    generated schemas engine.ts
    generated browser_python python.ts
    generated fixtures text.json
    run gallery
    ;;
npm)
    shift
    (cd web && npm "$@")
    ;;
esac
