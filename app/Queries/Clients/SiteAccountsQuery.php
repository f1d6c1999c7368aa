<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Actions\Clients\SiteAccountRule;
use App\Data\Clients\SiteAccountRow;
use App\Data\Lists\Choice;
use App\Enums\SiteAccountStatus;
use App\Models\Client;
use App\Models\OperatorSite;
use App\Models\SiteAccount;

/** A client's account with every operator site in use, and with those of earlier days where they have one. */
final readonly class SiteAccountsQuery
{
    /** @return list<SiteAccountRow> by the name of the site */
    public function of(Client $client, bool $canEdit): array
    {
        $accounts = SiteAccount::query()->where('client_id', $client->id)->get()->keyBy('operator_site_id');
        $sites = OperatorSite::query()->where('is_active', true)->orWhereIn('id', $accounts->keys()->all())->orderBy('name')->get();

        return array_values($sites->map(static function (OperatorSite $site) use ($client, $accounts, $canEdit): SiteAccountRow {
            $account = $accounts->get($site->id);
            $status = $account->status ?? SiteAccountStatus::Missing;

            return new SiteAccountRow(
                operator_site_id: $site->id,
                site_name: $site->name,
                site_url: $site->url,
                is_site_active: $site->is_active,
                username: $account?->username,
                status: $status,
                balance_cents: $account->balance_cents ?? 0,
                version: $account->version ?? 0,
                choices: $canEdit ? array_map(static fn (SiteAccountStatus $to): Choice => new Choice($to->value, $to->label()), SiteAccountRule::choices($client, $status)) : [],
            );
        })->all());
    }
}
