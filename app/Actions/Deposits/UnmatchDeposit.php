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

/** Takes back whose money it was said to be, before anything was credited. */
final readonly class UnmatchDeposit
{
    public function __construct(private MatchLearning $learning, private DepositNews $news, private AuditTrail $audit) {}

    /** Throws {@see \App\Services\Ledger\DecidedAlready} when it is decided, {@see StaleDeposit} when it has changed. */
    public function handle(Deposit $deposit, User $user, ?int $version): DecidedDeposit
    {
        return DB::transaction(function () use ($deposit, $user, $version): DecidedDeposit {
            $held = HeldDeposit::take($deposit);
            $now = $held->deposit;
            if ($now->status === DepositStatus::Pending && $now->client_id === null) {
                return new DecidedDeposit($now, isNew: false);
            }
            $held->expectWaiting($version);

            $former = $now->client_id;
            // While it still names the client, so that the client's log holds it.
            $this->audit->record('deposit.unmatched', $now, ['status' => $now->status->value, 'client_id' => $former], ['status' => DepositStatus::Pending->value, 'client_id' => null], $user->id);
            $now->fill(['client_id' => null, 'status' => DepositStatus::Pending, 'matched_by' => null, 'matched_at' => null])->save();
            $this->learning->refused($now, $former);
            $this->news->movedOn($now->unsetRelation('client'), $former);

            return new DecidedDeposit($now, isNew: true);
        }, 3);
    }
}
