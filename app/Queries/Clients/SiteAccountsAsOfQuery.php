<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\SiteAccountRow;
use App\Domain\Clients\History\ClientPast;
use App\Enums\SiteAccountStatus;
use App\Models\Client;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\JoinClause;
use Illuminate\Support\Facades\DB;
use stdClass;

/** A client's site accounts as they stood once: every audited change since is undone. Balances are not audited, so none is told. */
final readonly class SiteAccountsAsOfQuery
{
    /** @return list<SiteAccountRow> by the name of the site; nobody changes them */
    public function of(Client $client, ClientPast $past): array
    {
        $moment = $past->moment;
        $sites = DB::table('operator_sites')
            ->leftJoin('site_accounts', static fn (JoinClause $join): JoinClause => $join
                ->on('site_accounts.operator_site_id', '=', 'operator_sites.id')->where('site_accounts.client_id', $client->id)->where('site_accounts.created_at', '<', $moment))
            ->where(static fn (Builder $shown): Builder => $shown->whereNotNull('site_accounts.id')
                ->orWhere(static fn (Builder $inUse): Builder => $inUse->where('operator_sites.is_active', true)->where('operator_sites.created_at', '<', $moment)))
            ->orderBy('operator_sites.name')
            ->get(['operator_sites.id', 'operator_sites.name', 'operator_sites.url', 'operator_sites.is_active', 'site_accounts.id as account_id', 'site_accounts.username', 'site_accounts.status']);
        $was = $past->accounts();

        return array_values($sites->map(static function (stdClass $site) use ($was): SiteAccountRow {
            $then = [...['username' => $site->username, 'status' => $site->status], ...$was[(int) $site->account_id] ?? []];
            $status = $then['status'] === null ? SiteAccountStatus::Missing : SiteAccountStatus::from($then['status']);

            return new SiteAccountRow(
                operator_site_id: (int) $site->id,
                site_name: $site->name,
                site_url: $site->url,
                is_site_active: (bool) $site->is_active,
                username: $then['username'],
                status: $status,
                balance_cents: null,
                version: 0,
                choices: [],
            );
        })->all());
    }
}
