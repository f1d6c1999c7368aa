<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Actions\Clients\UpdateClient;
use App\Domain\Clients\ClientChangedException;
use App\Domain\Clients\History\ClientFieldPresenter;
use App\Http\Requests\Clients\RestoreClientValueRequest;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** Restores the value that a field had before a change. */
final class RestoreClientValueController
{
    public function __invoke(RestoreClientValueRequest $request, Client $client, AuditEvent $auditEvent, UpdateClient $update, #[CurrentUser] User $editor): RedirectResponse
    {
        [$label, $verb] = self::words($request->fields());

        try {
            $update->handle($client, $request->toEdit(), $editor, $auditEvent);
        } catch (ClientChangedException) {
            return back()->withErrors([$request->field() => "{$label} {$verb} changed since you opened this page. Check the current value before you restore an older one."]);
        }

        return back()->with('success', $verb === 'was' ? "{$label} restored." : "{$label} restored.")->with('auto_hide_success_message', true);
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
