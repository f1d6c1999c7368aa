<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Enums\DepositStatus;
use App\Enums\NotificationType;
use App\Models\BankLine;
use App\Models\Deposit;
use App\Services\Audit\AuditTrail;
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
 * same reference is refused.
 */
final readonly class ReceiveBankLine
{
    public function __construct(private ClientMatcher $matcher, private AuditTrail $audit, private Outbox $outbox) {}

    /** Throws {@see BankReferenceTaken} when another line has the reference. */
    public function handle(NewBankLine $new): ReceivedBankLine
    {
        return DB::transaction(function () use ($new): ReceivedBankLine {
            $payment = PaymentDescription::parse($new->description);

            try {
                // A transaction of its own inside: PostgreSQL refuses every further statement after a failed insert.
                $line = DB::transaction(static fn (): BankLine => BankLine::create([...get_object_vars($new), 'payer_name' => $payment->payerName]));
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

    private function known(NewBankLine $new): ReceivedBankLine
    {
        // Locked, because a plain read of MariaDB's snapshot may not see the row that the insert collided with.
        $line = BankLine::query()->where('bank_reference', $new->bank_reference)->sharedLock()->firstOrFail();

        if ($line->rail !== $new->rail || $line->amount_cents !== $new->amount_cents || $line->description !== $new->description) {
            throw new BankReferenceTaken($new->bank_reference);
        }

        return new ReceivedBankLine($line, Deposit::query()->where('bank_line_id', $line->id)->firstOrFail(), isNew: false);
    }
}
