<?php

declare(strict_types=1);

namespace App\Actions\Payments;

use App\Data\Payments\PaymentDestination;
use App\Enums\PaymentChannel;
use App\Models\PaymentBatchItem;
use App\Models\User;
use App\Models\Withdrawal;
use App\Services\Audit\AuditTrail;
use App\Services\Ledger\MoveRefused;
use App\Services\Payments\HeldWithdrawals;
use App\Services\Payments\PayoutCheck;
use App\Services\Payments\SenderRule;
use App\Services\Payments\StatementText;
use App\Services\Withdrawals\PayoutClaim;
use App\Services\Withdrawals\WithdrawalRules;
use App\Services\Withdrawals\WithdrawalTeller;
use Illuminate\Support\Facades\DB;
use LogicException;

/**
 * Shows where a payment goes, whole, to whoever is about to pay it by hand, and writes down who looked. From then on it is theirs
 * to pay, until they say what became of it ({@see PayoutClaim}).
 */
final readonly class RevealDestination
{
    public function __construct(private PayoutCheck $check, private SenderRule $senders, private AuditTrail $audit, private WithdrawalTeller $teller) {}

    /** Throws {@see MoveRefused} for whoever may not pay it, and for one that is not to be paid by hand now. */
    public function handle(Withdrawal $withdrawal, User $viewer): PaymentDestination
    {
        return DB::transaction(function () use ($withdrawal, $viewer): PaymentDestination {
            $withdrawals = HeldWithdrawals::hold([$withdrawal->id]);
            $current = $withdrawals[$withdrawal->id];
            $batch = PaymentBatchItem::liveOf($current->id)?->batch;
            if ($batch !== null) {
                throw new MoveRefused("{$current->reference} is in {$batch->number}, whose file pays it. Nobody pays it by hand.");
            }
            PayoutClaim::refuseOthers($current, $viewer);
            $this->check->refuse($withdrawals, PaymentChannel::ByHand);
            $this->senders->refuse($withdrawals, $viewer);
            $account = $current->bankAccount ?? throw new LogicException('What can be paid goes somewhere.');
            $this->claim($current, $viewer);
            $this->audit->record('bank_account.revealed', $account, after: ['withdrawal' => $current->reference], actorId: $viewer->id);

            return new PaymentDestination(
                holder: $account->holder,
                bsb: $account->bsb,
                number: $account->number,
                payid: $account->payid,
                amount_cents: $current->amount_cents,
                statement_text: StatementText::of($current),
                warnings: WithdrawalRules::warnings($current->client),
            );
        }, 3);
    }

    private function claim(Withdrawal $withdrawal, User $payer): void
    {
        $isNew = PayoutClaim::on($withdrawal) === null;
        // Whoever looks at it again is at it, so nobody releases it under them.
        $withdrawal->update(['payout_claimed_by' => $payer->id, 'payout_claimed_at' => now()]);
        if (! $isNew) {
            return;
        }
        $this->audit->record('withdrawal.paying_by_hand', $withdrawal, actorId: $payer->id);
        $this->teller->changed($withdrawal);
    }
}
