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
 * Finds the site accounts of bets and locks their clients, then the accounts. Every ledger change locks in this order, so that two
 * calls never write the bets of one account at the same time.
 */
final readonly class SiteAccounts
{
    /**
     * Call this in the transaction of the work. The number of queries is fixed.
     *
     * @param  array<int, NewBet>  $bets
     * @return array{array<int, SiteAccount>, list<RefusedRow>} accounts by the index of the bet, and bets without an account
     */
    public function holdFor(array $bets): array
    {
        $sites = OperatorSite::query()->whereIn('slug', array_unique(array_column($bets, 'operator_site')))->get()->keyBy('slug');
        /** @var Closure(): Builder<SiteAccount> $wanted */
        $wanted = static fn (): Builder => SiteAccount::query()
            ->whereIn('operator_site_id', $sites->modelKeys())
            ->whereIn('username', array_unique(array_column($bets, 'username')));
        $clients = $wanted()->pluck('client_id')->all();
        self::holdClients($clients);
        $accounts = $wanted()
            // The same order in every call prevents deadlocks.
            ->orderBy('id')
            ->lockForUpdate()
            ->get()
            ->keyBy(static fn (SiteAccount $account): string => "{$account->operator_site_id} {$account->username}");
        // A merge may have moved an account to another client before the lock.
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
}
