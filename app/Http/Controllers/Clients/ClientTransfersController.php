<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Actions\Transfers\MoveTransfer;
use App\Actions\Transfers\RequestTransfer;
use App\Data\Clients\ClientHeader;
use App\Data\Clients\ClientTransfersPage;
use App\Http\Controllers\Concerns\AnswersMove;
use App\Http\Requests\Clients\MoveTransferRequest;
use App\Http\Requests\Clients\RequestTransferRequest;
use App\Http\Requests\Clients\TransferIndexRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\Client;
use App\Models\Transfer;
use App\Models\User;
use App\Queries\Clients\ClientHeaderQuery;
use App\Queries\Clients\ClientTransfersQuery;
use App\Queries\Lists\DeferredList;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class ClientTransfersController
{
    use AnswersMove;

    public function index(TransferIndexRequest $request, Client $client, ClientHeaderQuery $headers, ClientTransfersQuery $transfers, #[CurrentUser] User $viewer): Response
    {
        $list = new DeferredList(static fn (): array => $transfers->page($client, $request->statuses(), $request->listState(), $viewer));

        return Inertia::render('Clients/Transfers', new ClientTransfersPage(
            client: static fn (): ClientHeader => $headers->for($client, $viewer),
            transfers: $list->rows(),
            meta: $list->meta(),
            accounts: Inertia::defer(static fn (): array => $transfers->accounts($client)),
            can_request: $viewer->can('create', [Transfer::class, $client]),
            can_export: $viewer->can('export', Client::class),
        ));
    }

    public function store(RequestTransferRequest $request, Client $client, RequestTransfer $ask, #[CurrentUser] User $requester): RedirectResponse
    {
        return $this->moved(static fn () => $ask->handle($client, $request->toTransfer(), $requester), 'Transfer asked for. It waits for somebody else to approve it.');
    }

    public function update(MoveTransferRequest $request, Client $client, Transfer $transfer, MoveTransfer $move, #[CurrentUser] User $mover): RedirectResponse
    {
        return $this->moved(static fn () => $move->handle($transfer, $request->status(), $mover, $request->reason()), "Transfer {$request->status()->value}.");
    }
}
