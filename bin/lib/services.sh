# Runs the product's processes in parallel; sourced after environment.sh.

SERVICES=()
LOGS=storage/logs

# service NAME COMMAND…: keeps the command running, restarting it a second after it ends.
# The command has its own process group, so that children it leaves behind are found: workers of a dead web server keep its port.
service() {
    local name=$1
    shift
    (
        set -m
        group=
        trap 'end_group "$group"; exit 0' TERM INT
        while :; do
            "$@" >>"$LOGS/$name.log" 2>&1 &
            group=$!
            wait "$group" && status=0 || status=$?
            kill -KILL -- "-$group" 2>/dev/null || true
            printf '%s %s ended with %s, starting it again\n' "$(date -u +%FT%TZ)" "$name" "$status" >>"$LOGS/$name.log"
            sleep 1
        done
    ) &
    SERVICES+=($!)
}

# Ends the processes of a group; kills those that still run after five seconds.
end_group() {
    [ -n "$1" ] || return 0
    kill -TERM -- "-$1" 2>/dev/null || true
    for _ in $(seq 50); do
        kill -0 -- "-$1" 2>/dev/null || return 0
        sleep 0.1
    done
    kill -KILL -- "-$1" 2>/dev/null || true
}

# PHP's web server never replaces a worker, so it starts again when one is missing. On INT every process finishes its request first.
# It also starts again when a route file changes, because reading all routes takes longer than most requests and is done once.
web_server() {
    local master routes="$PWD/storage/framework/routes.php"
    APP_ROUTES_CACHE=$routes php artisan route:cache --quiet || true
    # With opcache, requests do not compile files again; the workers share it.
    env -C public APP_ROUTES_CACHE="$routes" PHP_CLI_SERVER_WORKERS="$WEB_WORKERS" \
        php -d opcache.enable_cli=1 -d opcache.validate_timestamps=1 -d upload_max_filesize=20M -d post_max_size=24M -S "$APP_HOST:$APP_PORT" -t . ../bin/lib/router.php &
    master=$!
    # With one worker, PHP has only the master.
    while sleep 1 && kill -0 "$master" 2>/dev/null; do
        [ -z "$(find routes -newer "$routes" -name '*.php' -print -quit 2>/dev/null)" ] || break
        [ "$WEB_WORKERS" = 1 ] || [ "$(workers_of "$master" | wc -l)" -ge "$WEB_WORKERS" ] || break
    done
    # shellcheck disable=SC2046
    kill -INT "$master" $(workers_of "$master") 2>/dev/null || true
    wait "$master"
}

# The ids of the living children of a process.
workers_of() {
    ps -A -o ppid=,stat=,pid= | awk -v parent="$1" '$1 == parent && $2 !~ /^Z/ { print $3 }'
}

start_services() {
    # Not with npx: it would end and leave the server running.
    service realtime node --import tsx realtime/src/main.ts
    service web web_server
    # The queue's first events would find no realtime server and be logged as errors.
    wait_until_up "http://$REALTIME_HOST:$REALTIME_PORT/up" || true
    service queue php artisan queue:work --queue=live,default,blasts --sleep=0.05 --tries=5 --timeout=60 --max-time=3600
    service scheduler php artisan schedule:work
}

# Stops every service and waits for it.
stop_services() {
    trap - INT TERM EXIT
    [ ${#SERVICES[@]} -gt 0 ] || return 0
    local pid
    for pid in "${SERVICES[@]}"; do kill -TERM "$pid" 2>/dev/null || true; done
    wait "${SERVICES[@]}" 2>/dev/null || true
    SERVICES=()
}

wait_until_up() {
    for _ in $(seq 100); do
        php -r '$up = @file_get_contents($argv[1]); exit($up === false ? 1 : 0);' "$1" && return 0
        sleep 0.2
    done
    return 1
}

wait_for_services() {
    wait "${SERVICES[@]}" || true
}
