<?php

declare(strict_types=1);

// The tables to copy for each client, and the columns that must change. `ids` are shifted like the table they refer to,
// `where` selects the rows of the base, `texts` are unique values and values that identify a person. In SQL, {n} is the
// copy's number and {count} the number of base clients.

/**
 * Joins text parts with this database's operator.
 *
 * @param  'sqlite'|'mariadb'|'pgsql'  $driver
 */
function joined(string $driver, string ...$parts): string
{
    return $driver === 'mariadb' ? 'concat('.implode(', ', $parts).')' : '('.implode(' || ', $parts).')';
}

/**
 * @param  'sqlite'|'mariadb'|'pgsql'  $driver
 * @return array<string, array{ids?: array<string, string>, texts?: array<string, string>, where: string}>
 */
function copies(string $driver): array
{
    $suffixed = static fn (string $column): string => joined($driver, $column, "'-{n}'");
    $phone = static fn (string $column): string => joined($driver, "'+6149'", "(cast(substr({$column}, 6) as integer) + {n} * {count})");
    $mail = static fn (string $column): string => "replace({$column}, '@', '.{n}@')";
    $ofClient = ['ids' => ['client_id' => 'clients'], 'where' => 'client_id <= {count}'];

    return [
        'clients' => [
            'where' => 'id <= {count}',
            'texts' => [
                'pin' => joined($driver, "''", '(cast(pin as integer) + 1000000 + {n} * {count})'), 'mobile_e164' => $phone('mobile_e164'), 'email' => $mail('email'),
                'address' => joined($driver, "'{n}/'", 'address'), 'former_pins' => 'null', 'merged_into_id' => 'null',
            ],
        ],
        'site_accounts' => [...$ofClient, 'texts' => ['username' => $suffixed('username')]],
        'bets' => ['ids' => ['client_id' => 'clients', 'site_account_id' => 'site_accounts'], 'where' => 'client_id <= {count}'],
        'client_monthly_stats' => $ofClient,
        'ip_sightings' => [...$ofClient, 'texts' => ['ip' => "replace(replace(replace(ip, '203.0.', '10.{n}.'), '198.51.', '11.{n}.'), '2001:db8:', '2001:{n}:')", 'device_hash' => $suffixed('device_hash')]],
        'conversations' => [...$ofClient, 'texts' => ['phone_e164' => $phone('phone_e164')], 'where' => "client_id <= {count} and phone_e164 like '+6149%'"],
        'sms_messages' => [
            'ids' => ['conversation_id' => 'conversations'], 'texts' => ['provider_id' => 'null', 'reference' => 'null'],
            'where' => "conversation_id in (select id from conversations where client_id <= {count} and phone_e164 like '+6149%')",
        ],
        'emails' => [...$ofClient, 'texts' => ['provider_id' => 'null', 'reference' => 'null']],
        'notes' => ['ids' => ['subject_id' => 'clients'], 'where' => "subject_type = 'client' and subject_id <= {count}"],
        'audit_events' => ['ids' => ['client_id' => 'clients', 'subject_id' => 'clients'], 'where' => "subject_type = 'client' and subject_id <= {count} and client_id <= {count}"],
        'client_checks' => $ofClient,
        'client_backgrounds' => $ofClient,
        'bank_lines' => [
            'texts' => ['bank_reference' => $suffixed('bank_reference'), 'file_reference' => $suffixed('file_reference')],
            'where' => 'id in (select bank_line_id from deposits where client_id <= {count})',
        ],
        'deposits' => ['ids' => ['client_id' => 'clients', 'bank_line_id' => 'bank_lines'], 'where' => 'client_id <= {count}'],
        'bank_accounts' => [...$ofClient, 'texts' => ['fingerprint' => $suffixed('substr(fingerprint, 1, 60)')]],
        'withdrawals' => ['ids' => ['client_id' => 'clients', 'bank_account_id' => 'bank_accounts'], 'texts' => ['reference' => $suffixed('reference')], 'where' => 'client_id <= {count}'],
        'transfers' => [
            'ids' => ['client_id' => 'clients', 'from_site_account_id' => 'site_accounts', 'to_site_account_id' => 'site_accounts'],
            'texts' => ['reference' => $suffixed('reference')], 'where' => 'client_id <= {count}',
        ],
        'bonus_claims' => $ofClient,
        'rsg_limits' => $ofClient,
        'rsg_events' => $ofClient,
        'rsg_communications' => [...$ofClient, 'texts' => ['external_id' => $suffixed('external_id')]],
        'betstop_checks' => ['ids' => ['person_id' => 'clients'], 'where' => "person_type = 'client' and person_id <= {count}"],
        // Words stay the same, email addresses change; number_terms() writes the numbers.
        'search_terms' => ['ids' => ['subject_id' => 'clients'], 'texts' => ['term' => $mail('term')], 'where' => "subject_type = 'client' and subject_id <= {count} and term >= 'a'"],
    ];
}

/**
 * The terms for a PIN and a phone number, like those of App\Support\SearchTerms.
 *
 * @return list<string>
 */
function number_terms(): array
{
    return ['pin', 'substr(mobile_e164, 2)', 'substr(mobile_e164, 4)', 'substr(mobile_e164, 7)', 'substr(mobile_e164, 9)', "replace(mobile_e164, '+61', '0')"];
}
