<?php

declare(strict_types=1);

namespace App\Actions\Deposits;

use App\Enums\DepositStatus;
use App\Models\Deposit;
use App\Models\MatchDecision;
use App\Services\Audit\AuditTrail;
use App\Services\Deposits\DepositNews;
use App\Services\Deposits\Matching\AutoMatchRule;
use App\Services\Deposits\Matching\DepositMatcher;
use App\Services\Deposits\Matching\MatchLearning;
use App\Services\Deposits\Matching\ScoredClient;
use App\Services\Deposits\OwnPayments;
use App\Services\Ledger\MoneyBlock;
use Illuminate\Support\Facades\DB;

/**
 * Proposes a client for a deposit that came in, and matches it where the rule behind the proposal has proved right often
 * enough. It never approves. Told twice of one deposit, or killed in between, it does it once.
 */
final readonly class AutoMatchDeposit
{
    public function __construct(
        private DepositMatcher $matcher,
        private AutoMatchRule $rule,
        private MatchLearning $learning,
        private DepositNews $news,
        private AuditTrail $audit,
    ) {}

    /** @return bool whether it is matched by this call */
    public function handle(int $depositId): bool
    {
        $deposit = Deposit::query()->find($depositId);
        if ($deposit === null || ! self::isNew($deposit)) {
            return false;
        }
        $best = $this->matcher->ranking($deposit)[0] ?? null;
        $isTrusted = $best !== null && $this->rule->trusts($best);

        return DB::transaction(function () use ($deposit, $best, $isTrusted): bool {
            // Also a client who is only proposed: a row that names them would wait for whoever holds them, out of order.
            $held = HeldDeposit::take($deposit, $best?->client->id);
            if (! self::isNew($held->deposit)) {
                return false;
            }
            // Barred or closed since the candidates were read.
            $isMatched = $isTrusted && $best !== null && $held->deposit->version === $deposit->version
                && MoneyBlock::reason($held->client($best->client->id), 'deposits') === null
                // What may be a payment of ours come back, somebody looks at.
                && OwnPayments::around($held->deposit)->ofClient($best->client->id) === null;
            $this->learning->proposed($held->deposit, $best, $isMatched);
            if ($isMatched) {
                $this->match($held->deposit, $best);
            }

            return $isMatched;
        }, 3);
    }

    /** Nobody has decided anything, and nothing was proposed. Parts of a payment are shared out by a person. */
    private static function isNew(Deposit $deposit): bool
    {
        return $deposit->status === DepositStatus::Pending && $deposit->attempt === 1 && $deposit->parent_id === null
            && MatchDecision::query()->where('deposit_id', $deposit->id)->doesntExist();
    }

    private function match(Deposit $deposit, ScoredClient $best): void
    {
        $before = $deposit->only(['client_id']);
        $deposit->update(['client_id' => $best->client->id, 'status' => DepositStatus::Matched, 'matched_by' => null, 'matched_at' => now()]);
        $this->audit->record('deposit.matched_automatically', $deposit, ['status' => DepositStatus::Pending->value, ...$before], [
            'status' => DepositStatus::Matched->value, 'client_id' => $best->client->id, 'score' => $best->score, 'rule' => $best->signature(), 'reasons' => $best->reasons,
        ]);
        $this->news->movedOn($deposit, $before['client_id']);
    }
}
