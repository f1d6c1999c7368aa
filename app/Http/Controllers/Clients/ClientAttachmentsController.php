<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Data\Clients\ClientAttachmentsPage;
use App\Data\Clients\ClientHeader;
use App\Http\Requests\Attachments\AttachmentListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\Client;
use App\Models\User;
use App\Queries\Attachments\AttachmentListQuery;
use App\Queries\Clients\ClientHeaderQuery;
use App\Queries\Lists\DeferredList;
use Illuminate\Container\Attributes\CurrentUser;

final class ClientAttachmentsController
{
    public function index(AttachmentListRequest $request, Client $client, ClientHeaderQuery $headers, AttachmentListQuery $attachments, #[CurrentUser] User $viewer): Response
    {
        $list = new DeferredList(static fn (): array => $attachments->page($client, $viewer, $request->listState()));

        return Inertia::render('Clients/Attachments', new ClientAttachmentsPage(
            client: static fn (): ClientHeader => $headers->for($client, $viewer),
            attachments: $list->rows(),
            meta: $list->meta(),
            can_export: $viewer->can('export', Client::class),
        ));
    }
}
