# The ledger: postings per second compared with plain inserts of the same rows, and the verifier on millions of entries, on
# each database; sourced after setup.sh. It runs in one process, in a temporary folder.

LEDGER_FOLDER=

bench_ledger() {
    source bin/lib/databases.sh
    LEDGER_FOLDER=$(mktemp -d)
    LEDGER_RESULTS=${LEDGER_RESULTS:-$LEDGER_FOLDER}
    export LEDGER_RESULTS
    trap 'rm -rf "$LEDGER_FOLDER"; unstage' EXIT
    mkdir -p "$LEDGER_RESULTS"
    local database
    for database in ${DATABASES:-sqlite}; do
        (bench_ledger_on "$database")
        node --import tsx bench/main.ts ledger
    done
}

# In a subshell, so that its settings and its server end with it.
bench_ledger_on() {
    trap stop_ledger_database EXIT
    trap 'exit 130' INT TERM
    export APP_ENV=production APP_DEBUG=false APP_URL=http://localhost LOG_CHANNEL=stderr LOG_LEVEL=error QUEUE_CONNECTION=database CACHE_STORE=database
    APP_KEY=base64:$(openssl rand -base64 32)
    export APP_KEY SERVICES_KEY=$APP_KEY DB_CONNECTION=$1
    if [ "$1" = sqlite ]; then
        # Every commit is written to the disk, as in production, for both sides.
        export DB_DATABASE=$LEDGER_FOLDER/database.sqlite DB_SYNCHRONOUS=FULL
        touch "$DB_DATABASE"
    else
        start_database "$1"
    fi
    php artisan migrate --force --quiet
    say "$1: postings"
    php bench/php/ledger/post.php "${POSTINGS:-1000}" "${ROUNDS:-3}" >"$LEDGER_RESULTS/$1-post.json"
    # The command refuses to run in production.
    APP_ENV=local php artisan migrate:fresh --force --quiet
    say "$1: ${ENTRIES:-5000000} entries"
    php -d memory_limit=-1 bench/php/ledger/scale.php "${ENTRIES:-5000000}" "${BASE_CLIENTS:-2000}" >"$LEDGER_RESULTS/$1-scale.json"
    php bench/php/ledger/verify.php >"$LEDGER_RESULTS/$1-verify.json"
    php bench/php/ledger/pages.php "${RUNS:-40}" >"$LEDGER_RESULTS/$1-pages.json"
    if [ "$1" = sqlite ]; then
        say "$1: approvals"
        php bench/php/ledger/approve.php "${APPROVALS:-500}" "${ROUNDS:-3}" >"$LEDGER_RESULTS/$1-approve.json"
    fi
}

stop_ledger_database() {
    stop_database
    rm -f "$LEDGER_FOLDER"/database.sqlite*
}
