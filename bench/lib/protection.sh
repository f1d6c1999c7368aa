# Protection of excluded people at 1,000,000 clients on SQLite, beside plain SQL; sourced after clients.sh. It runs in one process
# without nginx, on a copy of the data set, because it excludes people.

bench_protection() {
    PROTECTION_FOLDER=$(mktemp -d)
    export PROTECTION_RESULTS=$PROTECTION_FOLDER/protection.json
    trap 'rm -rf "$PROTECTION_FOLDER"; unstage' EXIT
    (bench_protection_on "${PROTECTION_CLIENTS:-1000000}")
    node --import tsx bench/main.ts protection
}

# In a subshell, so that its settings end with it.
bench_protection_on() {
    local folder
    source bin/lib/databases.sh
    export APP_ENV=production APP_DEBUG=false APP_URL=http://localhost LOG_CHANNEL=stderr LOG_LEVEL=error CACHE_STORE=database SESSION_DRIVER=database
    APP_KEY=$(dataset_key)
    export APP_KEY SERVICES_KEY=$APP_KEY DB_CONNECTION=sqlite
    section protection
    folder=$(dataset "clients-sqlite-$1-${BASE_CLIENTS:-20000}" bench/php/clients/{scale,copies,indexes}.php)
    [ -e "$folder/ready" ] || make_clients sqlite "$1" "$folder" ''
    cp "$folder"/database.sqlite* "$PROTECTION_FOLDER"
    export DB_DATABASE=$PROTECTION_FOLDER/database.sqlite DB_SYNCHRONOUS=OFF
    measured php -d memory_limit=-1 bench/php/protection.php "${ROUNDS:-3}" "${PEOPLE:-20}" >"$PROTECTION_RESULTS"
}
