<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Actions\Messages\SendEmail;
use App\Data\Clients\ClientAsOf;
use App\Data\Clients\ClientEmailsPage;
use App\Data\Clients\ClientHeader;
use App\Data\Clients\EmailDetails;
use App\Data\Clients\MessageComposer;
use App\Http\Requests\Clients\PastRecordRequest;
use App\Http\Requests\Clients\SendEmailRequest;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Infrastructure\Files\FileInspector;
use App\Lists\Messages\EmailList;
use App\Models\Client;
use App\Models\Email;
use App\Models\User;
use App\Queries\Attachments\AttachmentListQuery;
use App\Queries\Clients\ClientHeaderQuery;
use App\Queries\Clients\MessageComposerQuery;
use App\Support\BankLineText;
use App\Support\ContactMask;
use App\Support\DataFactory;
use Carbon\CarbonImmutable;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;
use Symfony\Component\HttpKernel\Exception\NotFoundHttpException;

final class ClientEmailsController
{
    public function index(
        PastRecordRequest $asOf,
        ListRequest $request,
        EmailList $list,
        Client $client,
        ClientHeaderQuery $headers,
        MessageComposerQuery $composers,
        #[CurrentUser] User $viewer,
    ): Response {
        $past = $asOf->past($client);
        $page = $request->deferred($list, $client, $past);

        return Inertia::render('Clients/Emails', new ClientEmailsPage(
            client: static fn (): ClientHeader => $headers->for($client, $viewer),
            emails: $page->rows(),
            meta: $page->meta(),
            composer: Inertia::defer(static fn (): ?MessageComposer => $past === null ? $composers->email($client, $viewer) : null),
            can_export: $past === null && $viewer->can('export', Client::class),
            as_of: static fn (): ?ClientAsOf => $headers->asOf($past),
        ));
    }

    /** The text and files of an email. Only viewers who may write to clients see them. */
    public function show(PastRecordRequest $asOf, Client $client, Email $email, AttachmentListQuery $attachments, #[CurrentUser] User $viewer): JsonResponse
    {
        if ($email->client_id !== $client->id) {
            throw new NotFoundHttpException;
        }
        $isReader = ContactMask::isLifted($viewer);
        $moment = $asOf->past($client)?->moment;
        $until = static fn (CarbonImmutable $at, mixed $value): mixed => $moment === null || $at < $moment ? $value : null;

        return new JsonResponse(DataFactory::make(EmailDetails::class, $email, [
            'body' => $isReader ? $email->body : null,
            // The mail server's words may name the address.
            'error' => BankLineText::maskedIfAny($until($email->updated_at, $email->error), $viewer),
            'sent_at' => $email->sent_at === null ? null : $until($email->sent_at, $email->sent_at->toIso8601ZuluString()),
            'delivered_at' => $email->delivered_at === null ? null : $until($email->delivered_at, $email->delivered_at->toIso8601ZuluString()),
            'template_name' => $email->messageTemplate?->name,
            'attachments' => $isReader ? array_reverse($attachments->newest($email, $viewer)[0]) : [],
        ]));
    }

    public function store(SendEmailRequest $request, Client $client, SendEmail $send, FileInspector $inspector, #[CurrentUser] User $sender): RedirectResponse
    {
        $send->handle($client, $request->email($inspector), $sender);

        return back()->with('success', 'Email queued.')->with('auto_hide_success_message', true);
    }
}
