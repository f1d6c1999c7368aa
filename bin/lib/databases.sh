# Starts a separate database server for one run of the PHP tests or of the benchmark; sourced after setup.sh.

DATABASE_PID=
DATABASE_DIR=
DATABASE_KIND=
DATABASE_KEPT=

# start_database KIND [FOLDER]: sqlite needs nothing; the others run on loopback, on a free port, in a temporary folder, or in
# this one, which is kept with its data.
start_database() {
    [ "$1" != sqlite ] || return 0
    DATABASE_KIND=$1 DATABASE_KEPT=${2:-}
    DATABASE_DIR=${2:-$(mktemp -d)}
    mkdir -p "$DATABASE_DIR"
    chmod 755 "$DATABASE_DIR"
    export DB_HOST=127.0.0.1 DB_DATABASE=paddock DB_USERNAME=paddock DB_PASSWORD=paddock
    DB_PORT=$(php -r '$s = stream_socket_server("tcp://127.0.0.1:0"); echo explode(":", stream_socket_get_name($s, false))[1];')
    export DB_PORT DB_CONNECTION=$1
    "start_$1"
}

# The data can be made again, so neither server waits for the disk.

start_mariadb() {
    [ -x /usr/sbin/mariadbd ] || apt_install mariadb-server
    local owner client is_new=
    owner=$(database_owner mysql)
    [ -d "$DATABASE_DIR/data" ] || is_new=1
    [ -z "$is_new" ] || mariadb-install-db --no-defaults --user="$owner" --datadir="$DATABASE_DIR/data" --auth-root-authentication-method=normal --skip-test-db >"$DATABASE_DIR/log" 2>&1 \
        || database_failed
    /usr/sbin/mariadbd --no-defaults --user="$owner" --datadir="$DATABASE_DIR/data" --port="$DB_PORT" --bind-address=127.0.0.1 \
        --socket="$DATABASE_DIR/socket" --pid-file="$DATABASE_DIR/pid" --max-connections=200 \
        --innodb-flush-log-at-trx-commit=0 --innodb-doublewrite=0 --innodb-flush-method=nosync >"$DATABASE_DIR/log" 2>&1 &
    DATABASE_PID=$!
    client=(mariadb --no-defaults --socket="$DATABASE_DIR/socket" -uroot)
    await_database "${client[@]}" -e 'select 1'
    [ -z "$is_new" ] || "${client[@]}" -e "create database paddock;
        create user paddock@'%' identified by 'paddock'; grant all on *.* to paddock@'%';
        create user paddock@localhost identified by 'paddock'; grant all on *.* to paddock@localhost"
}

# Without autovacuum, because it records a table as empty after the rollback of one test, and then plans are slow for the rows of the next.
start_pgsql() {
    local bin owner as_owner=() client is_new=
    bin=$(postgres_programs)
    if [ -z "$bin" ]; then
        apt_install postgresql
        bin=$(postgres_programs)
    fi
    owner=$(database_owner postgres)
    # PostgreSQL refuses to run as root.
    [ "$(id -u)" != 0 ] || as_owner=(setpriv --reuid="$owner" --regid="$owner" --clear-groups)
    [ -d "$DATABASE_DIR/data" ] || is_new=1
    [ -z "$is_new" ] || (
        cd "$DATABASE_DIR" || exit 1
        "${as_owner[@]}" "$bin/initdb" -D "$DATABASE_DIR/data" --username=postgres --auth=trust --encoding=UTF8 --locale=C.UTF-8 --no-sync
    ) >"$DATABASE_DIR/log" 2>&1 || database_failed
    "${as_owner[@]}" "$bin/postgres" -D "$DATABASE_DIR/data" -p "$DB_PORT" -c listen_addresses=127.0.0.1 \
        -c unix_socket_directories="$DATABASE_DIR" -c max_connections=200 \
        -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c autovacuum=off >"$DATABASE_DIR/log" 2>&1 &
    DATABASE_PID=$!
    client=("$bin/psql" -h 127.0.0.1 -p "$DB_PORT" -U postgres -q)
    await_database "${client[@]}" -c 'select 1'
    [ -z "$is_new" ] || "${client[@]}" -c "create role paddock superuser login password 'paddock'" -c 'create database paddock owner paddock'
}

postgres_programs() {
    find /usr/lib/postgresql -mindepth 2 -maxdepth 2 -name bin 2>/dev/null | sort -V | tail -n 1
}

# database_owner NAME: the user of the server. Root gives the folder to NAME; other users run it as themselves.
database_owner() {
    if [ "$(id -u)" = 0 ]; then
        chown "$1" "$DATABASE_DIR"
        echo "$1"
    else
        id -un
    fi
}

# await_database COMMAND…: waits until the command succeeds.
await_database() {
    local _
    for _ in $(seq 150); do
        "$@" >/dev/null 2>&1 && return
        kill -0 "$DATABASE_PID" 2>/dev/null || break
        sleep 0.2
    done
    database_failed
}

database_failed() {
    tail -n 20 "$DATABASE_DIR/log" >&2
    die 'The database server did not start.'
}

stop_database() {
    [ -n "$DATABASE_DIR" ] || return 0
    if [ -n "$DATABASE_PID" ]; then
        # Neither waits for its clients. A server whose data is kept writes it first.
        kill -"$(database_stop_signal)" "$DATABASE_PID" 2>/dev/null
        wait "$DATABASE_PID" 2>/dev/null
    fi
    [ -n "$DATABASE_KEPT" ] || rm -rf "$DATABASE_DIR"
    DATABASE_PID='' DATABASE_DIR=''
}

database_stop_signal() {
    case $DATABASE_KEPT:$DATABASE_KIND in
        :*) echo QUIT ;;
        *:pgsql) echo INT ;;
        *) echo TERM ;;
    esac
}
