<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\ClientAsOf;
use App\Data\Clients\ClientAsOfField;
use App\Data\Clients\ClientHeader;
use App\Data\Clients\ClientManager;
use App\Domain\Clients\ClientRelations;
use App\Domain\Clients\History\ClientPast;
use App\Domain\Ledger\PastBalances;
use App\Enums\LedgerAccountKind;
use App\Models\Client;
use App\Models\User;
use App\Support\AustralianMobile;
use App\Support\ContactMask;
use App\Support\DataFactory;
use Illuminate\Contracts\Auth\Access\Gate;

/** The header that every page of one client shares. */
final readonly class ClientHeaderQuery
{
    public function __construct(private Gate $gate, private ClientChoicesQuery $choices) {}

    public function for(Client $client, User $viewer): ClientHeader
    {
        $gate = $this->gate->forUser($viewer);
        $ratings = $gate->allows('rate', $client) ? $this->choices->of('client_rating') : [];
        ClientRelations::load($client);

        return DataFactory::make(ClientHeader::class, $client, [
            'company_name' => $client->company->name,
            'company_color' => $client->company->color,
            'company_logo' => $client->company->logo_path,
            'account_manager' => $this->manager($client->accountManager),
            'affiliate_name' => $client->affiliate?->name,
            'client_rating_description' => $client->rating?->description,
            'is_betstopped_in_genweb' => $client->genweb_betstopped_at !== null,
            'is_sms_opted_out' => $client->sms_opted_out_at !== null,
            'is_new_account_check_button_visible' => $client->new_account_checked_at === null && $gate->allows('checkRisk', $client),
            'ratings' => $ratings,
            'can_edit' => $gate->allows('update', $client),
            'mobile' => ContactMask::show($viewer, 'mobile_e164', $client->mobile_e164 === null ? null : AustralianMobile::national($client->mobile_e164)),
            'can_contribute' => $gate->allows('contribute', $client),
            'can_see_contact' => ContactMask::isLifted($viewer),
            'can_reveal_contact' => ! ContactMask::isLifted($viewer) && $gate->allows('revealContact', $client),
        ]);
    }

    /**
     * @param  ClientPast|null  $past  null for today's record
     * @param  list<ClientAsOfField>  $fields
     */
    public function asOf(?ClientPast $past, array $fields = []): ?ClientAsOf
    {
        return $past === null ? null : new ClientAsOf(
            $past->day, $past->existed(), PastBalances::ofClient($past->clientId(), $past->moment)[LedgerAccountKind::Available->value] ?? 0, $fields,
        );
    }

    private function manager(?User $manager): ?ClientManager
    {
        return $manager === null ? null : new ClientManager($manager->id, $manager->first_name, $manager->full_name);
    }
}
