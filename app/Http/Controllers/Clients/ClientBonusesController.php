<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Actions\Bonus\AdvanceBonusClaim;
use App\Actions\Bonus\ApproveBonus;
use App\Actions\Bonus\GrantBonus;
use App\Data\Clients\ClientAsOf;
use App\Data\Clients\ClientBonusesPage;
use App\Data\Clients\ClientHeader;
use App\Enums\BonusClaimStatus;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Clients\GrantBonusRequest;
use App\Http\Requests\Clients\MoveBonusClaimRequest;
use App\Http\Requests\Clients\PastRecordRequest;
use App\Http\Requests\Clients\ReverseBonusRequest;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Clients\BonusClaimList;
use App\Models\BonusClaim;
use App\Models\Client;
use App\Models\User;
use App\Queries\Clients\ClientBonusesQuery;
use App\Queries\Clients\ClientHeaderQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class ClientBonusesController
{
    use AnswersChange;

    public function index(
        PastRecordRequest $asOf,
        ListRequest $request,
        BonusClaimList $list,
        Client $client,
        ClientHeaderQuery $headers,
        ClientBonusesQuery $bonuses,
        #[CurrentUser] User $viewer,
    ): Response {
        $past = $asOf->past($client);
        $page = $request->deferred($list, $client, $past);

        return Inertia::render('Clients/Bonuses', new ClientBonusesPage(
            client: static fn (): ClientHeader => $headers->for($client, $viewer),
            claims: $page->rows(),
            meta: $page->meta(),
            promotions: Inertia::defer(static fn (): array => $past === null ? $bonuses->promotions($client) : []),
            can_grant: $past === null && $viewer->can('create', [BonusClaim::class, $client]),
            can_export: $past === null && $viewer->can('export', Client::class),
            as_of: static fn (): ?ClientAsOf => $headers->asOf($past),
        ));
    }

    public function store(GrantBonusRequest $request, Client $client, GrantBonus $grant, #[CurrentUser] User $requester): RedirectResponse
    {
        return $this->changed(static fn () => $grant->handle($client, $request->toClaim(), $requester), 'Bonus requested. A colleague must approve it.');
    }

    public function update(
        MoveBonusClaimRequest $request,
        Client $client,
        BonusClaim $bonusClaim,
        AdvanceBonusClaim $move,
        #[CurrentUser] User $mover,
    ): RedirectResponse {
        $status = $request->enumOf('status', BonusClaimStatus::class);

        return $this->changed(
            static fn () => $move->handle($bonusClaim, $status, $mover, seen: $request->enum('seen', BonusClaimStatus::class)),
            "Bonus marked as {$status->value}.",
        );
    }

    /** Approves a client's bonus. */
    public function approve(Client $client, BonusClaim $bonusClaim, ApproveBonus $approve, #[CurrentUser] User $approver): RedirectResponse
    {
        return $this->changed(static fn () => $approve->handle($bonusClaim, $approver), 'Bonus approved.');
    }

    /** Reverses a bonus, or declines a requested one. */
    public function reverse(
        ReverseBonusRequest $request,
        Client $client,
        BonusClaim $bonusClaim,
        AdvanceBonusClaim $move,
        #[CurrentUser] User $decider,
    ): RedirectResponse {
        return $this->changed(
            static fn () => $move->handle(
                $bonusClaim,
                BonusClaimStatus::Reversed,
                $decider,
                $request->string('reason')->value(),
                $request->enum('seen', BonusClaimStatus::class),
            ),
            'Bonus reversed.',
        );
    }
}
