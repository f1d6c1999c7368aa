<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Actions\Emails\EmailRefused;
use App\Actions\Emails\SendEmail;
use App\Data\Clients\ClientEmailsPage;
use App\Data\Clients\ClientHeader;
use App\Data\Clients\MessageComposer;
use App\Http\Requests\Clients\ClientEmailsRequest;
use App\Http\Requests\Clients\SendEmailRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\Client;
use App\Models\Email;
use App\Models\User;
use App\Queries\Clients\ClientEmailsQuery;
use App\Queries\Clients\ClientHeaderQuery;
use App\Queries\Clients\MessageComposerQuery;
use App\Queries\Lists\DeferredList;
use App\Services\Attachments\FileInspector;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;
use Symfony\Component\HttpKernel\Exception\NotFoundHttpException;

final class ClientEmailsController
{
    public function index(ClientEmailsRequest $request, Client $client, ClientHeaderQuery $headers, ClientEmailsQuery $emails, MessageComposerQuery $composers, #[CurrentUser] User $viewer): Response
    {
        $list = new DeferredList(static fn (): array => $emails->page($client, $viewer, $request->direction(), $request->status(), $request->listState()));

        return Inertia::render('Clients/Emails', new ClientEmailsPage(
            client: static fn (): ClientHeader => $headers->for($client, $viewer),
            emails: $list->rows(),
            meta: $list->meta(),
            composer: Inertia::defer(static fn (): MessageComposer => $composers->email($client, $viewer)),
            can_export: $viewer->can('export', Client::class),
        ));
    }

    /** The text and the files, when somebody opens it. */
    public function show(Client $client, Email $email, ClientEmailsQuery $emails, #[CurrentUser] User $viewer): JsonResponse
    {
        return $email->client_id === $client->id ? new JsonResponse($emails->details($email, $viewer)) : throw new NotFoundHttpException;
    }

    public function store(SendEmailRequest $request, Client $client, SendEmail $send, FileInspector $inspector, #[CurrentUser] User $sender): RedirectResponse
    {
        try {
            $send->handle($client, $request->email($inspector), $sender);
        } catch (EmailRefused $refused) {
            return back()->withErrors(['body' => $refused->getMessage()]);
        }

        return back()->with('success', 'The e-mail is on its way.')->with('auto_hide_success_message', true);
    }
}
