<?php

declare(strict_types=1);

namespace App\Services\Deposits\Matching;

use App\Models\Deposit;
use App\Models\MatchDecision;
use App\Models\MatchRule;
use App\Services\Intake\BankAccountBook;

/**
 * Learns from what people decide: who pays for whom, and whether what was proposed was right.
 *
 * Call it inside the transaction of the decision, which holds the clients and the deposit, and before the ledger is told:
 * everybody in this order, so that nobody waits for each other.
 */
final readonly class MatchLearning
{
    public function __construct(private PayerMemory $memory, private BankAccountBook $accounts) {}

    /** The proposal as it is now, at the beginning; of a deposit that has one nothing changes. */
    public function proposed(Deposit $deposit, ?ScoredClient $best, bool $isAutomatic): void
    {
        $signature = $best?->signature() ?? MatchSignature::NONE;
        MatchDecision::query()->insertOrIgnore([
            'deposit_id' => $deposit->id, 'proposed_client_id' => $best?->client->id, 'score' => $best->score ?? 0, 'signature' => $signature,
            'is_automatic' => $isAutomatic, 'created_at' => now(), 'updated_at' => now(),
        ]);
        MatchRule::query()->insertOrIgnore(['signature' => $signature, 'created_at' => now(), 'updated_at' => now()]);
    }

    /**
     * A person approved it for the client whom it names now.
     *
     * @param  bool  $isProof  false where nobody has looked at this one; then the proposal was not proved right, or rules would prove themselves
     */
    public function approved(Deposit $deposit, bool $isProof = true): void
    {
        $clientId = $deposit->client_id;
        if ($clientId === null) {
            return;
        }
        $this->memory->saw(PayerLine::of($deposit, $this->accounts), $clientId, now()->toImmutable());
        $decision = self::decision($deposit);
        $isRight = $decision?->proposed_client_id === $clientId;
        $isKnown = $isProof || ! $isRight;
        $decision?->update(['approved_client_id' => $clientId, 'is_right' => $isKnown ? $isRight : null, 'decided_at' => $isKnown ? now() : null]);
    }

    /**
     * An approval was wrong. A proposal of that client was wrong too; of any other nobody knows until the next approval.
     *
     * @param  Deposit  $deposit  as it was approved, with its client
     */
    public function undone(Deposit $deposit): void
    {
        $clientId = $deposit->client_id;
        if ($clientId === null) {
            return;
        }
        $this->memory->sawWrongly(PayerLine::of($deposit, $this->accounts), $clientId, now()->toImmutable());
        $decision = self::decision($deposit);
        $wasProposed = $decision?->proposed_client_id === $clientId;
        $decision?->update(['approved_client_id' => null, 'is_right' => $wasProposed ? false : null, 'decided_at' => $wasProposed ? now() : null]);
    }

    /**
     * A person has taken the client off a deposit that was matched without anybody: the proposal was wrong, unless it is
     * approved for that client after all. What is only rejected or returned tells nothing of whose money it was.
     */
    public function refused(Deposit $deposit, ?int $formerClientId): void
    {
        $decision = $formerClientId === null || $formerClientId === $deposit->client_id ? null : self::decision($deposit);
        if ($decision?->is_automatic === true && $decision->proposed_client_id === $formerClientId) {
            $decision->update(['is_right' => false, 'decided_at' => now()]);
        }
    }

    private static function decision(Deposit $deposit): ?MatchDecision
    {
        return MatchDecision::query()->where('deposit_id', $deposit->id)->lockForUpdate()->first();
    }
}
