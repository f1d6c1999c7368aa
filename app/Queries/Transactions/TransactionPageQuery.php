<?php

declare(strict_types=1);

namespace App\Queries\Transactions;

use App\Data\Clients\HistoryEntry;
use App\Data\Transactions\TransactionFacts;
use App\Data\Transactions\TransactionShowPage;
use App\Enums\Ability;
use App\Inertia\Inertia;
use App\Models\Transaction;
use App\Models\User;
use App\Queries\Clients\AuditHistory;
use App\Queries\Lists\UtcTime;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** All of one transaction: its facts, its postings, and what was done to what it came from. */
final readonly class TransactionPageQuery
{
    private const RECENT = 30;

    public function __construct(private LedgerSteps $steps, private RunningBalance $balance, private SourceLinks $links) {}

    public function page(Transaction $transaction, User $viewer): TransactionShowPage
    {
        /** @var stdClass $row it was found by its id */
        $row = TransactionRows::withColumns(DB::table('transactions'))->where('transactions.id', $transaction->id)->addSelect('transactions.status_at')->first();
        $balance = $transaction->client_id === null ? null : ($this->balance->after($transaction->client_id, [$row])[$transaction->id] ?? null);

        return new TransactionShowPage(
            TransactionRows::row($row, $viewer, $balance),
            new TransactionFacts(
                status_at: (string) UtcTime::iso($row->status_at),
                round: $transaction->round,
                source_url: $this->links->to($transaction, $viewer),
                balance_cents: $balance,
                previous_id: $this->neighbour($transaction, '<', 'desc'),
                next_id: $this->neighbour($transaction, '>', 'asc'),
                can_see_client: $viewer->hasAbility(Ability::ViewClients),
            ),
            $this->steps->of($transaction),
            Inertia::defer(fn (): array => $this->history($transaction, $viewer)),
        );
    }

    /**
     * @param  '<'|'>'  $operator
     * @param  'asc'|'desc'  $direction
     */
    private function neighbour(Transaction $transaction, string $operator, string $direction): ?int
    {
        if ($transaction->client_id === null) {
            return null;
        }
        $at = $transaction->occurred_at->format('Y-m-d H:i:s');
        $of = static fn (): Builder => DB::table('transactions')->where('client_id', $transaction->client_id)->orderBy('occurred_at', $direction)->orderBy('id', $direction)->limit(1);
        $id = $of()->where('occurred_at', $at)->where('id', $operator, $transaction->id)->value('id') ?? $of()->where('occurred_at', $operator, $at)->value('id');

        return $id === null ? null : (int) $id;
    }

    /** @return list<HistoryEntry> */
    private function history(Transaction $transaction, User $viewer): array
    {
        if (! $this->links->isToldTo($transaction, $viewer)) {
            return [];
        }

        return AuditHistory::of(DB::table('audit_events')->where('audit_events.subject_type', $transaction->source_type)
            ->where('audit_events.subject_id', $transaction->source_id), self::RECENT, $viewer);
    }
}
