<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use App\Enums\LedgerAccountKind;
use App\Models\Merge;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** Reads whose money is whose on the accounts of merged clients. For {@see MergeLedger}, which holds the end of the chain. */
final readonly class MergedMoney
{
    private const BATCH = 500;

    /** Where the business is that a posting came of. */
    private const SOURCES = ['adjustment' => 'adjustments', 'bet' => 'bets', 'bonus_claim' => 'bonus_claims', 'deposit' => 'deposits', 'transfer' => 'transfers', 'withdrawal' => 'withdrawals'];

    /**
     * @param  list<int>  $siteAccountIds
     * @return array<string, int> cents by {@see Account::key()}, of the accounts that there are
     */
    public function balances(int $clientId, array $siteAccountIds): array
    {
        $balances = [];
        foreach ($this->accounts([$clientId], $siteAccountIds)->lockForUpdate()->get(['kind', 'owner_id', 'balance_cents']) as $row) {
            $balances["{$row->kind} {$row->owner_id}"] = (int) $row->balance_cents;
        }

        return $balances;
    }

    /** A reversal that was asked for since the merge goes with what it takes back. After the rows have gone to where they belong. */
    public function parted(Merge $merge): void
    {
        DB::table('adjustments')->where('client_id', $merge->winner_id)
            ->whereIn('reverses_id', DB::table('adjustments')->where('client_id', $merge->loser_id)->pluck('id')->all())->update(['client_id' => $merge->loser_id]);
    }

    /**
     * What was posted since the merge on the winner's accounts by business that is the loser's now; its transactions become
     * the loser's too. While the winner was part of a third client, that one's accounts were the winner's.
     *
     * @return array<string, int> cents by {@see Account::key()}, of what changed
     */
    public function since(Merge $merge, MovedMoney $moved): array
    {
        $carriers = PostMergeAccounts::since($merge);
        $accounts = $this->accounts($carriers->clients, $carriers->sites(array_column($moved->sites, 'kept')))->lockForUpdate()->get(['id', 'kind', 'owner_id'])->keyBy('id');
        $sums = [];
        foreach ($this->sourcesOf($carriers, $moved) as $type => $ids) {
            foreach (array_chunk($ids, self::BATCH) as $chunk) {
                $mine = $this->losers($type, $chunk, $merge->loser_id);
                DB::table('transactions')->where('source_type', $type)->whereIntegerInRaw('source_id', $mine)->where('client_id', $merge->winner_id)->update(['client_id' => $merge->loser_id]);
                $entries = $this->postedSince($carriers, $moved)->where('ledger_transactions.source_type', $type)->whereIntegerInRaw('ledger_transactions.source_id', $mine)
                    ->join('ledger_entries', 'ledger_entries.ledger_transaction_id', '=', 'ledger_transactions.id')
                    // What has become another client's meanwhile, such as a deposit that was matched again, is none of it.
                    ->join('transactions', 'transactions.id', '=', 'ledger_transactions.transaction_id')->whereIn('transactions.client_id', [$merge->winner_id, $merge->loser_id])
                    ->whereIntegerInRaw('ledger_entries.ledger_account_id', $accounts->keys()->all())
                    ->groupBy('ledger_entries.ledger_account_id')
                    ->selectRaw('ledger_entries.ledger_account_id as account, sum(ledger_entries.amount_cents) as cents')->get();
                foreach ($entries as $entry) {
                    $key = $carriers->key($accounts[$entry->account]->kind, (int) $accounts[$entry->account]->owner_id);
                    $sums[$key] = ($sums[$key] ?? 0) + (int) $entry->cents;
                }
            }
        }

        return array_filter($sums);
    }

    /**
     * @param  list<int>  $clientIds
     * @param  list<int>  $siteAccountIds
     */
    private function accounts(array $clientIds, array $siteAccountIds): Builder
    {
        return DB::table('ledger_accounts')->where(static fn (Builder $any): Builder => $any
            ->where(static fn (Builder $own): Builder => $own->whereIn('kind', array_column(LedgerAccountKind::withFloor(), 'value'))->whereIntegerInRaw('owner_id', $clientIds))
            ->orWhere(static fn (Builder $site): Builder => $site->where('kind', LedgerAccountKind::Site->value)->whereIntegerInRaw('owner_id', $siteAccountIds)));
    }

    /** @return array<string, list<int>> */
    private function sourcesOf(PostMergeAccounts $carriers, MovedMoney $moved): array
    {
        $sources = [];
        foreach ($this->postedSince($carriers, $moved)->whereIn('source_type', array_keys(self::SOURCES))->distinct()->get(['source_type', 'source_id']) as $row) {
            $sources[$row->source_type][] = (int) $row->source_id;
        }

        return $sources;
    }

    private function postedSince(PostMergeAccounts $carriers, MovedMoney $moved): Builder
    {
        return DB::table('ledger_transactions')->whereIntegerInRaw('ledger_transactions.client_id', $carriers->clients)->where('ledger_transactions.id', '>', $moved->after);
    }

    /**
     * @param  list<int>  $ids
     * @return list<int> of these the loser's: the business itself, or what the ledger said of it at the time of the merge
     */
    private function losers(string $type, array $ids, int $loserId): array
    {
        return array_map(intval(...), array_values(array_unique([
            ...DB::table(self::SOURCES[$type])->whereIntegerInRaw('id', $ids)->where('client_id', $loserId)->pluck('id')->all(),
            ...DB::table('transactions')->where('source_type', $type)->whereIntegerInRaw('source_id', $ids)->where('client_id', $loserId)->pluck('source_id')->all(),
        ])));
    }
}
