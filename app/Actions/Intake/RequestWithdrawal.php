<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Enums\NotificationType;
use App\Models\AuditEvent;
use App\Models\Withdrawal;
use App\Services\Audit\AuditTrail;
use App\Services\Intake\BankAccountBook;
use App\Services\Intake\CreateOnce;
use App\Services\Intake\NewWithdrawal;
use App\Services\Intake\WithdrawalCancellations;
use App\Services\Ledger\MoneyBlock;
use App\Services\Ledger\WithdrawalLedger;
use App\Services\Outbox\Outbox;
use App\Services\Withdrawals\FourEyes;
use App\Services\Withdrawals\WithdrawalTeller;
use Illuminate\Support\Facades\DB;

/**
 * Takes a client's request for money in, as a pending withdrawal whose money is held, and tells the people who check them.
 * One that the balance does not cover is taken in all the same, with nothing held. When the client took it back before it
 * came, it is cancelled from the start and nobody is told.
 */
final readonly class RequestWithdrawal
{
    public function __construct(
        private BankAccountBook $accounts,
        private WithdrawalCancellations $cancellations,
        private WithdrawalLedger $ledger,
        private FourEyes $fourEyes,
        private AuditTrail $audit,
        private Outbox $outbox,
        private WithdrawalTeller $teller,
    ) {}

    /**
     * Throws {@see ReferenceTaken} when the reference belongs to another request.
     *
     * @return Withdrawal with its bank account; `wasRecentlyCreated` when this call made it
     */
    public function handle(NewWithdrawal $new): Withdrawal
    {
        return DB::transaction(function () use ($new): Withdrawal {
            $this->cancellations->hold($new->reference);
            MoneyBlock::hold($new->client_id);
            $account = $new->destination === null ? null : $this->accounts->of($new->client_id, $new->destination);
            $withdrawal = CreateOnce::of(Withdrawal::class, ['reference' => $new->reference], [
                'client_id' => $new->client_id,
                'bank_account_id' => $account?->id,
                'amount_cents' => $new->amount_cents,
                'needs_four_eyes' => $this->fourEyes->watch($new->amount_cents),
                'requested_at' => $new->requested_at,
            ]);

            if (! $withdrawal->wasRecentlyCreated) {
                return self::known($withdrawal, $new, $account?->id)->setRelation('bankAccount', $account);
            }

            $this->audit->record('withdrawal.requested', $withdrawal, after: [
                'source' => 'intake', 'reference' => $new->reference, 'client_id' => $new->client_id, 'amount_cents' => $new->amount_cents, 'bank_account_id' => $account?->id,
            ]);
            if (! $this->cancellations->applyAwaiting($withdrawal)) {
                $this->hold($withdrawal);
                $this->outbox->notify(NotificationType::Withdrawal, $withdrawal);
                $this->teller->changed($withdrawal);
            }

            return $withdrawal->setRelation('bankAccount', $account);
        });
    }

    private function hold(Withdrawal $withdrawal): void
    {
        if ($this->ledger->requested($withdrawal)) {
            $withdrawal->update(['held_at' => now()]);
        }
    }

    private static function known(Withdrawal $withdrawal, NewWithdrawal $new, ?int $accountId): Withdrawal
    {
        $isSame = $withdrawal->client_id === $new->client_id
            && $withdrawal->amount_cents === $new->amount_cents
            && ($withdrawal->bank_account_id === $accountId || self::asked($withdrawal) === $accountId);

        return $isSame ? $withdrawal : throw new ReferenceTaken('reference');
    }

    /** Where the client wanted it, which staff may have changed since; 0 where nothing was written down. */
    private static function asked(Withdrawal $withdrawal): ?int
    {
        $first = AuditEvent::query()->where('subject_type', $withdrawal->getMorphClass())->where('subject_id', $withdrawal->id)->where('action', 'withdrawal.requested')->orderBy('id')->first();

        return $first === null ? 0 : $first->after['bank_account_id'] ?? null;
    }
}
