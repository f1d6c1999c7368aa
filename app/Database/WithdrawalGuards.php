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
    private const DECIDED = "('checked', 'approved', 'paid', 'failed', 'cancelled', 'declined')";

    private const UNDER_WAY = "('checked', 'approved', 'paid')";

    private const FIXED = ['id', 'reference', 'amount_cents', 'requested_by', 'requested_at', 'needs_four_eyes'];

    private const NAMES = [
        'begin_with_their_people', 'begin_with_their_money', 'need_their_people', 'need_their_money', 'stay_what_they_are', 'keep_their_people', 'keep_their_money',
        'keep_their_way', 'take_no_step_back', 'end_once',
    ];

    public static function create(): void
    {
        $isStep = Guard::anyChanged(['status', 'requested_by', 'checked_by', 'approved_by']);
        Guard::refuse('withdrawals_begin_with_their_people', 'withdrawals', 'insert', self::lacksPeople(), 'a withdrawal is checked and approved by others than whoever asked for it');
        Guard::refuse('withdrawals_need_their_people', 'withdrawals', 'update', "({$isStep}) and (".self::lacksPeople().')', 'a withdrawal is checked and approved by others than whoever asked for it');
        Guard::refuse('withdrawals_need_their_money', 'withdrawals', 'update', "({$isStep}) and new.status in ".self::UNDER_WAY.' and new.held_at is null', 'the money of a withdrawal is held before it is checked');
        Guard::refuse('withdrawals_stay_what_they_are', 'withdrawals', 'update', Guard::anyChanged(self::FIXED), 'a withdrawal stays what was asked for');
        Guard::refuse('withdrawals_begin_with_their_money', 'withdrawals', 'insert', "new.status in ('checked', 'approved') and new.held_at is null", 'the money of a withdrawal is held before it is checked');
        Guard::refuse('withdrawals_keep_their_people', 'withdrawals', 'update', self::losesPeople(), 'who checked and approved a withdrawal stays');
        Guard::refuse('withdrawals_keep_their_money', 'withdrawals', 'update', 'old.status in '.self::UNDER_WAY.' and old.held_at is not null and ('.Guard::anyChanged(['held_at']).')', 'the money of a withdrawal stays held');
        Guard::refuse('withdrawals_keep_their_way', 'withdrawals', 'update', self::goesElsewhere(), 'where a checked withdrawal goes stays');
        Guard::refuse('withdrawals_take_no_step_back', 'withdrawals', 'update', "(new.status = 'pending' and old.status in ('checked', 'approved')) or (new.status = 'checked' and old.status = 'approved')", 'a withdrawal takes no step back');
        Guard::refuse('withdrawals_end_once', 'withdrawals', 'update', "new.status <> old.status and (old.status in ('failed', 'cancelled', 'declined') or (old.status = 'paid' and new.status <> 'failed'))", 'a withdrawal that ended stays so');
        foreach (['insert', 'update'] as $event) {
            Guard::refuse("bank_accounts_four_eyes_{$event}", 'bank_accounts', $event, "new.status = 'verified' and new.decided_by = new.added_by", 'whoever added a bank account does not verify it');
        }
    }

    public static function drop(): void
    {
        foreach (self::NAMES as $name) {
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

    private static function losesPeople(): string
    {
        return "(old.status = 'checked' and (".Guard::anyChanged(['checked_by']).'))'
            ." or (old.status in ('approved', 'paid', 'failed', 'cancelled', 'declined') and (".Guard::anyChanged(['checked_by', 'approved_by']).'))';
    }

    /** To another account than was looked at. Two clients made one have one row of the same account left. */
    private static function goesElsewhere(): string
    {
        return 'old.status in '.self::DECIDED.' and ('.Guard::anyChanged(['bank_account_id']).') and not exists (select 1 from bank_accounts left_one'
            .' join bank_accounts kept on kept.fingerprint = left_one.fingerprint where left_one.id = old.bank_account_id and kept.id = new.bank_account_id)';
    }
}
