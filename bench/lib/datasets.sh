# Data sets that take minutes to make are kept for later runs, each in a folder of its own; sourced after setup.sh. A folder's
# name contains a hash of what the data is made of, so a changed migration, seeder or script makes a new one. Delete the folder
# to make all of them again, and after a change of code that writes demo data.

# Not in the home folder: the database servers have users of their own.
DATASETS=${DATASETS:-/var/tmp/paddock-bench}
SECTION_SECONDS=600

# dataset NAME FILE…: the folder of a data set that the migrations, the seeders and these files make.
dataset() {
    local hash
    hash=$(find database "${@:2}" -type f ! -name '*.sqlite*' -print0 | sort -z | xargs -0 sha256sum | sha256sum | cut -c1-12)
    mkdir -p "$DATASETS"
    chmod 755 "$DATASETS"
    echo "$DATASETS/$1-$hash"
}

# One key for all runs: the data has encrypted columns.
dataset_key() {
    mkdir -p "$DATASETS"
    [ -s "$DATASETS/key" ] || echo "base64:$(openssl rand -base64 32)" >"$DATASETS/key"
    cat "$DATASETS/key"
}

# section NAME: begins the ten minutes of a section; making its data does not count.
section() { SECTION=$1 SECTION_LEFT=$SECTION_SECONDS; }

# measured COMMAND…: runs a command in what is left of the section's ten minutes.
measured() {
    local started=$SECONDS status=0
    timeout --foreground "$SECTION_LEFT" "$@" || status=$?
    SECTION_LEFT=$((SECTION_LEFT - SECONDS + started))
    [ "$status" != 124 ] && [ "$SECTION_LEFT" -gt 0 ] || die "$SECTION took longer than $SECTION_SECONDS seconds."
    return "$status"
}
