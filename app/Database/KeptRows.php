<?php

declare(strict_types=1);

namespace App\Database;

/**
 * Rows that stay, by whatever way they were to go. PostgreSQL empties a table without deleting a row of it, and SQLite's
 * `replace` asks the triggers of deleting only on connections with `recursive_triggers` (https://sqlite.org/lang_conflict.html):
 * ours have it (config/database.php), for all others a new row with the key of a kept one is refused before it comes.
 *
 * A migration that has SQLite build one of these tables anew loses them: drop them before, create them after.
 */
final readonly class KeptRows
{
    /** Every key by which a new row could push out one that is there. */
    private const KEYS = [
        'ledger_transactions' => [['id'], ['idempotency_key'], ['reverses_id']],
        'ledger_entries' => [['id']],
        'transactions' => [['id'], ['source_type', 'source_id', 'type', 'round']],
        'ledger_accounts' => [['id'], ['kind', 'owner_id']],
        'ledger_chain' => [['id']],
        'adjustments' => [['id'], ['reference']],
        'withdrawals' => [['id'], ['reference']],
        'payment_batches' => [['id']],
        'payment_batch_items' => [['id'], ['payment_batch_id', 'withdrawal_id'], ['live_withdrawal_id']],
        'payment_batch_files' => [['payment_batch_id']],
        'payment_batch_downloads' => [['id']],
        'audit_events' => [['id']],
        'audit_seals' => [['id'], ['from_id']],
    ];

    /** Those that nothing kept from being deleted before. */
    private const NEVER_DELETED = ['ledger_chain', 'withdrawals', 'payment_batches'];

    /** What nothing kept from being changed before: `update or replace` pushes out the row that has the new key. */
    private const FIXED_KEYS = [
        'ledger_chain' => ['id'],
        'adjustments' => ['id', 'reference'],
        'payment_batches' => ['id'],
        'payment_batch_items' => ['id'],
    ];

    public static function create(): void
    {
        foreach (self::NEVER_DELETED as $table) {
            Guard::refuse("{$table}_stay", $table, 'delete', null, "{$table} are never deleted");
        }
        foreach (self::KEYS as $table => $keys) {
            Guard::refuseReplacing("{$table}_come_once", $table, $keys);
            Guard::refuseTruncating("{$table}_are_not_emptied", $table, "{$table} are never emptied");
        }
    }

    public static function drop(): void
    {
        foreach (array_keys(self::KEYS) as $table) {
            Guard::drop("{$table}_come_once", $table);
            Guard::drop("{$table}_are_not_emptied", $table);
        }
        foreach (self::NEVER_DELETED as $table) {
            Guard::drop("{$table}_stay", $table);
        }
    }

    public static function createOfKeys(): void
    {
        foreach (self::FIXED_KEYS as $table => $columns) {
            Guard::refuse("{$table}_keep_their_keys", $table, 'update', Guard::anyChanged($columns), "keys of {$table} are never changed");
        }
        // This one moves: a batch lets go of a withdrawal, and another takes it.
        Guard::refuseTakingOver('payment_batch_items_stay_live', 'payment_batch_items', 'live_withdrawal_id');
    }

    public static function dropOfKeys(): void
    {
        foreach (array_keys(self::FIXED_KEYS) as $table) {
            Guard::drop("{$table}_keep_their_keys", $table);
        }
        Guard::drop('payment_batch_items_stay_live', 'payment_batch_items');
    }
}
