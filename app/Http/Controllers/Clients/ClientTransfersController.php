<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Actions\Clients\AdvanceTransfer;
use App\Actions\Clients\RequestTransfer;
use App\Data\Clients\ClientAsOf;
use App\Data\Clients\ClientHeader;
use App\Data\Clients\ClientTransfersPage;
use App\Enums\TransferStatus;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Clients\MoveTransferRequest;
use App\Http\Requests\Clients\PastRecordRequest;
use App\Http\Requests\Clients\RequestTransferRequest;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Clients\TransferList;
use App\Models\Client;
use App\Models\Transfer;
use App\Models\User;
use App\Queries\Clients\ClientHeaderQuery;
use App\Queries\Clients\ClientTransfersQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class ClientTransfersController
{
    use AnswersChange;

    public function index(
        PastRecordRequest $asOf,
        ListRequest $request,
        TransferList $list,
        Client $client,
        ClientHeaderQuery $headers,
        ClientTransfersQuery $transfers,
        #[CurrentUser] User $viewer,
    ): Response {
        $past = $asOf->past($client);
        $page = $request->deferred($list, $client, $past);

        return Inertia::render('Clients/Transfers', new ClientTransfersPage(
            client: static fn (): ClientHeader => $headers->for($client, $viewer),
            transfers: $page->rows(),
            meta: $page->meta(),
            accounts: Inertia::defer(static fn (): array => $transfers->accounts($client, $viewer, $past)),
            can_request: $past === null && $viewer->can('create', [Transfer::class, $client]),
            can_export: $past === null && $viewer->can('export', Client::class),
            as_of: static fn (): ?ClientAsOf => $headers->asOf($past),
        ));
    }

    public function store(RequestTransferRequest $request, Client $client, RequestTransfer $ask, #[CurrentUser] User $requester): RedirectResponse
    {
        return $this->changed(static fn () => $ask->handle($client, $request->toTransfer(), $requester), 'Transfer requested. A colleague must approve it.');
    }

    public function update(
        MoveTransferRequest $request,
        Client $client,
        Transfer $transfer,
        AdvanceTransfer $move,
        #[CurrentUser] User $mover,
    ): RedirectResponse {
        $status = $request->enumOf('status', TransferStatus::class);

        return $this->changed(static fn () => $move->handle($transfer, $status, $mover, $request->validated('reason')), "Transfer {$status->value}.");
    }
}
