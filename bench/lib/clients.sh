# The client pages, list, search, import and export on 100,000 and 1,000,000 clients, on each database; sourced after
# setup.sh. It runs in one process without nginx. Each database starts on a free port with its kept data set, and does not wait
# for the disk.

CLIENTS_FOLDER=

bench_clients() {
    source bin/lib/databases.sh
    CLIENTS_FOLDER=$(mktemp -d)
    CLIENTS_RESULTS=${CLIENTS_RESULTS:-$CLIENTS_FOLDER}
    export CLIENTS_RESULTS
    trap 'rm -rf "$CLIENTS_FOLDER"; unstage' EXIT
    mkdir -p "$CLIENTS_RESULTS"
    local database
    for database in ${DATABASES:-sqlite mariadb pgsql}; do
        (bench_clients_on "$database")
        node --import tsx bench/main.ts clients
    done
    section import
    measured php -d memory_limit=-1 bench/php/import.php "${IMPORT_ROWS:-100000}" >"$CLIENTS_RESULTS/import.json"
    node --import tsx bench/main.ts clients
}

# Prints how filters and typing ahead grow, on the kept data sets of bench_clients.
bench_growth() { on_each_database bench_growth_on; }

on_each_database() {
    source bin/lib/databases.sh
    local database
    for database in ${DATABASES:-sqlite mariadb pgsql}; do
        ("$1" "$database")
    done
}

bench_growth_on() {
    local size folder places=()
    GROWTH_SERVERS=()
    trap '[ ${#GROWTH_SERVERS[@]} = 0 ] || kill "${GROWTH_SERVERS[@]}"; wait' EXIT
    trap 'exit 130' INT TERM
    clients_settings "$1"
    for size in 1000000 100000; do
        folder=$(dataset "clients-$1-$size-${BASE_CLIENTS:-20000}" bench/php/clients/{scale,copies,indexes}.php)
        [ -e "$folder/ready" ] || die "There is no data set $folder: run bench/run clients first."
        open_clients "$1" "$folder"
        if [ "$1" = sqlite ]; then
            places+=("$DB_DATABASE")
        else
            places+=("$DB_PORT")
            GROWTH_SERVERS+=("$DATABASE_PID")
        fi
    done
    say "Growth on $1, from 100,000 to 1,000,000 clients"
    php -d memory_limit=-1 bench/php/clients/growth.php "${places[@]}"
}

# Prints the pages without a record in their address that take longer than PAGES_OVER milliseconds, slowest first.
bench_all_pages() { on_each_database bench_all_pages_on; }

bench_all_pages_on() {
    local size folder
    trap stop_database EXIT
    trap 'exit 130' INT TERM
    clients_settings "$1"
    section "all-pages on $1"
    for size in ${SIZES:-100000 1000000}; do
        folder=$(dataset "clients-$1-$size-${BASE_CLIENTS:-20000}" bench/php/clients/{scale,copies,indexes}.php)
        [ -e "$folder/ready" ] || make_clients "$1" "$size" "$folder" ''
        open_clients "$1" "$folder"
        say "$1: pages of $size clients over ${PAGES_OVER:-50} ms"
        measured php -d memory_limit=-1 bench/php/clients/pages.php "${RUNS:-5}" "${PAGES_OVER:-50}"
        stop_database
    done
}

clients_settings() {
    export APP_ENV=production APP_DEBUG=false APP_URL=http://localhost LOG_CHANNEL=stderr LOG_LEVEL=error QUEUE_CONNECTION=database
    export CACHE_STORE=database SESSION_DRIVER=database RATE_LIMIT_WEB=100000000
    APP_KEY=$(dataset_key)
    export APP_KEY SERVICES_KEY=$APP_KEY DB_CONNECTION=$1
}

# In a subshell, so that its settings and its server end with it.
bench_clients_on() {
    local size folder smaller=
    trap stop_database EXIT
    trap 'exit 130' INT TERM
    clients_settings "$1"
    section "clients on $1"
    for size in ${SIZES:-100000 1000000}; do
        folder=$(dataset "clients-$1-$size-${BASE_CLIENTS:-20000}" bench/php/clients/{scale,copies,indexes}.php)
        [ -e "$folder/ready" ] || make_clients "$1" "$size" "$folder" "$smaller"
        say "$1: $size clients"
        cp "$folder/scale.json" "$CLIENTS_RESULTS/$1-$size-scale.json"
        open_clients "$1" "$folder"
        measured php -d memory_limit=-1 bench/php/clients/measure.php "${RUNS:-40}" >"$CLIENTS_RESULTS/$1-$size-pages.json"
        measured php bench/php/clients/export.php "$CLIENTS_FOLDER" "${ROUNDS:-3}" >"$CLIENTS_RESULTS/$1-$size-export.json"
        stop_database
        smaller=$folder
    done
}

# make_clients KIND SIZE FOLDER SMALLER: adds to a copy of the smaller data set, if there is one.
make_clients() {
    say "Making a data set of $2 clients"
    rm -rf "$3"
    if [ -n "$4" ]; then
        cp -a "$4" "$3"
        rm "$3/ready"
    else
        mkdir -p "$3"
    fi
    open_clients "$1" "$3"
    php artisan migrate --force --quiet
    php -d memory_limit=-1 bench/php/clients/scale.php "$2" "${BASE_CLIENTS:-20000}" >"$3/scale.json"
    stop_database
    touch "$3/ready"
}

open_clients() {
    if [ "$1" = sqlite ]; then
        # Each visit writes its session, and the disk would dominate the measurement.
        export DB_DATABASE=$2/database.sqlite DB_SYNCHRONOUS=OFF
        touch "$DB_DATABASE"
    else
        start_database "$1" "$2"
        give_memory "$1"
    fi
}

# MariaDB's default is 128 MB, less than the indexes of a million clients, and not realistic. PostgreSQL uses the system's file
# cache; its page cost comes from docs/operations.md.
give_memory() {
    [ "$1" != pgsql ] || "$(postgres_programs)/psql" -h 127.0.0.1 -p "$DB_PORT" -U postgres -qc 'alter database paddock set random_page_cost = 1.1'
    [ "$1" != mariadb ] || mariadb --no-defaults --socket="$DATABASE_DIR/socket" -uroot -e "set global innodb_buffer_pool_size = ${MARIADB_MEMORY:-4294967296}"
}
