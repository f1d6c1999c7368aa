<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\ClientHeader;
use App\Data\Clients\ClientManager;
use App\Domain\Clients\ClientRelations;
use App\Models\Client;
use App\Models\User;
use App\Support\AustralianMobile;
use App\Support\ContactMask;
use Illuminate\Contracts\Auth\Access\Gate;

/** The header that every page of one client shares. */
final readonly class ClientHeaderQuery
{
    public function __construct(private Gate $gate, private ClientChoicesQuery $choices) {}

    public function for(Client $client, User $viewer): ClientHeader
    {
        $gate = $this->gate->forUser($viewer);
        $ratings = $gate->allows('rate', $client) ? $this->choices->ratings() : [];
        ClientRelations::load($client);

        return new ClientHeader(
            id: $client->id,
            full_name: $client->full_name,
            first_name: $client->first_name,
            last_name: $client->last_name,
            pin: $client->pin,
            status: $client->status,
            company_name: $client->company->name,
            company_color: $client->company->color,
            company_logo: $client->company->logo_path,
            account_manager: $this->manager($client->accountManager),
            affiliate_name: $client->affiliate?->name,
            client_rating: $client->client_rating,
            client_rating_description: $client->rating?->description,
            rating_reviewed_at: $client->rating_reviewed_at?->toIso8601ZuluString(),
            balance_cents: $client->balance_cents,
            last_bet_at: $client->last_bet_at?->toIso8601ZuluString(),
            last_deposit_at: $client->last_deposit_at?->toIso8601ZuluString(),
            betstop_state: $client->betstop_state,
            is_betstopped_in_genweb: $client->genweb_betstopped_at !== null,
            is_barred: $client->is_barred,
            is_sms_opted_out: $client->sms_opted_out_at !== null,
            is_new_account_check_button_visible: $client->new_account_checked_at === null && $gate->allows('checkRisk', $client),
            ratings: $ratings,
            can_edit: $gate->allows('update', $client),
            mobile: ContactMask::show($viewer, 'mobile_e164', $client->mobile_e164 === null ? null : AustralianMobile::national($client->mobile_e164)),
            can_contribute: $gate->allows('contribute', $client),
            can_see_contact: ContactMask::isLifted($viewer),
            can_reveal_contact: ! ContactMask::isLifted($viewer) && $gate->allows('revealContact', $client),
            created_at: $client->created_at->toIso8601ZuluString(),
        );
    }

    private function manager(?User $manager): ?ClientManager
    {
        return $manager === null ? null : new ClientManager($manager->id, $manager->first_name, $manager->full_name);
    }
}
