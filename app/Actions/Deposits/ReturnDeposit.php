<?php

declare(strict_types=1);

namespace App\Actions\Deposits;

use App\Actions\Deposits\Duplicates\SettleRepeat;
use App\Enums\DepositStatus;
use App\Models\Deposit;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Deposits\DepositNews;
use App\Services\Ledger\DecidedAlready;
use App\Services\Ledger\DepositLedger;
use App\Services\Ledger\MoveRefused;
use Illuminate\Support\Facades\DB;

/** Sends money that was credited to nobody back to where it came from. */
final readonly class ReturnDeposit
{
    public function __construct(private DepositLedger $ledger, private SettleRepeat $settle, private DepositNews $news, private AuditTrail $audit) {}

    /**
     * Throws {@see DecidedAlready} for what was split, {@see StaleDeposit} when it has changed, and {@see MoveRefused} while the
     * money is a client's: the approval has to be undone before.
     *
     * @param  int|null  $version  that was looked at; null where it is about the payment whatever became of it
     */
    public function handle(Deposit $deposit, string $reason, User $user, ?int $version = null): DecidedDeposit
    {
        return DB::transaction(function () use ($deposit, $reason, $user, $version): DecidedDeposit {
            $held = HeldDeposit::take($deposit);
            $now = $held->deposit;
            if ($now->status === DepositStatus::Returned) {
                return new DecidedDeposit($now, isNew: false);
            }
            $this->refuse($now);
            $now->status === DepositStatus::Rejected ? $held->expectVersion($version) : $held->expectWaiting($version);

            $before = ['status' => $now->status->value];
            $now->fill(['status' => DepositStatus::Returned, 'reason' => $reason, 'decided_by' => $user->id, 'decided_at' => now()])->save();
            $this->settle->handle($now->bank_line_id, $reason, $user);
            $this->ledger->returned($now);
            $this->audit->record('deposit.returned', $now, $before, ['status' => $now->status->value, 'reason' => $reason, 'amount_cents' => $now->amount_cents], $user->id);
            $this->news->decided($now);

            return new DecidedDeposit($now->setRelation('decider', $user), isNew: true);
        }, 3);
    }

    private function refuse(Deposit $deposit): void
    {
        if ($deposit->status === DepositStatus::Approved) {
            throw new MoveRefused('This deposit is approved for '.($deposit->client->full_name ?? 'a client').'. Undo the approval before you return the money.');
        }
    }
}
