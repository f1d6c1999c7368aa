<?php

declare(strict_types=1);

namespace App\Actions\Payments;

use App\Data\Payments\PaymentDestination;
use App\Domain\Ledger\ClientWarnings;
use App\Domain\Payments\LockedWithdrawals;
use App\Domain\Payments\PayoutChecker;
use App\Domain\Payments\SenderRule;
use App\Domain\Payments\StatementText;
use App\Domain\Withdrawals\PayoutClaim;
use App\Domain\Withdrawals\WithdrawalNotifier;
use App\Enums\PaymentChannel;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\PaymentBatchItem;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;
use LogicException;

/** Returns the full bank account of a withdrawal to the user who pays it manually, and claims the payment for them ({@see PayoutClaim}). */
final readonly class RevealDestination
{
    public function __construct(private PayoutChecker $check, private SenderRule $senders, private AuditTrail $audit, private WithdrawalNotifier $notifier) {}

    /** @throws OperationRefusedException when the user may not pay it, or it can't be paid manually now */
    public function handle(Withdrawal $withdrawal, User $viewer): PaymentDestination
    {
        return DB::transaction(function () use ($withdrawal, $viewer): PaymentDestination {
            $withdrawals = LockedWithdrawals::hold([$withdrawal->id]);
            $current = $withdrawals[$withdrawal->id];
            $batch = PaymentBatchItem::liveOf($current->id)?->batch;
            if ($batch !== null) {
                throw new OperationRefusedException("{$current->reference} is in {$batch->number} and is paid by its file, not manually.");
            }
            PayoutClaim::refuseOthers($current, $viewer);
            $this->check->refuse($withdrawals, PaymentChannel::ByHand);
            $this->senders->refuse($withdrawals, $viewer);
            $account = $current->bankAccount ?? throw new LogicException('A payable withdrawal has a bank account.');
            $this->claim($current, $viewer);
            $this->audit->record('bank_account.revealed', $account, after: ['withdrawal' => $current->reference], actorId: $viewer->id);

            return new PaymentDestination(
                holder: $account->holder,
                bsb: $account->bsb,
                number: $account->number,
                payid: $account->payid,
                amount_cents: $current->amount_cents,
                statement_text: StatementText::of($current),
                warnings: ClientWarnings::of($current->client)->all,
            );
        }, 3);
    }

    private function claim(Withdrawal $withdrawal, User $payer): void
    {
        $isNew = PayoutClaim::on($withdrawal) === null;
        // Another look renews the claim, so a manager can't release it yet.
        $withdrawal->update(['payout_claimed_by' => $payer->id, 'payout_claimed_at' => now()]);
        if ($isNew) {
            $this->audit->record('withdrawal.paying_by_hand', $withdrawal, actorId: $payer->id);
            $this->notifier->changed($withdrawal);
        }
    }
}
