<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\TransferAccount;
use App\Enums\SiteAccountStatus;
use App\Enums\TransferStatus;
use App\Models\Client;
use App\Models\SiteAccount;
use App\Models\Transfer;
use App\Support\DataFactory;
use stdClass;

/** The client's accounts, for the transfer form. */
final readonly class ClientTransfersQuery
{
    /** @return list<TransferAccount> the site accounts between which the client's money can be transferred */
    public function accounts(Client $client): array
    {
        $promised = Transfer::query()->toBase()->where('client_id', $client->id)->whereIn('status', TransferStatus::waiting())
            ->groupBy('from_site_account_id')->selectRaw('from_site_account_id, sum(amount_cents) as cents')->pluck('cents', 'from_site_account_id');

        return array_values(SiteAccount::query()->toBase()->join('operator_sites', 'operator_sites.id', '=', 'site_accounts.operator_site_id')
            ->where('site_accounts.client_id', $client->id)->orderBy('operator_sites.name')
            ->get(['site_accounts.id', 'site_accounts.username', 'site_accounts.status', 'site_accounts.balance_cents', 'operator_sites.name as site_name'])
            ->map(static fn (stdClass $row): TransferAccount => DataFactory::make(TransferAccount::class, $row, [
                'promised_cents' => (int) ($promised[$row->id] ?? 0),
                'is_open' => $row->status === SiteAccountStatus::Open->value,
            ]))->all());
    }
}
