<?php

declare(strict_types=1);

namespace App\Database;

/**
 * What the database itself refuses of withdrawals, whoever writes: a step without the people that it takes, an amount that
 * changes after it was asked for, a step out of where it ended.
 *
 * A migration that has SQLite build the table anew (one that adds a foreign key) loses them: drop them before, create them after.
 */
final readonly class WithdrawalGuards
{
    private const UNDER_WAY = "('checked', 'approved', 'paid')";

    private const FIXED = ['id', 'reference', 'amount_cents', 'requested_by', 'requested_at', 'needs_four_eyes'];

    public static function create(): void
    {
        $isStep = Guard::anyChanged(['status', 'requested_by', 'checked_by', 'approved_by']);
        Guard::refuse('withdrawals_begin_with_their_people', 'withdrawals', 'insert', self::lacksPeople(), 'a withdrawal is checked and approved by others than whoever asked for it');
        Guard::refuse('withdrawals_need_their_people', 'withdrawals', 'update', "({$isStep}) and (".self::lacksPeople().')', 'a withdrawal is checked and approved by others than whoever asked for it');
        Guard::refuse('withdrawals_need_their_money', 'withdrawals', 'update', "({$isStep}) and new.status in ".self::UNDER_WAY.' and new.held_at is null', 'the money of a withdrawal is held before it is checked');
        Guard::refuse('withdrawals_stay_what_they_are', 'withdrawals', 'update', Guard::anyChanged(self::FIXED), 'a withdrawal stays what was asked for');
        Guard::refuse('withdrawals_keep_their_people', 'withdrawals', 'update', "old.status in ('approved', 'paid', 'failed') and (".Guard::anyChanged(['checked_by', 'approved_by']).')', 'who checked and approved a withdrawal stays');
        Guard::refuse('withdrawals_end_once', 'withdrawals', 'update', "new.status <> old.status and (old.status in ('failed', 'cancelled', 'declined') or (old.status = 'paid' and new.status <> 'failed'))", 'a withdrawal that ended stays so');
        foreach (['insert', 'update'] as $event) {
            Guard::refuse("bank_accounts_four_eyes_{$event}", 'bank_accounts', $event, "new.status = 'verified' and new.decided_by = new.added_by", 'whoever added a bank account does not verify it');
        }
    }

    public static function drop(): void
    {
        foreach (['begin_with_their_people', 'need_their_people', 'need_their_money', 'stay_what_they_are', 'keep_their_people', 'end_once'] as $name) {
            Guard::drop("withdrawals_{$name}", 'withdrawals');
        }
        Guard::drop('bank_accounts_four_eyes_insert', 'bank_accounts');
        Guard::drop('bank_accounts_four_eyes_update', 'bank_accounts');
    }

    /** Null is nobody: what is compared with it is not the same, on every database. */
    private static function lacksPeople(): string
    {
        return 'new.checked_by = new.requested_by or new.approved_by = new.requested_by'
            .' or (new.needs_four_eyes and new.checked_by = new.approved_by)'
            .' or (new.status in '.self::UNDER_WAY.' and new.checked_by is null)'
            ." or (new.status in ('approved', 'paid') and new.approved_by is null)";
    }
}
