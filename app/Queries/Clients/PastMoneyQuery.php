<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\PastMoney;
use App\Data\Clients\PastTransaction;
use App\Domain\Clients\History\ClientPast;
use App\Domain\Ledger\PastBalances;
use App\Domain\Matches\Merging\MergedRows;
use App\Enums\LedgerAccountKind;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use App\Models\Merge;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** A client's balances and latest transactions at an earlier time, from the postings that occurred before it. */
final readonly class PastMoneyQuery
{
    private const LATEST = 10;

    public function at(ClientPast $past): PastMoney
    {
        // A payment since a merge may be dated before it.
        $merged = MergedRows::since($past, 'transactions.client_id');
        $cents = PastBalances::ofClient($past->clientId(), $past->moment, $merged);

        return new PastMoney(
            available_cents: $cents[LedgerAccountKind::Available->value] ?? 0,
            held_cents: $cents[LedgerAccountKind::Held->value] ?? 0,
            in_transit_cents: $cents[LedgerAccountKind::Transit->value] ?? 0,
            transactions: $this->transactions($past, $merged),
        );
    }

    /**
     * @param  list<int>  $merged  ids of transactions that came with a merge since
     * @return list<PastTransaction> without transactions that were another client's then
     */
    private function transactions(ClientPast $past, array $merged): array
    {
        $clientIds = self::clientIds($past);
        $rows = DB::table('transactions')->where('client_id', $past->clientId())->where('occurred_at', '<', $past->moment)
            ->whereIntegerNotInRaw('transactions.id', $merged)
            ->whereExists(static fn (Builder $own): Builder => self::postings($own->from('ledger_transactions'), $past)
                ->whereColumn('ledger_transactions.transaction_id', 'transactions.id')->whereIntegerInRaw('ledger_transactions.client_id', $clientIds))
            ->orderByDesc('occurred_at')->orderByDesc('id')->limit(self::LATEST)->get(['id', 'type', 'amount_cents', 'occurred_at']);
        $ids = array_map(intval(...), $rows->pluck('id')->all());
        $statuses = self::postings(DB::table('ledger_transactions'), $past)
            ->whereIntegerInRaw('transaction_id', $ids)
            ->orderBy('id')
            ->pluck('status', 'transaction_id');
        $effects = self::postings(DB::table('ledger_transactions'), $past)
            ->whereIntegerInRaw('ledger_transactions.transaction_id', $ids)
            ->join('ledger_entries', 'ledger_entries.ledger_transaction_id', '=', 'ledger_transactions.id')
            ->join('ledger_accounts', 'ledger_accounts.id', '=', 'ledger_entries.ledger_account_id')
            ->where('ledger_accounts.kind', LedgerAccountKind::Available->value)
            ->whereIntegerInRaw('ledger_accounts.owner_id', $clientIds)
            ->groupBy('ledger_transactions.transaction_id')
            ->selectRaw('ledger_transactions.transaction_id, sum(ledger_entries.amount_cents) as cents')
            ->pluck('cents', 'transaction_id');

        return array_values($rows->map(static function (stdClass $row) use ($statuses, $effects): PastTransaction {
            [$type, $status] = [TransactionType::from($row->type), TransactionStatus::from($statuses[$row->id])];

            return new PastTransaction(
                (int) $row->id, $type, $type->label(), $status, $status->label(), (int) $row->amount_cents, (int) ($effects[$row->id] ?? 0),
                substr_replace(substr((string) $row->occurred_at, 0, 19), 'T', 10, 1).'Z',
            );
        })->all());
    }

    /** @return list<int> the client and the records merged into it by then, whose postings and accounts a merge leaves with them */
    private static function clientIds(ClientPast $past): array
    {
        $all = $new = [$past->clientId()];
        while ($past->hasMerged() && $new !== []) {
            $new = Merge::query()
                ->where('subject_type', 'client')
                ->whereIntegerInRaw('winner_id', $new)
                ->whereNull('undone_at')
                ->where('created_at', '<', $past->moment)
                ->pluck('loser_id')
                ->all();
            array_push($all, ...$new);
        }

        return $all;
    }

    private static function postings(Builder $postings, ClientPast $past): Builder
    {
        return $postings->where('ledger_transactions.occurred_at', '<', $past->moment);
    }
}
