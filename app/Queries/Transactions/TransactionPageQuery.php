<?php

declare(strict_types=1);

namespace App\Queries\Transactions;

use App\Data\Clients\HistoryEntry;
use App\Data\Transactions\TransactionShowPage;
use App\Data\Transactions\TransactionSummary;
use App\Domain\Clients\History\AuditHistory;
use App\Enums\Ability;
use App\Inertia\Inertia;
use App\Lists\ListContext;
use App\Lists\Transactions\TransactionList;
use App\Models\Transaction;
use App\Models\User;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** One transaction: its facts, its ledger postings, and the history of its source. */
final readonly class TransactionPageQuery
{
    private const RECENT = 30;

    /** Source type => ability and page of its list, and the parameter that names the source. */
    private const LISTS = [
        'deposit' => [Ability::ViewDeposits, 'deposits.index', 'deposit'],
        'withdrawal' => [Ability::ViewWithdrawals, 'withdrawals.index', 'withdrawal'],
        'adjustment' => [Ability::ViewTransactions, 'transactions.adjustments.index', null],
    ];

    /** Source type => page of the client. */
    private const CLIENT_PAGES = [
        'transfer' => 'clients.transfers',
        'bonus_claim' => 'clients.bonuses',
        'bet' => 'clients.bets',
        'client' => 'clients.edit',
        'merge' => 'clients.matches',
        'site_account' => 'clients.edit',
    ];

    /** Their activity log is about the record, not about the transaction. */
    private const WITHOUT_HISTORY = ['client', 'site_account', 'merge'];

    public function __construct(private LedgerStepsQuery $steps, private TransactionList $list) {}

    public function page(Transaction $transaction, User $viewer): TransactionShowPage
    {
        [$row] = $this->list->find([$transaction->id], new ListContext($viewer, $transaction));

        return new TransactionShowPage(
            $row,
            new TransactionSummary(
                status_at: $transaction->status_at->toIso8601ZuluString(),
                round: $transaction->round,
                source_url: $this->sourceUrl($transaction, $viewer),
                balance_cents: $row->balance_cents,
                previous_id: $this->neighbour($transaction, '<', 'desc'),
                next_id: $this->neighbour($transaction, '>', 'asc'),
                can_see_client: $viewer->hasAbility(Ability::ViewClients),
            ),
            $this->steps->of($transaction),
            Inertia::defer(fn (): array => $this->history($transaction, $viewer)),
        );
    }

    /** Null when the viewer can't see the source. */
    private function sourceUrl(Transaction $transaction, User $viewer): ?string
    {
        [$ability, $route, $key] = self::LISTS[$transaction->source_type] ?? [
            Ability::ViewClients,
            self::CLIENT_PAGES[$transaction->source_type] ?? null,
            null,
        ];
        if ($route === null || ! $viewer->hasAbility($ability)) {
            return null;
        }
        if (isset(self::LISTS[$transaction->source_type])) {
            return route($route, $key === null ? [] : [$key => $transaction->source_id], absolute: false);
        }

        return $transaction->client_id === null ? null : route($route, $transaction->client_id, absolute: false);
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
        $of = static fn (): Builder => DB::table('transactions')
            ->where('client_id', $transaction->client_id)
            ->orderBy('occurred_at', $direction)
            ->orderBy('id', $direction)
            ->limit(1);
        $id = $of()->where('occurred_at', $at)->where('id', $operator, $transaction->id)->value('id')
            ?? $of()->where('occurred_at', $operator, $at)->value('id');

        return $id === null ? null : (int) $id;
    }

    /** @return list<HistoryEntry> */
    private function history(Transaction $transaction, User $viewer): array
    {
        [$ability] = self::LISTS[$transaction->source_type] ?? [Ability::ViewClients];
        if (in_array($transaction->source_type, self::WITHOUT_HISTORY, true) || ! $viewer->hasAbility($ability)) {
            return [];
        }

        return AuditHistory::of(DB::table('audit_events')->where('audit_events.subject_type', $transaction->source_type)
            ->where('audit_events.subject_id', $transaction->source_id), self::RECENT, $viewer);
    }
}
