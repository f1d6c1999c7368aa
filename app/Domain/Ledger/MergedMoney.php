<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use App\Enums\DepositStatus;
use App\Enums\LedgerAccountKind;
use App\Enums\TransactionType;
use App\Models\Merge;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/**
 * Divides the money on the accounts of merged clients. For {@see MergeLedger}, which locks the end of the chain first.
 *
 * Since the merge, business of the loser was posted to the winner's accounts or, while the winner was itself merged into another
 * client, to that client's accounts. Such later merges are undone before, so those accounts count as the winner's.
 *
 * A snapshot has the end of the ledger at the merge, cents by kind of account, and the site accounts that became one.
 *
 * @phpstan-type Snapshot array{after: int, own: array<string, int>, sites: list<array{gone: int, kept: int, cents: int, before: int}>}
 */
final readonly class MergedMoney
{
    private const BATCH = 500;

    /** Table of the record that a posting belongs to. */
    private const SOURCES = [
        'adjustment' => 'adjustments',
        'bet' => 'bets',
        'bonus_claim' => 'bonus_claims',
        'deposit' => 'deposits',
        'transfer' => 'transfers',
        'withdrawal' => 'withdrawals',
    ];

    /**
     * @param  list<int>  $siteAccountIds
     * @return array<string, int> cents by {@see Account::key()} of the existing accounts
     */
    public function balances(int $clientId, array $siteAccountIds): array
    {
        $balances = [];
        foreach ($this->accounts([$clientId], $siteAccountIds)->lockForUpdate()->get(['kind', 'owner_id', 'balance_cents']) as $row) {
            $balances["{$row->kind} {$row->owner_id}"] = (int) $row->balance_cents;
        }

        return $balances;
    }

    /**
     * Gives the loser what came since the merge for their records: reversals of adjustments, and deposits that returned withdrawals. The
     * winner keeps deposits that were once suggested for the loser and approved since. Call it after the records have moved back.
     */
    public function moveFollowing(Merge $merge): void
    {
        DB::table('adjustments')
            ->where('client_id', $merge->winner_id)
            ->whereIn('reverses_id', DB::table('adjustments')->where('client_id', $merge->loser_id)->pluck('id')->all())
            ->update(['client_id' => $merge->loser_id]);
        DB::table('deposits')
            ->where('client_id', $merge->winner_id)
            ->whereIn('withdrawal_id', DB::table('withdrawals')->where('client_id', $merge->loser_id)->select('id'))
            ->update(['client_id' => $merge->loser_id]);
        DB::table('transactions')
            ->where('client_id', $merge->loser_id)
            ->where('source_type', 'deposit')
            ->whereExists(
                static fn (Builder $own): Builder => $own
                    ->from('deposits')
                    ->whereColumn('deposits.id', 'transactions.source_id')
                    ->whereColumn('deposits.attempt', 'transactions.round')
                    ->where('deposits.client_id', $merge->winner_id)
                    ->where('deposits.status', DepositStatus::Approved),
            )
            ->update(['client_id' => $merge->winner_id]);
    }

    /**
     * Sums the postings since the merge of business that is the loser's again, and moves its transactions to the loser.
     *
     * @return array<string, int> cents by {@see Account::key()} of the winner's account
     */
    public function since(Merge $merge): array
    {
        $moved = self::snapshot($merge);
        [$clients, $standFor] = $this->winnerAccounts($merge);
        $kept = array_column($moved['sites'], 'kept');
        $accounts = $this->accounts($clients, [...$kept, ...array_keys(array_intersect($standFor, $kept))])
            ->lockForUpdate()
            ->get(['id', 'kind', 'owner_id'])
            ->keyBy('id');
        $sums = [];
        foreach ($this->sourcesOf($clients, $moved['after']) as $type => $ids) {
            foreach (array_chunk($ids, self::BATCH) as $chunk) {
                $mine = $this->losers($type, $chunk, $merge);
                DB::table('transactions')->whereIntegerInRaw('id', $mine)->where('client_id', $merge->winner_id)->update(['client_id' => $merge->loser_id]);
                $entries = $this->postedSince($clients, $moved['after'])->whereIntegerInRaw('ledger_transactions.transaction_id', $mine)
                    ->join('ledger_entries', 'ledger_entries.ledger_transaction_id', '=', 'ledger_transactions.id')
                    ->whereIntegerInRaw('ledger_entries.ledger_account_id', $accounts->keys()->all())
                    ->groupBy('ledger_entries.ledger_account_id')
                    ->selectRaw('ledger_entries.ledger_account_id as account, sum(ledger_entries.amount_cents) as cents')->get();
                foreach ($entries as $entry) {
                    $account = $accounts[$entry->account];
                    $owner = $account->kind === LedgerAccountKind::Site->value ? $standFor[(int) $account->owner_id] ?? $account->owner_id : $merge->winner_id;
                    $key = "{$account->kind} {$owner}";
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
        return DB::table('ledger_accounts')->where(
            static fn (Builder $any): Builder => $any
                ->where(
                    static fn (Builder $own): Builder => $own
                        ->whereIn('kind', array_column(LedgerAccountKind::withFloor(), 'value'))
                        ->whereIntegerInRaw('owner_id', $clientIds),
                )
                ->orWhere(
                    static fn (Builder $site): Builder => $site
                        ->where('kind', LedgerAccountKind::Site->value)
                        ->whereIntegerInRaw('owner_id', $siteAccountIds),
                ),
        );
    }

    /** @return Snapshot */
    public static function snapshot(Merge $merge): array
    {
        return $merge->snapshot['ledger'];
    }

    /** @return array{list<int>, array<int, int>} clients, the winner first, and site accounts of the others => of the winner */
    private function winnerAccounts(Merge $merge): array
    {
        $clients = [$merge->winner_id];
        $standFor = [];
        // By id: a client that took in the winner may have been taken in later.
        foreach (Merge::query()->where('subject_type', 'client')->where('id', '>', $merge->id)->whereNotNull('undone_at')->lazyById() as $later) {
            if (! in_array($later->loser_id, $clients, true)) {
                continue;
            }
            $clients[] = $later->winner_id;
            foreach (self::snapshot($later)['sites'] as $site) {
                $standFor[$site['kept']] = $standFor[$site['gone']] ?? $site['gone'];
            }
        }

        return [array_values(array_unique($clients)), $standFor];
    }

    /**
     * @param  list<int>  $clients
     * @return array<string, list<int>>
     */
    private function sourcesOf(array $clients, int $after): array
    {
        $sources = [];
        foreach (
            $this->postedSince($clients, $after)
                ->whereIn('source_type', array_keys(self::SOURCES))
                ->distinct()
                ->get(['source_type', 'source_id']) as $row
        ) {
            $sources[$row->source_type][] = (int) $row->source_id;
        }

        return $sources;
    }

    /** @param  list<int>  $clients */
    private function postedSince(array $clients, int $after): Builder
    {
        return DB::table('ledger_transactions')->whereIntegerInRaw('ledger_transactions.client_id', $clients)->where('ledger_transactions.id', '>', $after);
    }

    /**
     * Transactions of the winner and the loser whose record is the loser's. A deposit has the client of its last round only; the transaction
     * of an earlier round says whose credit that was. Without transactions of other clients, such as a deposit that was matched again.
     *
     * @param  list<int>  $ids  of the records
     * @return list<int>
     */
    private function losers(string $type, array $ids, Merge $merge): array
    {
        $isDeposit = $type === 'deposit';
        $posted = DB::table('transactions as posted')
            ->where('posted.source_type', $type)
            ->whereIntegerInRaw('posted.source_id', $ids)
            ->whereIn('posted.client_id', [$merge->winner_id, $merge->loser_id])
            ->where(
                static fn (Builder $either): Builder => $either
                    ->whereExists(
                        static fn (Builder $record): Builder => $record
                            ->from(self::SOURCES[$type], 'record')
                            ->whereColumn('record.id', 'posted.source_id')
                            ->where('record.client_id', $merge->loser_id)
                            ->when(
                                $isDeposit,
                                static fn (Builder $last): Builder => $last->whereColumn('record.attempt', 'posted.round'),
                            ),
                    )
                    ->when(
                        $isDeposit,
                        static fn (Builder $round): Builder => $round->orWhereExists(
                            static fn (Builder $credit): Builder => $credit
                                ->from('transactions', 'credit')
                                ->where('credit.source_type', $type)
                                ->whereColumn('credit.source_id', 'posted.source_id')
                                ->whereColumn('credit.round', 'posted.round')
                                ->where('credit.type', TransactionType::Deposit)
                                ->where('credit.client_id', $merge->loser_id),
                        ),
                    ),
            );

        return array_map(intval(...), array_values($posted->pluck('posted.id')->all()));
    }
}
