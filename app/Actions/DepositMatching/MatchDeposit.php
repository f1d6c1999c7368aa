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

/** Matches a deposit to a client. Nothing is credited yet. */
final readonly class MatchDeposit
{
    public function __construct(private MatchLearning $learning, private DepositNotifier $notifier, private AuditTrail $audit) {}

    /**
     * @param  User|null  $matcher  null for an automatic match
     *
     * @throws ChangedMeanwhileException when the deposit is decided or has another version
     */
    public function handle(Deposit $deposit, int $clientId, ?User $matcher, ?int $version): DecidedDeposit
    {
        return DB::transaction(function () use ($deposit, $clientId, $matcher, $version): DecidedDeposit {
            $locked = LockedDeposit::take($deposit, $clientId);
            $now = $locked->deposit;
            if ($now->status === DepositStatus::Matched && $now->client_id === $clientId) {
                return new DecidedDeposit($now, isNew: false);
            }
            $locked->expectWaiting($version);
            $locked->expectOnFile($clientId);

            $before = ['status' => $now->status->value, 'client_id' => $now->client_id];
            $now->fill(['client_id' => $clientId, 'status' => DepositStatus::Matched, 'matched_by' => $matcher?->id, 'matched_at' => now()])->save();
            $now->setRelation('client', $locked->client($clientId));
            $this->learning->refused($now, $before['client_id']);
            $this->audit->record('deposit.matched', $now, $before, ['status' => $now->status->value, 'client_id' => $clientId], $matcher?->id);
            $this->notifier->movedOn($now, $before['client_id']);

            return new DecidedDeposit($now, isNew: true);
        }, 3);
    }
}
