<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Lists\Choice;
use App\Domain\Clients\History\AuditPresenter;
use App\Domain\Clients\History\ClientFieldPresenter;
use App\Lists\Clients\ActivityLogList;
use App\Models\Client;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** The choices of the activity log's filters: only actors and actions that occur in this client's log. */
final readonly class ActivityLogChoicesQuery
{
    /** @return array{actor: list<Choice>, action: list<Choice>, field: list<Choice>} */
    public function for(Client $client): array
    {
        $seen = DB::table('audit_events')->where('client_id', $client->id)->distinct()->orderBy('action')->get(['actor_id', 'impersonator_id', 'action']);
        $actors = $seen->pluck('actor_id')->merge($seen->pluck('impersonator_id')->filter());
        $people = User::withTrashed()->whereIn('id', $actors->filter()->unique()->all())->orderBy('first_name')->orderBy('last_name')->get(['id', 'first_name', 'last_name']);
        $actions = $seen->pluck('action')->unique();

        return [
            'actor' => array_values([
                ...($actors->contains(null) ? [new Choice('system', 'The system')] : []),
                ...$people->map(static fn (User $user): Choice => new Choice((string) $user->id, $user->full_name))->all(),
            ]),
            'action' => array_values($actions->map(static fn (mixed $action): Choice => new Choice((string) $action, AuditPresenter::title((string) $action)))->all()),
            'field' => array_map(static fn (string $field): Choice => new Choice($field, ClientFieldPresenter::label($field)), ActivityLogList::FIELDS),
        ];
    }
}
