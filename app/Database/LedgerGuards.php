<?php

declare(strict_types=1);

namespace App\Database;

use App\Enums\LedgerAccountKind;

/** What the database itself refuses of the ledger, whoever writes: nothing posted is changed or deleted, no client is overdrawn. */
final readonly class LedgerGuards
{
    private const APPEND_ONLY = ['ledger_transactions', 'ledger_entries'];

    /** Of these rows only the rest may move. */
    private const FIXED = [
        'transactions' => ['id', 'type', 'amount_cents', 'source_type', 'source_id', 'round', 'occurred_at'],
        'ledger_accounts' => ['id', 'kind', 'owner_id', 'client_id'],
    ];

    public static function create(): void
    {
        foreach (self::APPEND_ONLY as $table) {
            Guard::refuse("{$table}_are_kept", $table, 'update', null, "{$table} is append-only");
            Guard::refuse("{$table}_stay", $table, 'delete', null, "{$table} is append-only");
        }
        foreach (self::FIXED as $table => $columns) {
            Guard::refuse("{$table}_stay", $table, 'delete', null, "{$table} are never deleted");
            Guard::refuse("{$table}_stay_what_they_are", $table, 'update', Guard::anyChanged($columns), "only balances and statuses of {$table} move");
        }
        foreach (['insert', 'update'] as $event) {
            Guard::refuse("ledger_accounts_floor_{$event}", 'ledger_accounts', $event, self::belowFloor(), 'a client would be overdrawn');
        }
    }

    public static function drop(): void
    {
        foreach (self::APPEND_ONLY as $table) {
            Guard::drop("{$table}_are_kept", $table);
            Guard::drop("{$table}_stay", $table);
        }
        foreach (array_keys(self::FIXED) as $table) {
            Guard::drop("{$table}_stay", $table);
            Guard::drop("{$table}_stay_what_they_are", $table);
        }
        Guard::drop('ledger_accounts_floor_insert', 'ledger_accounts');
        Guard::drop('ledger_accounts_floor_update', 'ledger_accounts');
    }

    private static function belowFloor(): string
    {
        return "new.balance_cents < 0 and new.kind in ('".implode("', '", array_column(LedgerAccountKind::withFloor(), 'value'))."')";
    }
}
