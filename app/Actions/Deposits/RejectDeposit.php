<?php

declare(strict_types=1);

namespace App\Actions\Deposits;

use App\Enums\DepositStatus;
use App\Models\Deposit;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Deposits\DepositNews;
use App\Services\Ledger\DepositLedger;
use Illuminate\Support\Facades\DB;

/** Credits received money to nobody. It stays with us until it is returned. */
final readonly class RejectDeposit
{
    public function __construct(private DepositLedger $ledger, private DepositNews $news, private AuditTrail $audit) {}

    /** Throws {@see \App\Services\Ledger\DecidedAlready} when somebody decided otherwise, {@see StaleDeposit} when it has changed. */
    public function handle(Deposit $deposit, string $reason, User $user, ?int $version): DecidedDeposit
    {
        return DB::transaction(function () use ($deposit, $reason, $user, $version): DecidedDeposit {
            $held = HeldDeposit::take($deposit);
            $now = $held->deposit;
            if ($now->status === DepositStatus::Rejected) {
                return new DecidedDeposit($now, isNew: false);
            }
            $held->expectWaiting($version);

            $before = ['status' => $now->status->value];
            $now->fill(['status' => DepositStatus::Rejected, 'reason' => $reason, 'decided_by' => $user->id, 'decided_at' => now()])->save();
            $this->ledger->rejected($now);
            $this->audit->record('deposit.rejected', $now, $before, ['status' => $now->status->value, 'reason' => $reason], $user->id);
            $this->news->decided($now);

            return new DecidedDeposit($now->setRelation('decider', $user), isNew: true);
        }, 3);
    }
}
