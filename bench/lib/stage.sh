# A temporary installation of this checkout, as described in deploy/: release, database, nginx, php-fpm, realtime, queue.
# Sourced after bin/lib/setup.sh. Everything is in one temporary folder, on free ports of the loopback address.

STAGED=()

free_port() { php -r '$s = stream_socket_server("tcp://127.0.0.1:0"); echo explode(":", stream_socket_get_name($s, false))[1];'; }

install_servers() {
    local missing=() command
    for command in nginx:nginx php-fpm8.2:php8.2-fpm wrk:wrk openssl:openssl; do
        [ -x "$(PATH="$PATH:/usr/sbin" command -v "${command%%:*}")" ] || missing+=("${command#*:}")
    done
    [ ${#missing[@]} = 0 ] || apt_install "${missing[@]}"
}

stage() {
    install_servers
    STAGE=$(mktemp -d)
    chmod 755 "$STAGE"
    export STAGE RELEASE="$STAGE/release" PATH="$PATH:/usr/sbin"
    export HTTPS_PORT BASE_PORT REALTIME_PORT
    HTTPS_PORT=$(free_port) BASE_PORT=$(free_port) REALTIME_PORT=$(free_port)
    copy_release
    write_settings
    prepare_release
    start_web
}

# Measures a copy, so that changes to the checkout do not affect the run.
copy_release() {
    say "Copying the checkout to $RELEASE"
    mkdir -p "$RELEASE"/storage/{app/private,framework/{cache/data,sessions,views},logs} "$STAGE/data"
    cp -a app artisan bench bootstrap composer.json config database package.json polyfills public realtime resources routes \
        tsconfig.json vendor vite.config.ts "$RELEASE"
    rm -rf "$RELEASE"/bootstrap/cache/*.php "$RELEASE"/public/{hot,build} "$RELEASE"/database/*.sqlite*
    # Hard links, because Vite names what it finds behind a symbolic link by its real path.
    cp -al "$ROOT/node_modules" "$RELEASE/node_modules" 2>/dev/null || cp -a "$ROOT/node_modules" "$RELEASE/node_modules"
    # The page measurement needs an extra route as its base, which only the benchmark has.
    cp bench/php/BenchServiceProvider.php "$RELEASE/app/Providers/"
    cp bench/php/BenchController.php "$RELEASE/app/Http/Controllers/"
    sed -i 's|^];|    App\\Providers\\BenchServiceProvider::class,\n];|' "$RELEASE/bootstrap/providers.php"
}

write_settings() {
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=127.0.0.1 \
        -addext subjectAltName=IP:127.0.0.1 -keyout "$STAGE/key.pem" -out "$STAGE/certificate.pem" 2>/dev/null
    cat >"$RELEASE/.env" <<SETTINGS
APP_NAME=Paddock
APP_ENV=production
APP_DEBUG=false
APP_KEY=$(dataset_key)
SERVICES_KEY=$(dataset_key)
APP_URL=https://127.0.0.1:$HTTPS_PORT
LOG_CHANNEL=single
LOG_LEVEL=warning
DB_CONNECTION=sqlite
DB_DATABASE=$STAGE/data/database.sqlite
QUEUE_CONNECTION=database
CACHE_STORE=${BENCH_CACHE_STORE:-database}
SESSION_DRIVER=${BENCH_SESSION_DRIVER:-database}
REVERB_APP_ID=paddock
REVERB_APP_KEY=bench-key
REVERB_APP_SECRET=$(openssl rand -hex 24)
REVERB_HOST=127.0.0.1
REVERB_PORT=$REALTIME_PORT
REVERB_CLIENT_PORT=$HTTPS_PORT
REVERB_CLIENT_SCHEME=https
REALTIME_PORT=$REALTIME_PORT
REALTIME_MAX_BATCH_EVENTS=${REALTIME_MAX_BATCH_EVENTS:-400}
RATE_LIMIT_WEB=100000000
RATE_LIMIT_API=100000000
AUTH_THROTTLE_ADDRESS=100000
SETTINGS
    cat >"$STAGE/settings" <<SETTINGS
SERVER_NAME=127.0.0.1
HTTP_LISTEN=127.0.0.1:$(free_port)
HTTPS_LISTEN=127.0.0.1:$HTTPS_PORT
TLS_CERTIFICATE=$STAGE/certificate.pem
TLS_KEY=$STAGE/key.pem
APP_ROOT=$RELEASE
SHARED_ROOT=$STAGE
APP_USER=$(web_user)
WEB_USER=$(web_user)
LOG_DIR=$STAGE
FPM_SOCKET=$STAGE/php.sock
FPM_CHILDREN=${FPM_CHILDREN:-6}
REALTIME_PORT=$REALTIME_PORT
NODE_BINARY=$(command -v node)
SETTINGS
}

web_user() { if [ "$(id -u)" = 0 ]; then echo www-data; else id -un; fi; }

prepare_release() {
    local folder
    folder=$(dataset "stage-$CLIENTS")
    say "Building"
    (
        cd "$RELEASE"
        composer dump-autoload --optimize --quiet
        npx vite build --logLevel warn
        if [ ! -e "$folder/ready" ]; then
            say "Seeding $CLIENTS clients"
            rm -rf "$folder"
            mkdir -p "$folder"
            touch "$folder/database.sqlite"
            DB_DATABASE=$folder/database.sqlite php artisan migrate --force --quiet
            DB_DATABASE=$folder/database.sqlite php artisan demo:seed --force --clients="$CLIENTS" --quiet
            touch "$folder/ready"
        fi
        cp "$folder/database.sqlite" "$STAGE/data/"
        php bench/php/staff.php >"$STAGE/staff.json"
        php bench/php/queries.php "$STAGE"
        "$ROOT/deploy/prepare"
    )
    [ "$(id -u)" != 0 ] || chown -R www-data "$RELEASE"/{storage,bootstrap/cache} "$STAGE/data"
}

# php-fpm and nginx as configured in deploy/; the rest here is the same as in Debian's main files.
start_web() {
    deploy/render "$STAGE/settings" "$STAGE/etc"
    mkdir -p "$STAGE"/etc/{php,nginx/paddock} "$STAGE/nginx"
    cp "$STAGE/etc/php-fpm/php.ini" "$STAGE/etc/php/99-paddock.ini"
    mv "$STAGE/etc/nginx/trusted-proxies.conf" "$STAGE/etc/nginx/paddock/"
    cp /etc/nginx/{mime.types,fastcgi_params} "$STAGE/etc/nginx/"
    printf '[global]\npid = %s\nerror_log = %s\ninclude = %s\n' "$STAGE/php.pid" "$STAGE/php.log" "$STAGE/etc/php-fpm/paddock.conf" >"$STAGE/etc/php-fpm.conf"
    sed -e "s|@STAGE@|$STAGE|g" -e "s|@BASE_PORT@|$BASE_PORT|g" -e "s|@RELEASE@|$RELEASE|g" -e "s|@WEB_USER@|$(web_user)|g" bench/lib/nginx.conf >"$STAGE/etc/nginx/nginx.conf"

    PHP_INI_SCAN_DIR=":$STAGE/etc/php" php-fpm8.2 --nodaemonize --fpm-config "$STAGE/etc/php-fpm.conf" >"$STAGE/fpm.out" 2>&1 &
    STAGED+=($!)
    nginx -c "$STAGE/etc/nginx/nginx.conf" -p "$STAGE/nginx" -e "$STAGE/nginx-error.log" -g 'daemon off;' &
    STAGED+=($!)
    for _ in $(seq 100); do
        curl --silent --fail --cacert "$STAGE/certificate.pem" "https://127.0.0.1:$HTTPS_PORT/up" >/dev/null && return
        sleep 0.1
    done
    tail -n 4 "$STAGE"/*.log "$RELEASE"/storage/logs/* "$STAGE/fpm.out" >&2
    die "The staged installation did not answer."
}

unstage() {
    local pid
    for pid in "${STAGED[@]}"; do kill -QUIT "$pid" 2>/dev/null || true; done
    for pid in "${STAGED[@]}"; do wait "$pid" 2>/dev/null || true; done
    [ -z "${STAGE:-}" ] || [ -n "${KEEP_STAGE:-}" ] || rm -rf "$STAGE"
}
