<?php

declare(strict_types=1);

namespace App\Domain\Payments;

use App\Enums\PaymentBatchStatus;
use App\Enums\WithdrawalStatus;
use App\Models\AuditEvent;
use App\Models\PaymentBatchItem;
use App\Models\Withdrawal;

/** The texts of a payment: for the client, for the bank statement and for colleagues. The activity log keeps every version. */
final class PaymentNote
{
    public const ACTION = 'withdrawal.payment_note_saved';

    /** Whether the bank may already have the statement text, or the withdrawal has ended. */
    public static function isReferenceSent(Withdrawal $withdrawal): bool
    {
        return ! in_array($withdrawal->status, WithdrawalStatus::open(), true)
            // The payer has seen the text and may have used it.
            || $withdrawal->payout_claimed_at !== null
            || (PaymentBatchItem::liveOf($withdrawal->id)->batch->status ?? PaymentBatchStatus::Draft) !== PaymentBatchStatus::Draft;
    }

    /** The audit event of the current version, with its author. */
    public static function lastSaved(Withdrawal $withdrawal): ?AuditEvent
    {
        return AuditEvent::query()
            ->with('actor')
            ->where('subject_type', 'withdrawal')
            ->where('subject_id', $withdrawal->id)
            ->where('action', self::ACTION)
            ->orderByDesc('id')
            ->first();
    }
}
