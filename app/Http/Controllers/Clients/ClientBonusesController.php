<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Actions\Bonus\GrantBonus;
use App\Actions\Bonus\MoveBonusClaim;
use App\Data\Clients\ClientBonusesPage;
use App\Data\Clients\ClientHeader;
use App\Http\Controllers\Concerns\AnswersMove;
use App\Http\Requests\Clients\BonusClaimIndexRequest;
use App\Http\Requests\Clients\GrantBonusRequest;
use App\Http\Requests\Clients\MoveBonusClaimRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\BonusClaim;
use App\Models\Client;
use App\Models\User;
use App\Queries\Clients\ClientBonusesQuery;
use App\Queries\Clients\ClientHeaderQuery;
use App\Queries\Lists\DeferredList;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class ClientBonusesController
{
    use AnswersMove;

    public function index(BonusClaimIndexRequest $request, Client $client, ClientHeaderQuery $headers, ClientBonusesQuery $bonuses, #[CurrentUser] User $viewer): Response
    {
        $list = new DeferredList(static fn (): array => $bonuses->page($client, $request->statuses(), $request->listState(), $viewer));

        return Inertia::render('Clients/Bonuses', new ClientBonusesPage(
            client: static fn (): ClientHeader => $headers->for($client, $viewer),
            claims: $list->rows(),
            meta: $list->meta(),
            promotions: Inertia::defer(static fn (): array => $bonuses->promotions($client)),
            can_grant: $viewer->can('create', [BonusClaim::class, $client]),
            can_export: $viewer->can('export', Client::class),
        ));
    }

    public function store(GrantBonusRequest $request, Client $client, GrantBonus $grant, #[CurrentUser] User $requester): RedirectResponse
    {
        return $this->moved(static fn () => $grant->handle($client, $request->toClaim(), $requester), 'Bonus asked for. It waits for somebody else to approve it.');
    }

    public function update(MoveBonusClaimRequest $request, Client $client, BonusClaim $bonusClaim, MoveBonusClaim $move, #[CurrentUser] User $mover): RedirectResponse
    {
        return $this->moved(static fn () => $move->handle($bonusClaim, $request->status(), $mover), "Bonus marked as {$request->status()->value}.");
    }
}
