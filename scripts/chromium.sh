#!/bin/sh
# chromium.sh: a Chromium for the browser tests where there is none and one may be installed. Never fails: without one, these tests
# are left out and the suite says so.
cd "$(dirname "$0")/.."

for name in chromium chromium-browser google-chrome google-chrome-stable; do
    command -v "$name" >/dev/null && exit 0
done

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi; }
may_install() { command -v apt-get >/dev/null && as_root true 2>/dev/null; }
by_apt() { as_root apt-get -qq update && as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends chromium; }

if may_install; then
    echo "chromium: by apt"
    by_apt >/dev/null 2>&1 && exit 0
fi
echo "chromium: by playwright"
timeout 300 .venv/bin/playwright install chromium >/dev/null 2>&1 && exit 0
echo "chromium: none could be installed, neither by apt nor by playwright; browser tests will be left out" >&2
exit 0
