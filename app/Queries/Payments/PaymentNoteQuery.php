<?php

declare(strict_types=1);

namespace App\Queries\Payments;

use App\Data\Payments\PaymentNotePage;
use App\Domain\Ledger\ClientWarnings;
use App\Domain\Payments\AbaText;
use App\Domain\Payments\PaymentNote;
use App\Domain\Payments\PayoutChecker;
use App\Domain\Payments\StatementText;
use App\Enums\PaymentBatchStatus;
use App\Enums\WithdrawalStatus;
use App\Models\PaymentBatchItem;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\DataFactory;
use Illuminate\Database\Eloquent\Relations\Relation;
use Illuminate\Database\Eloquent\SoftDeletingScope;

/** The payment note of one withdrawal, with the withdrawal. */
final readonly class PaymentNoteQuery
{
    public function page(Withdrawal $withdrawal, User $viewer): PaymentNotePage
    {
        $withdrawal->load([
            'client' => static fn (Relation $client) => $client->withoutGlobalScope(SoftDeletingScope::class),
            'bankAccount',
            'requestedBy',
            'checkedBy',
            'approvedBy',
        ]);
        $batch = PaymentBatchItem::liveOf($withdrawal->id)?->batch;
        $isToBeSent = $withdrawal->status === WithdrawalStatus::Approved && ($batch === null || $batch->status === PaymentBatchStatus::Draft);
        $isFailed = $withdrawal->status === WithdrawalStatus::Failed;
        $saved = PaymentNote::lastSaved($withdrawal);

        return DataFactory::make(PaymentNotePage::class, $withdrawal, [
            'client_name' => $withdrawal->client->full_name,
            'client_pin' => $withdrawal->client->pin,
            'requested_by' => $withdrawal->requestedBy?->full_name,
            'checked_by' => $withdrawal->checkedBy?->full_name,
            'approved_by' => $withdrawal->approvedBy?->full_name,
            'destination' => $withdrawal->bankAccount?->masked(),
            'holder' => $withdrawal->bankAccount?->holder,
            'channel' => PayoutChecker::channel($withdrawal->bankAccount),
            'batch_number' => $batch?->number,
            'batch_id' => $batch?->id,
            'statement_reference' => $withdrawal->statement_reference ?? '',
            'payment_note' => $withdrawal->payment_note ?? '',
            'statement_text' => StatementText::of($withdrawal),
            'version' => $withdrawal->payment_note_version,
            'saved_by' => $saved?->actor?->full_name,
            'saved_at' => $saved?->created_at,
            'is_reference_sent' => PaymentNote::isReferenceSent($withdrawal),
            'allowed_signs' => AbaText::signs(),
            'can_edit' => $viewer->can('handleWithdrawals'),
            'again_account_id' => $isFailed && $viewer->can('create', [Withdrawal::class, $withdrawal->client]) ? $withdrawal->bank_account_id : null,
            'failure' => $isFailed ? $withdrawal->reason : null,
            'warnings' => $isToBeSent ? ClientWarnings::of($withdrawal->client)->all : [],
        ]);
    }
}
