<?php

declare(strict_types=1);

namespace App\Actions\Deposits;

use App\Domain\Deposits\DecidedDeposit;
use App\Domain\Deposits\DepositNotifier;
use App\Domain\Deposits\LockedDeposit;
use App\Domain\Ledger\DepositLedger;
use App\Enums\DepositStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Deposit;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Illuminate\Support\Facades\DB;

/** Rejects a deposit. The money stays in our account until it is returned. */
final readonly class RejectDeposit
{
    public function __construct(private DepositLedger $ledger, private DepositNotifier $notifier, private AuditTrail $audit) {}

    /** @throws ChangedMeanwhileException when the deposit was decided differently or changed */
    public function handle(Deposit $deposit, string $reason, User $user, ?int $version): DecidedDeposit
    {
        return DB::transaction(function () use ($deposit, $reason, $user, $version): DecidedDeposit {
            $held = LockedDeposit::take($deposit);
            $now = $held->deposit;
            if ($now->status === DepositStatus::Rejected) {
                return new DecidedDeposit($now, isNew: false);
            }
            $held->expectWaiting($version);

            $before = ['status' => $now->status->value];
            $now->fill(['status' => DepositStatus::Rejected, 'reason' => $reason, 'decided_by' => $user->id, 'decided_at' => now()])->save();
            $this->ledger->rejected($now);
            $this->audit->record('deposit.rejected', $now, $before, ['status' => $now->status->value, 'reason' => $reason], $user->id);
            $this->notifier->decided($now);

            return new DecidedDeposit($now->setRelation('decider', $user), isNew: true);
        }, 3);
    }
}
