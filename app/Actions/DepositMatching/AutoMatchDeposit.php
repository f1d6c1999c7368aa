<?php

declare(strict_types=1);

namespace App\Actions\DepositMatching;

use App\Domain\DepositMatching\AutoMatchRule;
use App\Domain\DepositMatching\DepositMatcher;
use App\Domain\DepositMatching\MatchLearning;
use App\Domain\DepositMatching\ScoredClient;
use App\Domain\Deposits\DepositNotifier;
use App\Domain\Deposits\LockedDeposit;
use App\Domain\Deposits\OwnPayments;
use App\Domain\Protection\ProtectionGate;
use App\Enums\DepositStatus;
use App\Enums\GatePurpose;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Deposit;
use App\Models\MatchDecision;
use Illuminate\Support\Facades\DB;

/** Suggests a client for a new deposit, and matches it when the rule behind the suggestion is proven. Never approves. Safe to repeat. */
final readonly class AutoMatchDeposit
{
    public function __construct(
        private DepositMatcher $matcher,
        private ProtectionGate $gate,
        private AutoMatchRule $rule,
        private MatchLearning $learning,
        private DepositNotifier $notifier,
        private AuditTrail $audit,
    ) {}

    /** @return bool whether this call matched it */
    public function handle(int $depositId): bool
    {
        $deposit = Deposit::query()->find($depositId);
        if ($deposit === null || ! self::isNew($deposit)) {
            return false;
        }
        $best = $this->matcher->ranking($deposit)[0] ?? null;
        $isTrusted = $best !== null && $this->rule->trusts($best);

        return DB::transaction(function () use ($deposit, $best, $isTrusted): bool {
            // Locks the suggested client too: the decision row references it, and locking later could deadlock.
            $locked = LockedDeposit::take($deposit, $best?->client->id);
            if (! self::isNew($locked->deposit)) {
                return false;
            }
            // The client may be barred or closed since the candidates were read.
            $isMatched = $isTrusted
                && $best !== null
                && $locked->deposit->version === $deposit->version
                && $this->gate
                    ->decide($locked->client($best->client->id), GatePurpose::DepositCredit, $deposit->amount_cents)
                    ->isAllowed()
                // A returned payment of ours needs a person to look at it.
                && OwnPayments::around($locked->deposit)->ofClient($best->client->id) === null;
            $this->learning->proposed($locked->deposit, $best, $isMatched);
            if ($isMatched) {
                $this->match($locked->deposit, $best);
            }

            return $isMatched;
        }, 3);
    }

    /** No decision and no suggestion yet. Parts of a split payment are assigned by staff. */
    private static function isNew(Deposit $deposit): bool
    {
        return $deposit->status === DepositStatus::Pending
            && $deposit->attempt === 1
            && $deposit->parent_id === null
            && MatchDecision::query()->where('deposit_id', $deposit->id)->doesntExist();
    }

    private function match(Deposit $deposit, ScoredClient $best): void
    {
        $before = $deposit->only(['client_id']);
        $deposit->update([
            'client_id' => $best->client->id,
            'status' => DepositStatus::Matched,
            'matched_by' => null,
            'matched_at' => now(),
        ]);
        $this->audit->record(
            'deposit.matched_automatically',
            $deposit,
            ['status' => DepositStatus::Pending->value, ...$before],
            [
                'status' => DepositStatus::Matched->value,
                'client_id' => $best->client->id,
                'score' => $best->score,
                'rule' => $best->signature(),
                'reasons' => $best->reasons,
            ],
        );
        $this->notifier->movedOn($deposit, $before['client_id']);
    }
}
