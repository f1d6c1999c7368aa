<?php

declare(strict_types=1);

namespace App\Actions\Payments;

use App\Domain\Payments\PaymentNote;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Saves the texts of a payment: for the client, for the bank statement and for colleagues. */
final readonly class SavePaymentNote
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  int  $version  of the note when the form was opened
     *
     * @throws ChangedMeanwhileException when a colleague saved another version in the meantime
     * @throws OperationRefusedException when the payment has left with its statement text, or a colleague is paying it
     */
    public function handle(Withdrawal $withdrawal, int $version, ?string $reference, ?string $note, User $editor): Withdrawal
    {
        return DB::transaction(function () use ($withdrawal, $version, $reference, $note, $editor): Withdrawal {
            $current = Withdrawal::query()->lockForUpdate()->findOrFail($withdrawal->id);
            if ($current->payment_note_version !== $version) {
                throw ChangedMeanwhileException::edited('this payment note', PaymentNote::lastSaved($current)?->actor);
            }
            $before = ['statement_reference' => $current->statement_reference, 'payment_note' => $current->payment_note];
            $after = ['statement_reference' => $reference, 'payment_note' => $note];
            if ($before === $after) {
                return $current;
            }
            if ($reference !== $current->statement_reference && PaymentNote::isReferenceSent($current)) {
                throw new OperationRefusedException('The payment has left or is being paid with its statement text, which can’t be changed now. The note can.');
            }

            $current->update([...$after, 'payment_note_version' => $version + 1]);
            $this->audit->record(
                PaymentNote::ACTION,
                $current,
                array_diff_assoc($before, $after),
                [...array_diff_assoc($after, $before), 'version' => $version + 1],
                $editor->id,
            );

            return $current;
        }, 3);
    }
}
