# Installs what the commands of bin/ need; sourced, not run. Set WITH_TESTS=1 for the test tools too.
# On Debian it installs by apt; elsewhere it says what to install.

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cd "$ROOT"
export PATH="$ROOT/.tools/node_modules/.bin:$PATH"
export COMPOSER_ALLOW_SUPERUSER=1 COMPOSER_NO_INTERACTION=1 DEBIAN_FRONTEND=noninteractive

say() { printf '\033[2m▸ %s\033[0m\n' "$*"; }
die() { printf '%s\n' "$*" >&2; exit 1; }

# apt_install PACKAGE…: installs packages on Debian; on other systems lists them and stops.
apt_install() {
    command -v apt-get >/dev/null || die "Please install: $* (named as in Debian), then run this again."
    local run=()
    if [ "$(id -u)" != 0 ]; then
        command -v sudo >/dev/null || die "Please run as root: apt-get install $*"
        run=(sudo)
    fi
    say "Installing $*"
    if [ -z "${APT_UPDATED:-}" ]; then
        "${run[@]}" apt-get update -qq
        APT_UPDATED=1
    fi
    "${run[@]}" apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

setup_php() {
    local missing=() loaded
    if ! command -v php >/dev/null; then
        apt_install php8.2-cli php8.2-opcache
    fi
    php -r 'exit(PHP_VERSION_ID >= 80200 ? 0 : 1);' || die "PHP 8.2 or newer is needed; $(php -r 'echo PHP_VERSION;') is installed."
    loaded=$(php -m | tr '[:upper:]' '[:lower:]')
    local extension
    for extension in bcmath curl gd intl mbstring pdo_mysql pdo_pgsql pdo_sqlite redis xml zip; do
        grep -qx "$extension" <<<"$loaded" && continue
        case $extension in
            pdo_mysql) missing+=(php8.2-mysql) ;;
            pdo_pgsql) missing+=(php8.2-pgsql) ;;
            pdo_sqlite) missing+=(php8.2-sqlite3) ;;
            *) missing+=("php8.2-$extension") ;;
        esac
    done
    [ ${#missing[@]} = 0 ] || apt_install "${missing[@]}"
    command -v composer >/dev/null && command -v unzip >/dev/null || apt_install composer unzip
}

# Debian 12 ships an older Node; the release we need is installed into .tools as an npm package.
node_is_new_enough() {
    command -v node >/dev/null && node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'
}

setup_node() {
    node_is_new_enough && command -v npm >/dev/null && return
    command -v npm >/dev/null || apt_install nodejs npm
    say 'Installing Node 20 into .tools'
    npm install --prefix .tools --no-audit --no-fund --loglevel=error node@20 npm@11
    hash -r
    node_is_new_enough || die 'Node 20.19 or newer is needed.'
}

setup_dependencies() {
    if [ ! -f vendor/autoload.php ] || [ composer.json -nt vendor/composer/installed.json ]; then
        say 'Installing Composer packages'
        composer install --no-progress --quiet
        touch vendor/composer/installed.json
        # Some archives unpack as 0600, which php-fpm's own user could not read.
        chmod -R a+rX vendor
    fi
    if [ ! -f node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
        say 'Installing Node packages'
        # Not `npm ci`: a registry without the binaries of other platforms leaves them out of the lock, which ci refuses.
        npm install --no-save --no-audit --no-fund --loglevel=error
        touch node_modules/.package-lock.json
    fi
}

setup_tests() {
    local missing=()
    [ -x /usr/bin/chromium ] || missing+=(chromium)
    command -v sqlite3 >/dev/null || missing+=(sqlite3)
    command -v redis-server >/dev/null || missing+=(redis-server)
    [ ${#missing[@]} = 0 ] || apt_install "${missing[@]}"
    # It renders the same with half the CPU time. If it is not available, we use the full Chromium.
    [ -x /usr/bin/chromium-headless-shell ] || (apt_install chromium-headless-shell) || say 'No chromium-headless-shell; the browser tests will take longer.'
}

# Builds the front end only when one of its sources is newer than the last build.
build_assets() {
    local manifest=public/build/manifest.json
    if [ -f "$manifest" ] && [ -z "$(find resources/js resources/css package-lock.json vite.config.ts -newer "$manifest" -type f ! -name '*.test.*' -print -quit)" ]; then
        return
    fi
    say 'Building the front end'
    NODE_ENV=production npx vite build --logLevel warn && touch "$manifest"
}

setup() {
    setup_php
    setup_node
    setup_dependencies
    [ -z "${WITH_TESTS:-}" ] || setup_tests
}
