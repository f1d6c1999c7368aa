<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Enums\DepositStatus;
use App\Enums\NotificationType;
use App\Models\BankLine;
use App\Models\Deposit;
use App\Services\Audit\AuditTrail;
use App\Services\BankFiles\FileLines;
use App\Services\Intake\ClientMatcher;
use App\Services\Intake\NewBankLine;
use App\Services\Intake\PaymentDescription;
use App\Services\Outbox\Outbox;
use Illuminate\Database\UniqueConstraintViolationException;
use Illuminate\Support\Facades\DB;

/**
 * Takes a line of the bank's statement in as a pending deposit, and tells the people who view deposits.
 *
 * A bank reference makes one deposit, ever. The same line again gives what the first one made; another line under the
 * same reference is refused. A payment that a bank file brought before the feed does not become a second deposit.
 */
final readonly class ReceiveBankLine
{
    public function __construct(private ClientMatcher $matcher, private AuditTrail $audit, private Outbox $outbox, private FileLines $fileLines) {}

    /** Throws {@see BankReferenceTaken} when another line has the reference. */
    public function handle(NewBankLine $new): ReceivedBankLine
    {
        return DB::transaction(function () use ($new): ReceivedBankLine {
            $this->fileLines->hold($new);
            $line = $this->fileLines->awaiting($new);
            if ($line !== null) {
                return $this->takeOver($line, $new);
            }
            $payment = PaymentDescription::parse($new->description);

            try {
                // A transaction of its own inside: PostgreSQL refuses every further statement after a failed insert.
                $line = DB::transaction(static fn (): BankLine => BankLine::create([
                    ...get_object_vars($new), 'file_reference' => FileLines::referenceOf($new), 'payer_name' => $payment->payerName,
                ]));
            } catch (UniqueConstraintViolationException) {
                return $this->known($new);
            }

            $deposit = Deposit::create([
                'client_id' => $this->matcher->match($payment)?->id,
                'bank_line_id' => $line->id,
                'rail' => $line->rail,
                'amount_cents' => $line->amount_cents,
                'status' => DepositStatus::Pending,
            ]);
            $this->audit->record('deposit.received', $deposit, after: [
                'source' => 'intake', 'bank_reference' => $line->bank_reference, 'amount_cents' => $line->amount_cents, 'client_id' => $deposit->client_id,
            ]);
            $this->outbox->notify(NotificationType::Deposit, $deposit);

            return new ReceivedBankLine($line, $deposit, isNew: true);
        });
    }

    /** A bank file brought the payment first: its deposit stays the only one, and takes what the feed knows better. */
    private function takeOver(BankLine $line, NewBankLine $new): ReceivedBankLine
    {
        $before = $line->only(['bank_reference', 'rail']);
        try {
            DB::transaction(static fn (): bool => $line->update(get_object_vars($new)));
        } catch (UniqueConstraintViolationException) {
            // The same line of the feed came twice at the same moment, and the other one was quicker.
            return $this->known($new);
        }
        $deposit = Deposit::query()->where('bank_line_id', $line->id)->firstOrFail();
        $deposit->update(['rail' => $new->rail]);
        $this->audit->record('deposit.confirmed_by_feed', $deposit, $before, $line->only(['bank_reference', 'rail']));

        return new ReceivedBankLine($line, $deposit, isNew: false);
    }

    private function known(NewBankLine $new): ReceivedBankLine
    {
        $fileReference = FileLines::referenceOf($new);
        // Locked, because a plain read of MariaDB's snapshot may not see the row that the insert collided with.
        $line = BankLine::query()->where($fileReference === null ? 'bank_reference' : 'file_reference', $new->bank_reference)->sharedLock()->firstOrFail();

        // The reference of a file's row is made of what the row says, so the line says the same.
        $isSame = $fileReference !== null || ($line->rail === $new->rail && $line->amount_cents === $new->amount_cents && $line->description === $new->description);
        if (! $isSame) {
            throw new BankReferenceTaken($new->bank_reference);
        }

        return new ReceivedBankLine($line, Deposit::query()->where('bank_line_id', $line->id)->firstOrFail(), isNew: false);
    }
}
