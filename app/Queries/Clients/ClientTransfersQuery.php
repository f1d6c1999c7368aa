<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\TransferAccount;
use App\Domain\Clients\History\ClientPast;
use App\Domain\Ledger\PastBalances;
use App\Enums\SiteAccountStatus;
use App\Enums\TransferStatus;
use App\Lists\Clients\TransferList;
use App\Lists\ListContext;
use App\Lists\ListParameters;
use App\Lists\PastRows;
use App\Models\Client;
use App\Models\SiteAccount;
use App\Models\User;
use App\Support\DataFactory;
use stdClass;

/** The client's accounts, for the transfer form. */
final readonly class ClientTransfersQuery
{
    public function __construct(private TransferList $list) {}

    /**
     * @param  ClientPast|null  $past  to show the accounts at that time
     * @return list<TransferAccount> the site accounts between which the client's money can be transferred
     */
    public function accounts(Client $client, User $viewer, ?ClientPast $past): array
    {
        $promised = $this->list->matching(new ListParameters($this->list->defaultOrder(), 1), new ListContext($viewer, $client, past: $past))
            ->whereIn('transfers.status', TransferStatus::waiting())
            ->groupBy('transfers.from_site_account_id')
            ->selectRaw('transfers.from_site_account_id, sum(transfers.amount_cents) as cents')
            ->pluck('cents', 'from_site_account_id');
        $accounts = PastRows::keep(SiteAccount::query()->toBase(), $past, 'site_accounts.client_id', 'created_at')
            ->join('operator_sites', 'operator_sites.id', '=', 'site_accounts.operator_site_id')
            ->where('site_accounts.client_id', $client->id)->orderBy('operator_sites.name')
            ->get(['site_accounts.id', 'site_accounts.username', 'site_accounts.status', 'site_accounts.balance_cents', 'operator_sites.name as site_name']);
        $was = $past?->accounts() ?? [];
        $balances = $past === null ? [] : PastBalances::ofSites(array_values(array_map(intval(...), $accounts->pluck('id')->all())), $past->moment);

        return array_values($accounts->map(static function (stdClass $row) use ($promised, $past, $was, $balances): TransferAccount {
            $then = [...['username' => $row->username, 'status' => $row->status], ...$was[(int) $row->id] ?? []];

            return DataFactory::make(TransferAccount::class, $row, [
                ...$then,
                'status' => SiteAccountStatus::from($then['status']),
                'balance_cents' => $past === null ? (int) $row->balance_cents : $balances[(int) $row->id] ?? 0,
                'promised_cents' => (int) ($promised[$row->id] ?? 0),
                'is_open' => $then['status'] === SiteAccountStatus::Open->value,
            ]);
        })->all());
    }
}
