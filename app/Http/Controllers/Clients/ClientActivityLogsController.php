<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Actions\Clients\UpdateClient;
use App\Data\Clients\ActivityLog;
use App\Data\Clients\ClientActivityLogsPage;
use App\Data\Clients\ClientAsOf;
use App\Data\Clients\ClientHeader;
use App\Domain\Clients\ClientChangedException;
use App\Domain\Clients\History\ClientFieldPresenter;
use App\Http\Requests\Clients\PastRecordRequest;
use App\Http\Requests\Clients\RestoreClientValueRequest;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Clients\ActivityLogList;
use App\Lists\ListContext;
use App\Lists\ListReader;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\User;
use App\Queries\Clients\ClientHeaderQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class ClientActivityLogsController
{
    public function index(
        PastRecordRequest $asOf,
        ListRequest $request,
        ActivityLogList $list,
        ListReader $reader,
        Client $client,
        ClientHeaderQuery $headers,
        #[CurrentUser] User $viewer,
    ): Response {
        $past = $asOf->past($client);
        $parameters = $request->parameters($list, $client);

        return Inertia::render(
            'Clients/ActivityLogs',
            new ClientActivityLogsPage(
                client: static fn (): ClientHeader => $headers->for($client, $viewer),
                log: Inertia::defer(
                    static fn (): ActivityLog => new ActivityLog(
                        ...$reader->read($list, $parameters, new ListContext($viewer, $client, past: $past)),
                    ),
                ),
                choices: Inertia::defer(static fn (): array => $list->choices($client, $viewer)),
                can_export: $past === null && $viewer->can('export', Client::class),
                as_of: static fn (): ?ClientAsOf => $headers->asOf($past),
            ),
        );
    }

    /** Restores the value that a field had before a change. */
    public function restore(
        RestoreClientValueRequest $request,
        Client $client,
        AuditEvent $auditEvent,
        UpdateClient $update,
        #[CurrentUser] User $editor,
    ): RedirectResponse {
        [$label, $verb] = self::words($request->fields());

        try {
            $update->handle($client, $request->toEdit(), $editor, $auditEvent);
        } catch (ClientChangedException) {
            return back()->withErrors([
                $request->field() => "{$label} {$verb} changed since you opened this page. Check the current value before you restore an older one.",
            ]);
        }

        return back()->with('success', "{$label} restored.")->with('auto_hide_success_message', true);
    }

    /**
     * @param  non-empty-list<string>  $fields
     * @return array{string, 'was'|'were'}
     */
    private static function words(array $fields): array
    {
        $label = ClientFieldPresenter::label(array_shift($fields));

        return $fields === [] ? [$label, 'was'] : [$label.' and '.mb_strtolower(ClientFieldPresenter::label($fields[0])), 'were'];
    }
}
