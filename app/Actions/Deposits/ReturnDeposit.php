<?php

declare(strict_types=1);

namespace App\Actions\Deposits;

use App\Actions\DuplicateOsko\SettleDuplicate;
use App\Domain\Deposits\DecidedDeposit;
use App\Domain\Deposits\DepositNotifier;
use App\Domain\Deposits\LockedDeposit;
use App\Domain\Ledger\DepositLedger;
use App\Enums\DepositStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Deposit;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Records that a deposit was returned to the payer. */
final readonly class ReturnDeposit
{
    public function __construct(private DepositLedger $ledger, private SettleDuplicate $settle, private DepositNotifier $notifier, private AuditTrail $audit) {}

    /**
     * @param  int|null  $version  on the user's page; null when any version will do
     *
     * @throws ChangedMeanwhileException when the deposit was split or changed
     * @throws OperationRefusedException when the deposit is approved: undo the approval first
     */
    public function handle(Deposit $deposit, string $reason, User $user, ?int $version = null): DecidedDeposit
    {
        return DB::transaction(function () use ($deposit, $reason, $user, $version): DecidedDeposit {
            $held = LockedDeposit::take($deposit);
            $now = $held->deposit;
            if ($now->status === DepositStatus::Returned) {
                return new DecidedDeposit($now, isNew: false);
            }
            if ($now->status === DepositStatus::Approved) {
                throw new OperationRefusedException(
                    'This deposit is approved for '
                        .($now->client->full_name ?? 'a client').'. Undo the approval before you return the money.',
                );
            }
            $now->status === DepositStatus::Rejected ? $held->expectVersion($version) : $held->expectWaiting($version);

            $before = ['status' => $now->status->value];
            $now->fill(['status' => DepositStatus::Returned, 'reason' => $reason, 'decided_by' => $user->id, 'decided_at' => now()])->save();
            $this->settle->handle($now->bank_line_id, $reason, $user);
            $this->ledger->returned($now);
            $this->audit->record(
                'deposit.returned',
                $now,
                $before,
                ['status' => $now->status->value, 'reason' => $reason, 'amount_cents' => $now->amount_cents],
                $user->id,
            );
            $this->notifier->decided($now);

            return new DecidedDeposit($now->setRelation('decider', $user), isNew: true);
        }, 3);
    }
}
