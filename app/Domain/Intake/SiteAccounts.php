<?php

declare(strict_types=1);

namespace App\Domain\Intake;

use App\Domain\Intake\Bulk\RefusedRow;
use App\Models\OperatorSite;
use App\Models\SiteAccount;
use Closure;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Facades\DB;

/**
 * Finds the accounts that bets were placed with, and holds their clients and them, in the order in which everybody takes what
 * money moves on: two calls never write one account's bets at once.
 */
final readonly class SiteAccounts
{
    /**
     * Call it inside the transaction of the work. Four queries, however many bets.
     *
     * @param  array<int, NewBet>  $bets
     * @return array{array<int, SiteAccount>, list<RefusedRow>} by the places of the bets; and those without an account
     */
    public function holdFor(array $bets): array
    {
        $sites = OperatorSite::query()->whereIn('slug', self::distinct($bets, static fn (NewBet $bet): string => $bet->operator_site))->get()->keyBy('slug');
        /** @var Closure(): Builder<SiteAccount> $wanted */
        $wanted = static fn (): Builder => SiteAccount::query()
            ->whereIn('operator_site_id', $sites->modelKeys())
            ->whereIn('username', self::distinct($bets, static fn (NewBet $bet): string => $bet->username));
        $clients = $wanted()->pluck('client_id')->all();
        self::holdClients($clients);
        $accounts = $wanted()
            // Always in one order: two calls that wait for each other would be a deadlock.
            ->orderBy('id')
            ->lockForUpdate()
            ->get()
            ->keyBy(static fn (SiteAccount $account): string => "{$account->operator_site_id} {$account->username}");
        // Whoever got an account by a merge while this waited for it.
        self::holdClients(array_diff($accounts->pluck('client_id')->all(), $clients));

        $found = [];
        $refused = [];
        foreach ($bets as $index => $bet) {
            $site = $sites->get($bet->operator_site);
            $account = $site === null ? null : $accounts->get("{$site->id} {$bet->username}");
            if ($account !== null) {
                $found[$index] = $account;
            } else {
                $refused[] = new RefusedRow($index, $bet->external_id, $site === null ? 'No operator site has this slug.' : 'No client has an account with this username at the operator site.');
            }
        }

        return [$found, $refused];
    }

    /** @param  array<int, int>  $ids */
    private static function holdClients(array $ids): void
    {
        if ($ids !== []) {
            DB::table('clients')->whereIntegerInRaw('id', array_unique($ids))->orderBy('id')->lockForUpdate()->pluck('id');
        }
    }

    /**
     * @param  array<int, NewBet>  $bets
     * @param  callable(NewBet): string  $field
     * @return list<string>
     */
    private static function distinct(array $bets, callable $field): array
    {
        return array_values(array_unique(array_map($field, $bets)));
    }
}
