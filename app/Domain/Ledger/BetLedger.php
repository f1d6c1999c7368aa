<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use App\Enums\BetStatus;
use App\Enums\LedgerAccountKind;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/**
 * Posts bets. The stake goes from the site account to the bookmaker and the return comes back; the house pays the stake of a bonus
 * bet. A bet is never refused, because the bookmaker has already accepted it.
 *
 * A correction reverses the earlier postings and posts the new state. A bet without postings is part of the account's opening balance.
 */
final readonly class BetLedger
{
    private const LONGEST_DESCRIPTION = 255;

    public function __construct(private Ledger $ledger) {}

    /**
     * The caller locks the clients and the site accounts first.
     *
     * @param  list<BetChange>  $changes  each bet once
     */
    public function record(array $changes): void
    {
        $postings = $this->postings($changes);
        if ($postings !== []) {
            $this->ledger->post(...$postings);
        }
    }

    /**
     * @param  list<BetChange>  $changes  each bet once
     * @return list<Posting>
     */
    public function postings(array $changes): array
    {
        $known = $this->histories(array_values(array_filter($changes, static fn (BetChange $change): bool => $change->before !== null)));
        $postings = [];
        foreach ($changes as $change) {
            array_push($postings, ...$this->postingsOf($change, $known[$change->betId] ?? new BetHistory));
        }

        return $postings;
    }

    /** @return list<Posting> */
    private function postingsOf(BetChange $change, BetHistory $history): array
    {
        [$before, $after] = [$change->before, $change->after];
        $isSamePlaced = $before !== null && $before->isPlacedLike($after);
        if ($before !== null && $isSamePlaced && $before->isSettledLike($after)) {
            return [];
        }

        $postings = $before !== null && $history->isEmpty() ? $this->opened($change, $before, $history) : [];
        if ($before !== null && ! $before->isOpen()) {
            $postings[] = $this->unsettlement($change, $before, $history);
        }
        if (! $isSamePlaced) {
            if ($before !== null) {
                $postings[] = $this->placement($change, $before, $history, isTakenBack: true);
                $history->startRound($after->type);
            }
            $postings[] = $this->placement($change, $after, $history);
        }
        if (! $after->isOpen()) {
            $postings[] = $this->settlement($change, $after, $history);
        }

        return $postings;
    }

    /**
     * Postings without effect for a bet that the opening balance includes.
     *
     * @return list<Posting>
     */
    private function opened(BetChange $change, BetState $state, BetHistory $history): array
    {
        $opening = Account::house(LedgerAccountKind::Opening);
        $placed = $this->posting(
            $change,
            $state,
            $history,
            'opened',
            TransactionStatus::Pending,
            $this->sides($opening, $state->stakeCents),
            $state->placedAt,
            null,
        );
        $settled = fn (): Posting => $this->posting(
            $change,
            $state,
            $history,
            'opened:settled',
            self::settledAs($state),
            $this->sides($opening, -$state->returnCents),
            $state->settledAt ?? $state->placedAt,
            null,
        );

        return $state->isOpen() ? [$placed] : [$placed, $settled()];
    }

    private function placement(BetChange $change, BetState $state, BetHistory $history, bool $isTakenBack = false): Posting
    {
        $entries = $this->sides($this->payer($change, $state), $isTakenBack ? -$state->stakeCents : $state->stakeCents);

        return $isTakenBack
            ? $this->posting(
                $change,
                $state,
                $history,
                $history->next('unplaced'),
                TransactionStatus::Cancelled,
                $entries,
                now()->toImmutable(),
                $history->lastPlaced,
            )
            : $this->posting(
                $change,
                $state,
                $history,
                $history->nextPlaced(),
                TransactionStatus::Pending,
                $entries,
                $state->placedAt,
                null,
            );
    }

    private function settlement(BetChange $change, BetState $state, BetHistory $history): Posting
    {
        return $this->posting(
            $change,
            $state,
            $history,
            $history->nextSettled(),
            self::settledAs($state),
            $this->sides($this->receiver($change, $state), -$state->returnCents),
            $state->settledAt ?? now()->toImmutable(),
            null,
        );
    }

    private function unsettlement(BetChange $change, BetState $state, BetHistory $history): Posting
    {
        $entries = $this->sides($this->receiver($change, $state), $state->returnCents);

        return $this->posting(
            $change,
            $state,
            $history,
            $history->next('undone'),
            TransactionStatus::Pending,
            $entries,
            now()->toImmutable(),
            $entries === [] ? null : $history->lastSettled,
        );
    }

    private function payer(BetChange $change, BetState $state): Account
    {
        return $state->type === TransactionType::BonusBet ? Account::house(LedgerAccountKind::Bonus) : Account::site($change->siteAccountId, $change->clientId);
    }

    /** The stake of a void bet goes back to its payer; every other return is the client's, also for a bonus bet. */
    private function receiver(BetChange $change, BetState $state): Account
    {
        return $state->status === BetStatus::Void ? $this->payer($change, $state) : Account::site($change->siteAccountId, $change->clientId);
    }

    private static function settledAs(BetState $state): TransactionStatus
    {
        return $state->status === BetStatus::Void ? TransactionStatus::Cancelled : TransactionStatus::Completed;
    }

    /** @return list<Entry> from the account to the bookmaker; empty for 0 cents */
    private function sides(Account $account, int $cents): array
    {
        return $cents === 0 ? [] : [new Entry($account, -$cents), new Entry(Account::house(LedgerAccountKind::Bookmaker), $cents)];
    }

    /** @param  list<Entry>  $entries */
    private function posting(
        BetChange $change,
        BetState $state,
        BetHistory $history,
        string $step,
        TransactionStatus $status,
        array $entries,
        CarbonImmutable $at,
        ?string $reverses,
    ): Posting {
        return new Posting(
            key: "bet:{$change->betId}:{$step}",
            type: $state->type,
            status: $status,
            sourceType: 'bet',
            sourceId: $change->betId,
            clientId: $change->clientId,
            amountCents: $state->stakeCents,
            entries: $entries,
            occurredAt: $at,
            reference: $change->externalId,
            description: mb_substr($change->description, 0, self::LONGEST_DESCRIPTION),
            round: $history->round($state->type),
            reversesKey: $reverses === null ? null : "bet:{$change->betId}:{$reverses}",
        );
    }

    /**
     * @param  list<BetChange>  $changes
     * @return array<int, BetHistory> by bet
     */
    private function histories(array $changes): array
    {
        $histories = [];
        foreach ($changes as $change) {
            $histories[$change->betId] = new BetHistory;
        }
        if ($histories === []) {
            return [];
        }
        // As for a posting: a plain read of MariaDB's snapshot misses commits during the wait for the accounts.
        DB::table('ledger_chain')->where('id', 1)->lockForUpdate()->value('last_id');
        $rows = DB::table('transactions')->join('ledger_transactions', 'ledger_transactions.transaction_id', '=', 'transactions.id')
            ->where('transactions.source_type', 'bet')->whereIntegerInRaw('transactions.source_id', array_keys($histories))
            ->orderBy('ledger_transactions.id')
            ->sharedLock()
            ->get(['transactions.source_id', 'transactions.type', 'transactions.round', 'ledger_transactions.idempotency_key']);
        foreach ($rows as $row) {
            $histories[(int) $row->source_id]->add(
                TransactionType::from($row->type),
                (int) $row->round,
                substr($row->idempotency_key, strlen("bet:{$row->source_id}:")),
            );
        }

        return $histories;
    }
}
