<?php

declare(strict_types=1);

namespace App\Actions\DepositMatching;

use App\Domain\DepositMatching\MatchLearning;
use App\Domain\Deposits\DecidedDeposit;
use App\Domain\Deposits\DepositNotifier;
use App\Domain\Deposits\LockedDeposit;
use App\Enums\DepositStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Deposit;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Illuminate\Support\Facades\DB;

/** Removes the client of a matched deposit. */
final readonly class UnmatchDeposit
{
    public function __construct(private MatchLearning $learning, private DepositNotifier $notifier, private AuditTrail $audit) {}

    /** @throws ChangedMeanwhileException when the deposit is decided or has another version */
    public function handle(Deposit $deposit, User $user, ?int $version): DecidedDeposit
    {
        return DB::transaction(function () use ($deposit, $user, $version): DecidedDeposit {
            $locked = LockedDeposit::take($deposit);
            $now = $locked->deposit;
            if ($now->status === DepositStatus::Pending && $now->client_id === null) {
                return new DecidedDeposit($now, isNew: false);
            }
            $locked->expectWaiting($version);

            $former = $now->client_id;
            // Recorded while the deposit still has the client, so that it appears in the client's activity log.
            $this->audit->record(
                'deposit.unmatched',
                $now,
                ['status' => $now->status->value, 'client_id' => $former],
                ['status' => DepositStatus::Pending->value, 'client_id' => null],
                $user->id,
            );
            $now->fill([
                'client_id' => null,
                'status' => DepositStatus::Pending,
                'matched_by' => null,
                'matched_at' => null,
            ])->save();
            $this->learning->refused($now, $former);
            $this->notifier->movedOn($now->unsetRelation('client'), $former);

            return new DecidedDeposit($now, isNew: true);
        }, 3);
    }
}
