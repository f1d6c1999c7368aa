<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Data\Clients\ClientAttachmentsPage;
use App\Data\Clients\ClientHeader;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Attachments\AttachmentList;
use App\Models\Client;
use App\Models\User;
use App\Queries\Clients\ClientHeaderQuery;
use Illuminate\Container\Attributes\CurrentUser;

final class ClientAttachmentsController
{
    public function index(ListRequest $request, AttachmentList $list, Client $client, ClientHeaderQuery $headers, #[CurrentUser] User $viewer): Response
    {
        $page = $request->deferred($list, $client);

        return Inertia::render('Clients/Attachments', new ClientAttachmentsPage(
            client: static fn (): ClientHeader => $headers->for($client, $viewer),
            attachments: $page->rows(),
            meta: $page->meta(),
            can_export: $viewer->can('export', Client::class),
        ));
    }
}
