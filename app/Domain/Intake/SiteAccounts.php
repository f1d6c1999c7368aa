<?php

declare(strict_types=1);

namespace App\Domain\Intake;

use App\Domain\Clients\FormerUsernames;
use App\Domain\Intake\Bulk\RefusedRow;
use App\Models\OperatorSite;
use App\Models\SiteAccount;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Finds the site accounts of bets and locks their clients, then the accounts. Every ledger change locks in this order, so that two
 * calls never write the bets of one account at the same time.
 */
final readonly class SiteAccounts
{
    /**
     * Call this in the transaction of the work. The number of queries doesn't grow with the bets.
     *
     * @param  array<int, NewBet>  $bets
     * @return array{array<int, SiteAccount>, list<RefusedRow>} accounts by the index of the bet, and bets without an account
     */
    public function holdFor(array $bets): array
    {
        $sites = OperatorSite::query()->whereIn('slug', array_unique(array_column($bets, 'operator_site')))->get()->keyBy('slug');
        $usernames = array_unique(array_column($bets, 'username'));
        $clients = [];
        do {
            // Read again after each lock: a merge may have moved an account to another client, or made its username a former one.
            [$accountsNow, $former] = self::named($sites->modelKeys(), $usernames);
            $others = array_diff($accountsNow->pluck('client_id')->all(), $clients);
            self::holdClients($others);
            $clients = [...$clients, ...$others];
        } while ($others !== []);
        // The same order in every call prevents deadlocks.
        $held = $accountsNow->orderBy('id')->lockForUpdate()->get();
        $accounts = [];
        foreach ($former as $row) {
            $accounts["{$row->operator_site_id} {$row->username}"] = $held->firstWhere('id', $row->site_account_id);
        }
        foreach ($held as $account) {
            $accounts["{$account->operator_site_id} {$account->username}"] = $account;
        }

        $found = [];
        $refused = [];
        foreach ($bets as $index => $bet) {
            $site = $sites->get($bet->operator_site);
            $account = $site === null ? null : $accounts["{$site->id} {$bet->username}"] ?? null;
            if ($account !== null) {
                $found[$index] = $account;
            } else {
                $refused[] = new RefusedRow(
                    $index,
                    $bet->external_id,
                    $site === null
                        ? 'No operator site has this slug.'
                        : 'No client has an account with this username at the operator site.',
                );
            }
        }

        return [$found, $refused];
    }

    /**
     * @param  array<int>  $siteIds
     * @param  array<string>  $usernames
     * @return array{Builder<SiteAccount>, Collection<int, stdClass>} the accounts with one of the usernames, and those of which it is a former one
     */
    private static function named(array $siteIds, array $usernames): array
    {
        $former = FormerUsernames::named($siteIds, $usernames);
        $accounts = SiteAccount::query()
            ->where(
                static fn (Builder $current): Builder => $current
                    ->whereIn('operator_site_id', $siteIds)
                    ->whereIn('username', $usernames),
            )
            ->when(
                $former->isNotEmpty(),
                static fn (Builder $any): Builder => $any->orWhereIn('id', $former->pluck('site_account_id')->all()),
            );

        return [$accounts, $former];
    }

    /** @param  array<int, int>  $ids */
    private static function holdClients(array $ids): void
    {
        if ($ids !== []) {
            DB::table('clients')->whereIntegerInRaw('id', array_unique($ids))->orderBy('id')->lockForUpdate()->pluck('id');
        }
    }
}
