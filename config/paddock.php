<?php

declare(strict_types=1);

/** Paddock's own settings. Times are in seconds unless the name says otherwise. */
return [
    // Default time zone of staff.
    'timezone' => 'Australia/Melbourne',

    'auth' => [
        // A session without requests for this long is ended. The page warns `idle_warning` before that.
        'idle_timeout' => (int) env('AUTH_IDLE_TIMEOUT', 8 * 3600),
        'idle_warning' => (int) env('AUTH_IDLE_WARNING', 120),
        // Maximum length of a session (ASVS 5.0.0, 7.3.2).
        'absolute_timeout' => (int) env('AUTH_ABSOLUTE_TIMEOUT', 24 * 3600),
        'trusted_device_days' => 30,
        // Time for the second factor after the password.
        'two_factor_window' => 600,
        'password_reset_minutes' => 60,
        // How long the link of an invitation works.
        'invitation_hours' => 72,
        // Allowed attempts per window, counted before the password is hashed.
        'throttle' => [
            'account' => ['attempts' => 10, 'seconds' => 600],
            'address' => ['attempts' => (int) env('AUTH_THROTTLE_ADDRESS', 60), 'seconds' => 600],
            'pair' => ['attempts' => 5, 'seconds' => 60],
            // The account's attempts from one address.
            'share' => ['attempts' => 8, 'seconds' => 600],
        ],
    ],

    'impersonation' => [
        'minutes' => 30,
    ],

    // Requests per minute and user (or IP address when signed out), token or webhook source.
    'rate_limits' => [
        // Cache store of the counts: a local file, or Redis with several web servers.
        'store' => env('RATE_LIMIT_STORE', env('CACHE_STORE') === 'redis' ? 'redis' : 'file'),
        'web' => (int) env('RATE_LIMIT_WEB', 600),
        'api' => (int) env('RATE_LIMIT_API', 600),
        'webhooks' => (int) env('RATE_LIMIT_WEBHOOKS', 600),
    ],

    'lists' => [
        // Higher counts are shown as "10,000+".
        'count_cap' => 10_000,
        // The filters of a list with more records than `long` show "1,000+": counting on would take longer than reading the page.
        'long' => 250_000,
        'long_count_cap' => 1_000,
        'per_page' => [25, 50, 100, 200],
    ],

    'clients' => [
        // Clients that roles without the duty to change all clients can change: `own`, `team` (also those of colleagues with the same lead) or `all`.
        'edit_scope' => env('CLIENT_EDIT_SCOPE', 'team'),
    ],

    'matching' => [
        // Whether possible matches are searched after each change, or only at night.
        'at_once' => (bool) env('MATCHING_AT_ONCE', true),
    ],

    'duplicates' => [
        // Whether a bank line is checked for duplicates on arrival, or only at night.
        'at_once' => (bool) env('DUPLICATES_AT_ONCE', true),
    ],

    'exports' => [
        // Rows per job. The next part is another job, so that other work gets its turn.
        'rows_a_part' => 10_000,
        'keep_days' => 7,
    ],

    'intake' => [
        // How long answers are stored. Longer than senders retry.
        'idempotency_hours' => 7 * 24,
        'webhook_tolerance_seconds' => 300,
        // How long a call waits for another call with the same key.
        'wait_milliseconds' => 2000,
        // After this time an unfinished call is treated as dead, and the next call with its key does the work.
        'lock_seconds' => 20,
        // By path; `*` is the default. Base64 makes a picture a third larger.
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
        // Unfinished deliveries are replayed after this time, up to a number of attempts.
        'unfinished_after_seconds' => 120,
        'replay_attempts' => 5,
        'keep_processed_days' => 30,
        'keep_unprocessed_days' => 90,
        // Maximum of commas and brackets in a JSON body, which limits the memory to decode it.
        'max_parts' => 100_000,
    ],

    // Encrypt the secrets of Services, apart from APP_KEY.
    'services' => [
        'key' => (string) env('SERVICES_KEY', ''),
        // Earlier keys during a change of the key, separated by commas.
        'previous_keys' => array_values(array_filter(explode(',', (string) env('SERVICES_PREVIOUS_KEYS', '')))),
    ],

    'sms' => [
        // `simulated` accepts messages and reports their delivery; `http` uses the gateway at `url`.
        'driver' => env('SMS_DRIVER', 'simulated'),
        'url' => env('SMS_URL', ''),
        'token' => env('SMS_TOKEN', ''),
        // The sender: a number, or a name of up to 11 letters.
        'sender' => env('SMS_SENDER', 'Paddock'),
        // Sender names on ACMA's SMS Sender ID Register, separated by commas. Marketing is refused under any other name.
        'registered_senders' => array_filter(array_map(trim(...), explode(',', (string) env('SMS_REGISTERED_SENDERS', 'Paddock')))),
        // Messages of blasts a minute. The gateway accepts more, but replies come to the same few colleagues.
        'blasts_per_minute' => (int) env('SMS_BLASTS_PER_MINUTE', 600),
    ],

    'betstop' => [
        // `simulated` answers from the notices that were received; `http` asks the register at `url`.
        'driver' => env('BETSTOP_DRIVER', 'simulated'),
        'url' => env('BETSTOP_URL', ''),
        'key' => env('BETSTOP_KEY', ''),
        // With the retries less than `intake.lock_seconds`, because an intake call waits for the answer.
        'timeout_seconds' => (int) env('BETSTOP_TIMEOUT', 5),
        // After connection errors and 5xx.
        'retries' => (int) env('BETSTOP_RETRIES', 2),
        // People per call.
        'batch_size' => (int) env('BETSTOP_BATCH_SIZE', 100),
        // After this many failed calls in a row, no call is made during the pause.
        'failures' => (int) env('BETSTOP_FAILURES', 5),
        'pause_seconds' => (int) env('BETSTOP_PAUSE', 60),
        // How long an answer is valid at most.
        'valid_hours' => (int) env('BETSTOP_VALID_HOURS', 24),
        'simulated' => [
            'delay_milliseconds' => (int) env('BETSTOP_SIMULATED_DELAY', 0),
            // From 0 to 1.
            'error_rate' => (float) env('BETSTOP_SIMULATED_ERROR_RATE', 0),
        ],
    ],

    // The payer on tax statements of affiliates.
    'business' => [
        'name' => env('BUSINESS_NAME', 'Paddock'),
        'abn' => env('BUSINESS_ABN', ''),
    ],

    // Assigned by the bank for payment files. The defaults are for demos.
    'payments' => [
        'bank' => env('PAYMENT_FILE_BANK', 'CBA'),
        'user_name' => env('PAYMENT_FILE_USER_NAME', 'PADDOCK'),
        'user_id' => env('PAYMENT_FILE_USER_ID', '301500'),
        'description' => env('PAYMENT_FILE_DESCRIPTION', 'WITHDRAWALS'),
        'remitter' => env('PAYMENT_FILE_REMITTER', 'PADDOCK'),
        // The account that payments are made from and returned to.
        'trace_bsb' => env('PAYMENT_FILE_TRACE_BSB', '062-000'),
        'trace_account' => env('PAYMENT_FILE_TRACE_ACCOUNT', '12345678'),
        // Whether the file ends with a debit of the total. Ask the bank: some require it, some refuse it.
        'is_balanced' => (bool) env('PAYMENT_FILE_IS_BALANCED', true),
        'most_items' => 500,
    ],

    'deposits' => [
        // Totals of a list cover at most this many rows; the list shows when there are more.
        'sum_cap' => 50_000,
    ],

    'attachments' => [
        // Deleted files can be restored for this long.
        'keep_deleted_days' => 30,
    ],

    'outbox' => [
        // How long a worker can claim a row. After that, another worker processes the rows of a killed one.
        'lease_seconds' => (int) env('OUTBOX_LEASE', 30),
        'keep_delivered_hours' => 24,
    ],

    // Queues in the order of the workers: `--queue` of bin/lib/services.sh and deploy/systemd/paddock-queue@.service.
    'queues' => ['live', 'default', 'blasts'],

    // Limits of `/ready`, beyond which it answers 503.
    'readiness' => [
        'free_bytes' => (int) env('READY_FREE_BYTES', 200 * 1024 * 1024),
        'outbox_seconds' => 60,
        'scheduler_seconds' => 180,
        // Local file that caches the last answer for a few seconds.
        'file' => storage_path('framework/cache/readiness.json'),
    ],

    'notifications' => [
        // Unread notifications per type on page load. The message list is shorter by the specification's section 9.
        'recent' => 50,
        'recent_messages' => 10,
        'keep_read_days' => 30,
    ],
];
