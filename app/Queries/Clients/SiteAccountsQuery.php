<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\SiteAccountRow;
use App\Data\Lists\Choice;
use App\Domain\Clients\FormerUsernames;
use App\Domain\Clients\History\ClientPast;
use App\Domain\Clients\SiteAccountRule;
use App\Domain\Ledger\PastBalances;
use App\Domain\Matches\Merging\MergedRows;
use App\Enums\SiteAccountStatus;
use App\Models\Client;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\JoinClause;
use Illuminate\Support\Facades\DB;
use stdClass;

/** A client's account at every site in use, and at former sites where the client has one. */
final readonly class SiteAccountsQuery
{
    /**
     * @param  ClientPast|null  $past  to show the accounts at that time, read-only
     * @return list<SiteAccountRow> by the name of the site
     */
    public function of(Client $client, bool $canEdit, ?ClientPast $past = null): array
    {
        $merged = $past === null ? [] : MergedRows::since($past, 'site_accounts.client_id');
        $sites = DB::table('operator_sites')
            ->leftJoin('site_accounts', static fn (JoinClause $join): JoinClause => $join
                ->on('site_accounts.operator_site_id', '=', 'operator_sites.id')->where('site_accounts.client_id', $client->id)
                ->when($past, static fn (JoinClause $then): JoinClause => $then->where('site_accounts.created_at', '<', $past?->moment)
                    ->whereIntegerNotInRaw('site_accounts.id', $merged)))
            ->where(static fn (Builder $shown): Builder => $shown->whereNotNull('site_accounts.id')
                ->orWhere(static fn (Builder $inUse): Builder => $inUse->where('operator_sites.is_active', true)
                    ->when($past, static fn (Builder $then): Builder => $then->where('operator_sites.created_at', '<', $past?->moment))))
            ->orderBy('operator_sites.name')
            ->get(['operator_sites.id', 'operator_sites.name', 'operator_sites.url', 'operator_sites.is_active', 'site_accounts.id as account_id',
                'site_accounts.username', 'site_accounts.status', 'site_accounts.balance_cents', 'site_accounts.version']);
        $was = $past?->accounts() ?? [];
        $accountIds = array_values(array_map(intval(...), $sites->pluck('account_id')->filter()->all()));
        $balances = $past === null ? [] : PastBalances::ofSites($accountIds, $past->moment);
        $former = $past === null && (string) $client->former_pins !== '' ? FormerUsernames::of($accountIds) : [];

        return array_values($sites->map(static function (stdClass $site) use ($client, $canEdit, $past, $was, $balances, $former): SiteAccountRow {
            $then = [...['username' => $site->username, 'status' => $site->status], ...$was[(int) $site->account_id] ?? []];
            $status = $then['status'] === null ? SiteAccountStatus::Missing : SiteAccountStatus::from($then['status']);

            return new SiteAccountRow(
                operator_site_id: (int) $site->id,
                site_name: $site->name,
                is_site_active: (bool) $site->is_active,
                username: $then['username'],
                former_usernames: $former[(int) $site->account_id] ?? [],
                status: $status,
                balance_cents: match (true) {
                    $past === null => (int) $site->balance_cents,
                    $site->account_id === null => null,
                    default => $balances[(int) $site->account_id] ?? 0,
                },
                version: $past === null ? (int) $site->version : 0,
                choices: $canEdit
                    ? array_map(
                        static fn (SiteAccountStatus $to): Choice => new Choice($to->value, $to->label()),
                        SiteAccountRule::choices($client, $status, (bool) $site->is_active),
                    )
                    : [],
            );
        })
            ->all(),
        );
    }
}
