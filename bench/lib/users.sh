# The lists of 300 users, 5,000 acknowledgements and a million entries of the authentication log, on SQLite in a temporary folder; sourced after setup.sh.

bench_users() {
    local folder
    folder=$(mktemp -d)
    (
        trap 'rm -rf "$folder"' EXIT
        export APP_ENV=production APP_DEBUG=false APP_URL=http://localhost LOG_CHANNEL=stderr LOG_LEVEL=error QUEUE_CONNECTION=database CACHE_STORE=database RATE_LIMIT_WEB=100000000
        APP_KEY=base64:$(openssl rand -base64 32)
        export APP_KEY SERVICES_KEY=$APP_KEY DB_CONNECTION=sqlite DB_DATABASE=$folder/database.sqlite
        touch "$DB_DATABASE"
        php artisan migrate --force --quiet
        say "${AUTHENTICATION_LOGS:-1000000} entries of the authentication log"
        php -d memory_limit=-1 bench/php/users.php "${AUTHENTICATION_LOGS:-1000000}" "${RUNS:-40}"
    )
}
