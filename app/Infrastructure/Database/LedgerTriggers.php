<?php

declare(strict_types=1);

namespace App\Infrastructure\Database;

use App\Enums\LedgerAccountKind;

/** Database rules of the ledger: postings are never changed or deleted, and no client is overdrawn. */
final readonly class LedgerTriggers
{
    /** @var array<string, list<non-empty-list<string>>> unique keys of each table */
    private const APPEND_ONLY = [
        'ledger_transactions' => [['id'], ['idempotency_key'], ['reverses_id']],
        'ledger_entries' => [['id']],
    ];

    /** @var array<string, list<non-empty-list<string>>> unique keys of each table */
    private const KEPT = [
        'transactions' => [['id'], ['source_type', 'source_id', 'type', 'round']],
        'ledger_accounts' => [['id'], ['kind', 'owner_id']],
    ];

    /** Only the other columns may change. */
    private const FIXED = [
        'transactions' => ['id', 'type', 'amount_cents', 'source_type', 'source_id', 'round', 'occurred_at'],
        'ledger_accounts' => ['id', 'kind', 'owner_id', 'client_id'],
    ];

    public static function create(): void
    {
        foreach (self::APPEND_ONLY as $table => $keys) {
            CheckTrigger::refuse("{$table}_no_update", $table, 'update', null, "{$table} is append-only");
            DeletionTrigger::create($table, $keys, "{$table} is append-only");
        }
        foreach (self::KEPT as $table => $keys) {
            CheckTrigger::refuse(
                "{$table}_fixed_columns",
                $table,
                'update',
                CheckTrigger::anyChanged(self::FIXED[$table]),
                "only the balance and status of {$table} may change",
            );
            DeletionTrigger::create($table, $keys);
        }
        DeletionTrigger::create('ledger_chain', [['id']]);
        DeletionTrigger::keepKeys('ledger_chain', ['id']);
        foreach (['insert', 'update'] as $event) {
            CheckTrigger::refuse("ledger_accounts_floor_{$event}", 'ledger_accounts', $event, self::belowFloor(), 'a client would be overdrawn');
        }
    }

    private static function belowFloor(): string
    {
        return "new.balance_cents < 0 and new.kind in ('".implode("', '", array_column(LedgerAccountKind::withFloor(), 'value'))."')";
    }
}
