<?php

declare(strict_types=1);

namespace App\Infrastructure\Database;

/**
 * Database rules of withdrawals: each step has the people it needs, the amount never changes, and a final status stays.
 *
 * SQLite drops the triggers of a table that a migration rebuilds: create them again afterwards.
 */
final readonly class WithdrawalTriggers
{
    private const DECIDED = "('checked', 'approved', 'paid', 'failed', 'cancelled', 'declined')";

    private const UNDER_WAY = "('checked', 'approved', 'paid')";

    private const FIXED = ['id', 'reference', 'amount_cents', 'requested_by', 'requested_at', 'needs_dual_approval'];

    public static function create(): void
    {
        DeletionTrigger::create('withdrawals', [['id'], ['reference']]);
        $isStep = CheckTrigger::anyChanged(['status', 'requested_by', 'checked_by', 'approved_by']);
        self::createPeople();
        CheckTrigger::refuse(
            'withdrawals_held_on_update',
            'withdrawals',
            'update',
            "({$isStep}) and new.status in ".self::UNDER_WAY.' and new.held_at is null',
            'the amount of a withdrawal must be held before it is checked',
        );
        CheckTrigger::refuse(
            'withdrawals_held_on_insert',
            'withdrawals',
            'insert',
            "new.status in ('checked', 'approved') and new.held_at is null",
            'the amount of a withdrawal must be held before it is checked',
        );
        CheckTrigger::refuse(
            'withdrawals_fixed_people',
            'withdrawals',
            'update',
            self::losesPeople(),
            'the people who checked and approved a withdrawal never change',
        );
        CheckTrigger::refuse(
            'withdrawals_stay_held',
            'withdrawals',
            'update',
            'old.status in '
                .self::UNDER_WAY
                .' and old.held_at is not null and ('
                .CheckTrigger::anyChanged(['held_at'])
                .')',
            'the amount of a checked withdrawal stays held',
        );
        CheckTrigger::refuse(
            'withdrawals_fixed_account',
            'withdrawals',
            'update',
            self::goesElsewhere(),
            'the bank account of a checked withdrawal never changes',
        );
        CheckTrigger::refuse(
            'withdrawals_no_step_back',
            'withdrawals',
            'update',
            "(new.status = 'pending' and old.status in ('checked', 'approved')) or (new.status = 'checked' and old.status = 'approved')",
            'a withdrawal never goes back a step',
        );
        CheckTrigger::refuse(
            'withdrawals_final_status',
            'withdrawals',
            'update',
            "new.status <> old.status and (old.status in ('failed', 'cancelled', 'declined') or (old.status = 'paid' and new.status <> 'failed'))",
            'a final withdrawal status never changes',
        );
        foreach (['insert', 'update'] as $event) {
            CheckTrigger::refuse(
                "bank_accounts_dual_approval_{$event}",
                'bank_accounts',
                $event,
                "new.status = 'verified' and new.decided_by = new.added_by",
                'another person must verify a bank account',
            );
        }
    }

    /** The triggers that name the column `needs_dual_approval`. */
    public static function createPeople(): void
    {
        $isStep = CheckTrigger::anyChanged(['status', 'requested_by', 'checked_by', 'approved_by']);
        CheckTrigger::refuse(
            'withdrawals_people_on_insert',
            'withdrawals',
            'insert',
            self::lacksPeople(),
            'different people must request, check and approve a withdrawal',
        );
        CheckTrigger::refuse(
            'withdrawals_people_on_update',
            'withdrawals',
            'update',
            "({$isStep}) and (".self::lacksPeople().')',
            'different people must request, check and approve a withdrawal',
        );
        CheckTrigger::refuse(
            'withdrawals_fixed_columns',
            'withdrawals',
            'update',
            CheckTrigger::anyChanged(self::FIXED),
            'the request of a withdrawal never changes',
        );
    }

    /** A comparison with null is never true, on every database. */
    private static function lacksPeople(): string
    {
        return 'new.checked_by = new.requested_by or new.approved_by = new.requested_by'
            .' or (new.needs_dual_approval and new.checked_by = new.approved_by)'
            .' or (new.status in '.self::UNDER_WAY.' and new.checked_by is null)'
            ." or (new.status in ('approved', 'paid') and new.approved_by is null)";
    }

    private static function losesPeople(): string
    {
        return "(old.status = 'checked' and (".CheckTrigger::anyChanged(['checked_by']).'))'
            ." or (old.status in ('approved', 'paid', 'failed', 'cancelled', 'declined') and (".CheckTrigger::anyChanged(['checked_by', 'approved_by']).'))';
    }

    /** Merged clients may keep another row of the same bank account, which has the same fingerprint. */
    private static function goesElsewhere(): string
    {
        return 'old.status in '.self::DECIDED.' and ('.CheckTrigger::anyChanged(['bank_account_id']).') and not exists (select 1 from bank_accounts left_one'
            .' join bank_accounts kept on kept.fingerprint = left_one.fingerprint where left_one.id = old.bank_account_id and kept.id = new.bank_account_id)';
    }
}
