<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use App\Enums\LedgerAccountKind;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** Balances at an earlier time in cents: the sums of the entries that occurred before it. Accounts without entries are missing. */
final readonly class PastBalances
{
    /**
     * @param  list<int>  $others  ids of transactions that were another client's then
     * @return array<string, int> by LedgerAccountKind, without site accounts
     */
    public static function ofClient(int $clientId, CarbonImmutable $before, array $others = []): array
    {
        $accounts = DB::table('ledger_accounts')
            ->where('owner_id', $clientId)
            ->whereIn('kind', array_column(LedgerAccountKind::withFloor(), 'value'));

        return self::sums('kind', $before, $accounts->when($others !== [], static fn (Builder $own): Builder => $own->whereNotIn(
            'ledger_entries.ledger_transaction_id',
            DB::table('ledger_transactions')->whereIntegerInRaw('transaction_id', $others)->select('id'),
        )));
    }

    /**
     * @param  list<int>  $siteAccountIds
     * @return array<int, int> by site account
     */
    public static function ofSites(array $siteAccountIds, CarbonImmutable $before): array
    {
        return self::sums(
            'owner_id',
            $before,
            DB::table('ledger_accounts')
                ->where('kind', LedgerAccountKind::Site->value)
                ->whereIntegerInRaw('owner_id', $siteAccountIds),
        );
    }

    /** @return array<array-key, int> */
    private static function sums(string $by, CarbonImmutable $before, Builder $accounts): array
    {
        return $accounts
            ->join('ledger_entries', 'ledger_entries.ledger_account_id', '=', 'ledger_accounts.id')
            ->where('ledger_entries.occurred_at', '<', $before)
            ->groupBy($by)
            ->selectRaw("{$by}, sum(ledger_entries.amount_cents) as cents")
            ->pluck('cents', $by)
            ->map(static fn (mixed $cents): int => (int) $cents)
            ->all();
    }
}
