<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Actions\Clients\ClientFields;
use App\Actions\Clients\ClientStatusRule;
use App\Data\Clients\ClientDetailsPage;
use App\Data\Clients\ClientForm;
use App\Data\Clients\ClientFormChoices;
use App\Data\Clients\FieldConflict;
use App\Models\Client;
use App\Models\User;
use App\Support\AustralianMobile;
use Illuminate\Contracts\Auth\Access\Gate;

/** Everything on a client's Details. */
final readonly class ClientDetailsQuery
{
    public function __construct(
        private Gate $gate,
        private ClientHeaderQuery $headers,
        private ClientChoicesQuery $choices,
        private ClientHistoryQuery $history,
        private ClientStatusRule $statuses,
    ) {}

    /** @param  list<FieldConflict>  $conflicts */
    public function page(Client $client, User $viewer, array $conflicts): ClientDetailsPage
    {
        return new ClientDetailsPage(
            client: $this->headers->for($client, $viewer),
            form: $this->form($client),
            version: $client->version,
            choices: fn (): ClientFormChoices => $this->choices($client, $viewer),
            history: fn (): array => $this->history->recent($client),
            conflicts: $conflicts,
            can_edit: $this->gate->forUser($viewer)->allows('update', $client),
        );
    }

    private function form(Client $client): ClientForm
    {
        $fields = ClientFields::of($client);

        return new ClientForm(...[...$fields, 'mobile_e164' => AustralianMobile::national($fields['mobile_e164'])]);
    }

    private function choices(Client $client, User $viewer): ClientFormChoices
    {
        return new ClientFormChoices(
            status: $this->choices->statuses($this->statuses->choices($client, $viewer)),
            state: $this->choices->states(),
            company_id: $this->choices->companies(),
            account_manager_id: $this->choices->managers(),
            affiliate_id: $this->choices->affiliates(),
        );
    }
}
