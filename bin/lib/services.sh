# Runs the product's processes in parallel, each in its own process group; sourced after environment.sh.

SERVICES=()
LOGS=storage/logs

# service NAME COMMAND…: keeps the command running, restarting it a second after it ends.
service() {
    local name=$1
    shift
    set -m
    (
        trap 'exit 0' TERM INT
        while :; do
            "$@" >>"$LOGS/$name.log" 2>&1 &
            wait $! && status=0 || status=$?
            printf '%s %s ended with %s, starting it again\n' "$(date -u +%FT%TZ)" "$name" "$status" >>"$LOGS/$name.log"
            sleep 1
        done
    ) &
    SERVICES+=($!)
    set +m
}

start_services() {
    # With opcache, requests do not compile files again; the workers share it.
    service web env -C public PHP_CLI_SERVER_WORKERS="$WEB_WORKERS" \
        php -d opcache.enable_cli=1 -d opcache.validate_timestamps=1 -d upload_max_filesize=20M -d post_max_size=24M -S "$APP_HOST:$APP_PORT" -t . ../bin/lib/router.php
    service queue php artisan queue:work --queue=live,default --sleep=0.05 --tries=5 --timeout=60 --max-time=3600
    service scheduler php artisan schedule:work
    # Not with npx: it would end and leave the server running.
    service realtime node --import tsx realtime/src/main.ts
}

# Stops every service; kills those that still run after five seconds.
stop_services() {
    trap - INT TERM EXIT
    [ ${#SERVICES[@]} -gt 0 ] || return 0
    local pid
    for pid in "${SERVICES[@]}"; do kill -TERM -- "-$pid" 2>/dev/null || true; done
    for _ in $(seq 50); do
        local left=0
        for pid in "${SERVICES[@]}"; do ! kill -0 -- "-$pid" 2>/dev/null || left=1; done
        [ "$left" = 1 ] || break
        sleep 0.1
    done
    for pid in "${SERVICES[@]}"; do kill -KILL -- "-$pid" 2>/dev/null || true; done
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
