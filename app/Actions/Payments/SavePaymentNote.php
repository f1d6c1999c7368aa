<?php

declare(strict_types=1);

namespace App\Actions\Payments;

use App\Enums\PaymentBatchStatus;
use App\Enums\WithdrawalStatus;
use App\Models\AuditEvent;
use App\Models\PaymentBatchItem;
use App\Models\User;
use App\Models\Withdrawal;
use App\Services\Audit\AuditTrail;
use App\Services\Ledger\MoveRefused;
use Illuminate\Support\Facades\DB;

/** Keeps what is said of a payment: to the client, on their statement, and among colleagues. Every version stands in the audit. */
final readonly class SavePaymentNote
{
    public const ACTION = 'withdrawal.payment_note_saved';

    public function __construct(private AuditTrail $audit) {}

    /**
     * Throws {@see MoveRefused} when the statement's text has left with the payment.
     *
     * @param  int  $version  that the form was opened on
     *
     * @throws PaymentNoteChangedElsewhere when somebody saved another one since
     */
    public function handle(Withdrawal $withdrawal, int $version, ?string $reference, ?string $note, User $editor): Withdrawal
    {
        return DB::transaction(function () use ($withdrawal, $version, $reference, $note, $editor): Withdrawal {
            $current = Withdrawal::query()->lockForUpdate()->findOrFail($withdrawal->id);
            if ($current->payment_note_version !== $version) {
                throw new PaymentNoteChangedElsewhere(self::lastSaved($current)?->actor->full_name ?? 'Somebody');
            }
            $before = ['statement_reference' => $current->statement_reference, 'payment_note' => $current->payment_note];
            $after = ['statement_reference' => $reference, 'payment_note' => $note];
            if ($before === $after) {
                return $current;
            }
            if ($reference !== $current->statement_reference && self::isReferenceSent($current)) {
                throw new MoveRefused('The payment has left with its statement text, which can no longer be changed. The note can.');
            }

            $current->update([...$after, 'payment_note_version' => $version + 1]);
            $this->audit->record(self::ACTION, $current, array_diff_assoc($before, $after), [...array_diff_assoc($after, $before), 'version' => $version + 1], $editor->id);

            return $current;
        }, 3);
    }

    /** Whether the bank has the statement text, or the withdrawal is over. */
    public static function isReferenceSent(Withdrawal $withdrawal): bool
    {
        return ! in_array($withdrawal->status, WithdrawalStatus::open(), true)
            || ! in_array(PaymentBatchItem::liveOf($withdrawal->id)->batch->status ?? PaymentBatchStatus::Draft, [PaymentBatchStatus::Draft], true);
    }

    /** Who wrote it as it stands, and when. */
    public static function lastSaved(Withdrawal $withdrawal): ?AuditEvent
    {
        return AuditEvent::query()->with('actor')->where('subject_type', 'withdrawal')->where('subject_id', $withdrawal->id)->where('action', self::ACTION)->orderByDesc('id')->first();
    }
}
