<?php

declare(strict_types=1);

/** Every setting of the product that is not the framework's. Times are seconds unless the name says otherwise. */
return [
    // Zone of staff who have not chosen one.
    'timezone' => 'Australia/Melbourne',

    'auth' => [
        // A signed-in session without any request for this long is ended; the page warns `idle_warning` before.
        'idle_timeout' => (int) env('AUTH_IDLE_TIMEOUT', 8 * 3600),
        'idle_warning' => (int) env('AUTH_IDLE_WARNING', 120),
        // However busy, a session ends after this long (ASVS 5.0.0, 7.3.2).
        'absolute_timeout' => (int) env('AUTH_ABSOLUTE_TIMEOUT', 24 * 3600),
        'trusted_device_days' => 30,
        // The password step must be followed by the second factor within this time.
        'two_factor_window' => 600,
        'password_reset_minutes' => 60,
        // Attempts allowed in the window, counted before the password is hashed.
        'throttle' => [
            'account' => ['attempts' => 10, 'seconds' => 600],
            'address' => ['attempts' => (int) env('AUTH_THROTTLE_ADDRESS', 60), 'seconds' => 600],
            'pair' => ['attempts' => 5, 'seconds' => 60],
        ],
    ],

    'impersonation' => [
        'minutes' => 30,
    ],

    // Requests a minute, per signed-in account (without one, per address), token or webhook source.
    'rate_limits' => [
        // Where page requests are counted: a file on this machine, or Redis when several machines answer.
        'store' => env('RATE_LIMIT_STORE', env('CACHE_STORE') === 'redis' ? 'redis' : 'file'),
        'web' => (int) env('RATE_LIMIT_WEB', 600),
        'api' => (int) env('RATE_LIMIT_API', 600),
        'webhooks' => (int) env('RATE_LIMIT_WEBHOOKS', 600),
    ],

    'lists' => [
        // Counts above this are shown as "10,000+": counting on costs more than it tells.
        'count_cap' => 10_000,
        'per_page' => [25, 50, 100, 200],
    ],

    'clients' => [
        // Whose clients account managers may change: `own`, `team` (those who share their lead too) or `all`.
        'edit_scope' => env('CLIENT_EDIT_SCOPE', 'team'),
    ],

    'matching' => [
        // Whether duplicates are looked for as soon as somebody is new or changes, and not only at night.
        'at_once' => (bool) env('MATCHING_AT_ONCE', true),
    ],

    'duplicates' => [
        // Whether a line of the bank is compared with those before it as soon as it came, and not only at night.
        'at_once' => (bool) env('DUPLICATES_AT_ONCE', true),
    ],

    'exports' => [
        // Written by one job; the next part is another job, so that other work gets its turn.
        'rows_a_part' => 10_000,
        'keep_days' => 7,
    ],

    'intake' => [
        // Longer than any sender goes on trying: an answer given within this time is given again, never worked out anew.
        'idempotency_hours' => 7 * 24,
        'webhook_tolerance_seconds' => 300,
        // How long a call waits for another one under its key, to give that one's answer.
        'wait_milliseconds' => 2000,
        // A call under an Idempotency-Key that has not ended by now died; the next one with the key does the work.
        'lock_seconds' => 20,
        // By path; `*` is every other call. A picture grows by a third when a signed call sends it as base64 text.
        'max_body_bytes' => [
            '*' => 64 * 1024,
            'bets' => 1024 * 1024,
            // A text of 100,000 characters, written as \u escapes.
            'emails/inbound' => 1280 * 1024,
            // Fifty texts of 2,000 characters, written as \u escapes.
            'form-submissions' => 1536 * 1024,
            'ip-sightings' => 1024 * 1024,
            'rsg-communications' => 128 * 1024,
            'social-media-reviews' => 7 * 1024 * 1024,
        ],
        'max_depth' => 16,
        // A delivery that a died process left unfinished is done again after this time, and given up after so many attempts.
        'unfinished_after_seconds' => 120,
        'replay_attempts' => 5,
        'keep_processed_days' => 30,
        'keep_unprocessed_days' => 90,
        // Commas and brackets of a JSON body, which bound the memory that reading it takes.
        'max_parts' => 100_000,
    ],

    'sms' => [
        // `simulated` takes every message and reports that it arrived; `http` is the gateway at `url`.
        'driver' => env('SMS_DRIVER', 'simulated'),
        'url' => env('SMS_URL', ''),
        'token' => env('SMS_TOKEN', ''),
        // Whom the messages come from: a number, or a name of at most 11 letters.
        'sender' => env('SMS_SENDER', 'Paddock'),
    ],

    'withdrawals' => [
        // Cents. From here on requester, checker and approver are three people, and the approver's role says that it may.
        'four_eyes_cents' => (int) env('WITHDRAWAL_FOUR_EYES_CENTS', 100_000),
        // Minutes since the client asked, after which it is getting late, and is late.
        'warn_after_minutes' => 60,
        'late_after_minutes' => 240,
    ],

    // What the bank gave to whoever sends it files of payments; the values here are a demo's.
    'payments' => [
        'bank' => env('PAYMENT_FILE_BANK', 'CBA'),
        'user_name' => env('PAYMENT_FILE_USER_NAME', 'PADDOCK'),
        'user_id' => env('PAYMENT_FILE_USER_ID', '301500'),
        'description' => env('PAYMENT_FILE_DESCRIPTION', 'WITHDRAWALS'),
        'remitter' => env('PAYMENT_FILE_REMITTER', 'PADDOCK'),
        // The account that pays, and that unpaid money comes back to.
        'trace_bsb' => env('PAYMENT_FILE_TRACE_BSB', '062-000'),
        'trace_account' => env('PAYMENT_FILE_TRACE_ACCOUNT', '12345678'),
        // Whether the file ends with a line that takes the total from that account. Ask the bank: some need it, some refuse it.
        'is_balanced' => (bool) env('PAYMENT_FILE_IS_BALANCED', true),
        'most_items' => 500,
    ],

    'deposits' => [
        // A deposit is matched without anybody looking only by a rule of which so much is proved by past decisions: Wilson's lower
        // bound of the share that was right, over at least so many decisions. Approval stays with a person.
        'auto_match_precision' => (float) env('AUTO_MATCH_PRECISION', 0.995),
        'auto_match_sample' => (int) env('AUTO_MATCH_SAMPLE', 50),
        // A deposit that waits for longer is a difference of its day.
        'overdue_hours' => 24,
        // From when on a deposit that waits for a decision is coloured.
        'ages' => ['waiting' => 3600, 'late' => 4 * 3600, 'overdue' => 24 * 3600],
        // The sums of a list are made of at most so many rows; the list says so beyond.
        'sum_cap' => 50_000,
    ],

    'attachments' => [
        // A deleted file can be brought back for this long; then it is gone from the disk too.
        'keep_deleted_days' => 30,
    ],

    'outbox' => [
        // How long a worker may hold a row. A killed worker's rows are done by another one after that.
        'lease_seconds' => (int) env('OUTBOX_LEASE', 30),
        'keep_delivered_hours' => 24,
    ],

    // `/ready` answers 503 beyond these.
    'readiness' => [
        'free_bytes' => (int) env('READY_FREE_BYTES', 200 * 1024 * 1024),
        'outbox_seconds' => 60,
        'scheduler_seconds' => 180,
        // Where the last answer is kept for a few seconds; on this host's own disk.
        'file' => storage_path('framework/cache/readiness.json'),
    ],

    'notifications' => [
        // Unread ones of each type that a page starts with; the message list is short by the specification's section 9.
        'recent' => 50,
        'recent_messages' => 10,
        'keep_read_days' => 30,
    ],
];
