<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Actions\Clients\ClientFields;
use App\Actions\Clients\ClientStatusRule;
use App\Data\Clients\ActivityChange;
use App\Data\Clients\ActivityEntry;
use App\Data\Clients\ActivityLog;
use App\Data\Clients\ActivityLogChoices;
use App\Data\Lists\Choice;
use App\Http\Requests\Clients\RestoreClientValueRequest;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\User;
use App\Queries\Lists\ListOrder;
use App\Queries\Lists\ListReader;
use App\Queries\Lists\ListState;
use Generator;
use Illuminate\Contracts\Auth\Access\Gate;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Everything that was done about one client, whichever record it was done on. */
final readonly class ActivityLogQuery
{
    private const BATCH = 500;

    public const FIELDS = [...ClientFields::NAMES, 'client_rating', 'betstop_state', 'is_barred', 'sms_opted_out_at'];

    public function __construct(private ListReader $reader, private Gate $gate, private ClientStatusRule $statuses) {}

    public function page(Client $client, ActivityLogFilters $filters, ListState $state, User $viewer): ActivityLog
    {
        $filtered = $this->filtered($client, $filters);
        $page = $this->reader->page(AuditedBy::named(clone $filtered), 'audit_events.id', $state);

        return new ActivityLog($this->entries($client, $page->rows, $viewer), $this->reader->meta($filtered, $page, $state));
    }

    /** @return Generator<int, ActivityEntry> */
    public function all(Client $client, ActivityLogFilters $filters, ListOrder $order, User $viewer): Generator
    {
        $rows = $this->reader->all(AuditedBy::named($this->filtered($client, $filters)), 'audit_events.id', $order);
        $batch = [];

        foreach ($rows as $row) {
            $batch[] = $row;
            if (count($batch) === self::BATCH) {
                yield from $this->entries($client, $batch, $viewer);
                $batch = [];
            }
        }
        yield from $this->entries($client, $batch, $viewer);
    }

    /** Only whoever and whatever occurs in this client's log. */
    public function choices(Client $client): ActivityLogChoices
    {
        $seen = DB::table('audit_events')->where('client_id', $client->id)->distinct()->orderBy('action')->get(['actor_id', 'impersonator_id', 'action']);
        $actors = $seen->pluck('actor_id')->merge($seen->pluck('impersonator_id')->filter());
        $people = User::withTrashed()->whereIn('id', $actors->filter()->unique()->all())->orderBy('first_name')->orderBy('last_name')->get(['id', 'first_name', 'last_name']);
        $actions = $seen->pluck('action')->unique();

        return new ActivityLogChoices(
            actor: array_values([
                ...($actors->contains(null) ? [new Choice('system', 'The system')] : []),
                ...$people->map(static fn (User $user): Choice => new Choice((string) $user->id, $user->full_name))->all(),
            ]),
            action: array_values($actions->map(static fn (mixed $action): Choice => new Choice((string) $action, AuditWords::title((string) $action)))->all()),
            field: array_map(static fn (string $field): Choice => new Choice($field, ClientFieldWords::label($field)), self::FIELDS),
        );
    }

    private function filtered(Client $client, ActivityLogFilters $filters): Builder
    {
        return $filters->apply(DB::table('audit_events')->where('audit_events.client_id', $client->id));
    }

    /**
     * @param  list<stdClass>  $rows
     * @return list<ActivityEntry>
     */
    private function entries(Client $client, array $rows, User $viewer): array
    {
        $events = AuditEvent::query()->hydrate(array_map(get_object_vars(...), $rows));
        $current = ClientFields::of($client);
        $values = ClientFieldWords::over([$current, ...$events->flatMap(static fn (AuditEvent $event): array => [$event->before, $event->after])], $viewer);
        $canEdit = $this->gate->forUser($viewer)->allows('update', $client);
        $refusedStatuses = array_keys($this->statuses->refusals($client, $viewer));

        return array_values($events->map(fn (AuditEvent $event): ActivityEntry => new ActivityEntry(
            id: $event->id,
            title: AuditWords::title($event->action),
            actor_name: AuditedBy::actor($event),
            impersonator_name: AuditedBy::impersonator($event),
            ip: $event->ip,
            at: $event->created_at->toIso8601ZuluString(),
            changes: $this->changes($event, $current, $values, $canEdit, $refusedStatuses),
        ))->all());
    }

    /**
     * @param  array<string, string>  $current
     * @param  list<string>  $refusedStatuses  that the client cannot go back to
     * @return list<ActivityChange>
     */
    private function changes(AuditEvent $event, array $current, ClientFieldWords $values, bool $canEdit, array $refusedStatuses): array
    {
        $restorable = $canEdit ? RestoreClientValueRequest::restorable($event) : [];

        return array_map(static function (string $field) use ($event, $current, $values, $restorable, $refusedStatuses): ActivityChange {
            $former = ClientFields::text($field, $event->before[$field] ?? null);
            $canRestore = in_array($field, $restorable, true) && $former !== $current[$field] && ($field !== 'status' || ! in_array($former, $refusedStatuses, true));

            return new ActivityChange(
                field: $field,
                label: ClientFieldWords::label($field),
                before: $values->say($field, $event->before[$field] ?? null),
                after: $values->say($field, $event->after[$field] ?? null),
                can_restore: $canRestore,
                current: $canRestore ? $current[$field] : null,
                current_text: $canRestore ? $values->say($field, $current[$field]) : null,
            );
        }, AuditWords::fields($event));
    }
}
