<?php

declare(strict_types=1);

namespace App\Domain\DepositMatching;

use App\Domain\Withdrawals\BankAccountRepository;
use App\Models\Deposit;
use App\Models\MatchDecision;
use App\Models\MatchRule;

/**
 * Learns from decisions: which payers pay for which clients, and whether the suggestion was right.
 *
 * Call it inside the decision's transaction, after locking the clients and the deposit and before posting to the ledger. The
 * same lock order everywhere avoids deadlocks.
 */
final readonly class MatchLearning
{
    public function __construct(private PayerRepository $payers, private BankAccountRepository $accounts) {}

    /** Stores the suggestion of a new deposit. An existing suggestion stays. */
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
     * Call it when the deposit is approved for its client.
     *
     * @param  bool  $isProof  false when no user looked at this deposit: a right suggestion is not counted then, or rules would prove themselves
     */
    public function approved(Deposit $deposit, bool $isProof = true): void
    {
        $clientId = $deposit->client_id;
        if ($clientId === null) {
            return;
        }
        $this->payers->countApproval(PayerLine::of($deposit, $this->accounts), $clientId, now()->toImmutable());
        $decision = self::decision($deposit);
        $isRight = $decision?->proposed_client_id === $clientId;
        $isKnown = $isProof || ! $isRight;
        $decision?->update(['approved_client_id' => $clientId, 'is_right' => $isKnown ? $isRight : null, 'decided_at' => $isKnown ? now() : null]);
    }

    /**
     * Call it when an approval was wrong. A suggestion of that client was wrong too; any other stays undecided.
     *
     * @param  Deposit  $deposit  as approved, with its client
     */
    public function undone(Deposit $deposit): void
    {
        $clientId = $deposit->client_id;
        if ($clientId === null) {
            return;
        }
        $this->payers->countUndone(PayerLine::of($deposit, $this->accounts), $clientId, now()->toImmutable());
        $decision = self::decision($deposit);
        $wasProposed = $decision?->proposed_client_id === $clientId;
        $decision?->update(['approved_client_id' => null, 'is_right' => $wasProposed ? false : null, 'decided_at' => $wasProposed ? now() : null]);
    }

    /**
     * Call it when staff remove the client of an automatic match: the suggestion was wrong unless that client is approved later.
     * A rejected or returned deposit says nothing about its client.
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
