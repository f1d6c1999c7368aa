# The .env of this checkout and the settings that bin/ reads from it; sourced after setup.sh.

setting() { sed -n "s/^$1=//p" .env | tail -n 1 | tr -d '"'; }

fill_setting() {
    grep -q "^$1=" .env || echo "$1=" >> .env
    [ -n "$(setting "$1")" ] || sed -i "s|^$1=.*|$1=$2|" .env
}

# Creates .env with new keys on the first start; existing values never change.
prepare_environment() {
    [ -f .env ] || cp .env.example .env
    [ -n "$(setting APP_KEY)" ] || php artisan key:generate --force --quiet
    fill_setting SERVICES_KEY "base64:$(php -r 'echo base64_encode(random_bytes(32));')"
    fill_setting REVERB_APP_KEY "$(php -r 'echo bin2hex(random_bytes(10));')"
    fill_setting REVERB_APP_SECRET "$(php -r 'echo bin2hex(random_bytes(24));')"
}

# Environment variables override .env, as in Laravel.
load_settings() {
    local name
    for name in APP_HOST APP_PORT APP_URL WEB_WORKERS DB_CONNECTION DB_DATABASE REALTIME_HOST REALTIME_PORT; do
        [ -n "${!name:-}" ] || printf -v "$name" '%s' "$(setting "$name")"
    done
    APP_HOST=${APP_HOST:-127.0.0.1} APP_PORT=${APP_PORT:-8000} WEB_WORKERS=${WEB_WORKERS:-4}
    APP_URL=${APP_URL:-http://$APP_HOST:$APP_PORT}
    REALTIME_HOST=${REALTIME_HOST:-127.0.0.1} REALTIME_PORT=${REALTIME_PORT:-8081}
    DB_CONNECTION=${DB_CONNECTION:-sqlite} DB_FILE=${DB_DATABASE:-database/database.sqlite}
}

# require_free_port HOST PORT SETTING: checks the address that the service will use.
require_free_port() {
    php -r '$socket = @stream_socket_server("tcp://$argv[1]:$argv[2]"); exit($socket === false ? 1 : 0);' "$1" "$2" \
        || die "Port $2 of $1 cannot be opened. Stop what runs there, or set another $3 in .env."
}
