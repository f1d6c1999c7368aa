<?php

declare(strict_types=1);

namespace App\Actions\Deposits;

use App\Enums\DepositStatus;
use App\Models\Deposit;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Deposits\DepositNews;
use App\Services\Deposits\Matching\MatchLearning;
use Illuminate\Support\Facades\DB;

/** Says whose money it is. Nothing is credited yet. */
final readonly class MatchDeposit
{
    public function __construct(private MatchLearning $learning, private DepositNews $news, private AuditTrail $audit) {}

    /**
     * Throws {@see \App\Services\Ledger\DecidedAlready} when it is decided, {@see StaleDeposit} when it has changed.
     *
     * @param  User|null  $matcher  null where the program is certain
     */
    public function handle(Deposit $deposit, int $clientId, ?User $matcher, ?int $version): DecidedDeposit
    {
        return DB::transaction(function () use ($deposit, $clientId, $matcher, $version): DecidedDeposit {
            $held = HeldDeposit::take($deposit, $clientId);
            $now = $held->deposit;
            if ($now->status === DepositStatus::Matched && $now->client_id === $clientId) {
                return new DecidedDeposit($now, isNew: false);
            }
            $held->expectWaiting($version);
            $held->expectOnFile($clientId);

            $before = ['status' => $now->status->value, 'client_id' => $now->client_id];
            $now->fill(['client_id' => $clientId, 'status' => DepositStatus::Matched, 'matched_by' => $matcher?->id, 'matched_at' => now()])->save();
            $now->setRelation('client', $held->client($clientId));
            $this->learning->refused($now, $before['client_id']);
            $this->audit->record('deposit.matched', $now, $before, ['status' => $now->status->value, 'client_id' => $clientId], $matcher?->id);
            $this->news->movedOn($now, $before['client_id']);

            return new DecidedDeposit($now, isNew: true);
        }, 3);
    }
}
