<?php

declare(strict_types=1);

namespace App\Lists\Clients;

use App\Data\Clients\ActivityChange;
use App\Data\Clients\ActivityEntry;
use App\Data\Lists\Choice;
use App\Domain\Clients\ClientFields;
use App\Domain\Clients\ClientStatusRule;
use App\Domain\Clients\History\AuditAuthors;
use App\Domain\Clients\History\AuditPresenter;
use App\Domain\Clients\History\ClientFieldPresenter;
use App\Enums\Ability;
use App\Lists\Column;
use App\Lists\Exports\ExportSheet;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\ConditionFilter;
use App\Lists\Filters\DateRangeFilter;
use App\Lists\Filters\FilterKind;
use App\Lists\Filters\NamedFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\PastRows;
use App\Lists\Sort;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\User;
use Closure;
use Illuminate\Contracts\Auth\Access\Gate;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * The activity log of the client in the scope: every change to the client and the client's records.
 *
 * @extends ListDefinition<ActivityEntry>
 */
final readonly class ActivityLogList extends ListDefinition
{
    public const KEY = 'activity';

    public const TITLE = 'Activity log';

    public const ID_COLUMN = 'audit_events.id';

    public const DEFAULT_ORDER = '-at';

    public const NOUN = 'changes';

    public const FIELDS = [...ClientFields::NAMES, 'client_rating', 'betstop_state', 'is_barred', 'sms_opted_out_at'];

    /** Records of money whose changes only these viewers see, as on the timeline. */
    private const MONEY = [
        'adjustment' => Ability::ViewTransactions,
        'bank_account' => Ability::ViewWithdrawals,
        'deposit' => Ability::ViewDeposits,
        'withdrawal' => Ability::ViewWithdrawals,
    ];

    /** Records with files whose names only these viewers see. */
    private const FILES = ['email' => Ability::ViewSmsPanel, 'rsg_event' => Ability::ViewRsgEvents, 'rsg_form_submission' => Ability::ViewRsgFormSubmissions];

    public function __construct(private Gate $gate, private ClientStatusRule $statuses) {}

    public function sorts(): array
    {
        return [Sort::by('at', 'audit_events.created_at')];
    }

    public function filters(ListContext $context): array
    {
        return [
            ChoiceFilter::plainTexts('action', 'Change', 'audit_events.action'),
            new NamedFilter('field', 'Field', array_combine(self::FIELDS, array_map(self::changes(...), self::FIELDS))),
            new ConditionFilter(
                'actor',
                'Changed by',
                FilterKind::MultiSelect,
                '(?:system|[1-9]\d{0,17})(?:,(?:system|[1-9]\d{0,17})){0,49}',
                self::changedBy(...),
            ),
            new DateRangeFilter('date', 'Date', 'audit_events.created_at', $context->viewer->timezone),
        ];
    }

    /** @return array{actor: list<Choice>, action: list<Choice>, field: list<Choice>} only actors and actions that occur in the client's log */
    public function choices(Client $client, User $viewer): array
    {
        $seen = self::visible($client, $viewer)->distinct()->orderBy('action')->get(['actor_id', 'impersonator_id', 'action']);
        $actors = $seen->pluck('actor_id')->merge($seen->pluck('impersonator_id')->filter());
        $people = User::withTrashed()
            ->whereIn('id', $actors->filter()->unique()->all())
            ->orderBy('first_name')
            ->orderBy('last_name')
            ->get(['id', 'first_name', 'last_name']);
        $actions = $seen->pluck('action')->unique();

        return [
            'actor' => array_values([
                ...($actors->contains(null) ? [new Choice('system', 'The system')] : []),
                ...$people->map(static fn (User $user): Choice => new Choice((string) $user->id, $user->full_name))->all(),
            ]),
            'action' => array_values(
                $actions
                    ->map(
                        static fn (mixed $action): Choice => new Choice((string) $action, AuditPresenter::title((string) $action)),
                    )
                    ->all(),
            ),
            'field' => array_map(
                static fn (string $field): Choice => new Choice($field, ClientFieldPresenter::label($field)),
                self::FIELDS,
            ),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('title', 'Change'),
            Column::of('changes', 'Before and after'),
            Column::of('actor_name', 'Changed by'),
            Column::of('ip', 'IP address'),
            Column::of('at', 'Date', sort: 'at'),
        ];
    }

    public function sheet(ListContext $context, ?array $columns): ExportSheet
    {
        return new ActivityLogSheet($this, $context);
    }

    protected function base(ListContext $context): Builder
    {
        return PastRows::keep(self::visible($context->scope(Client::class), $context->viewer), $context->past, 'audit_events.client_id', 'created_at');
    }

    private static function visible(Client $client, User $viewer): Builder
    {
        return self::withoutHidden(DB::table('audit_events')->where('audit_events.client_id', $client->id), $viewer);
    }

    /** @param  Builder  $events  of a client */
    public static function withoutHidden(Builder $events, User $viewer): Builder
    {
        $hidden = static fn (array $types): array => array_keys(array_filter($types, static fn (Ability $ability): bool => ! $viewer->hasAbility($ability)));
        [$money, $files] = [$hidden(self::MONEY), $hidden(self::FILES)];

        return $events->when($money !== [], static fn (Builder $some): Builder => $some->whereNotIn('audit_events.subject_type', $money))
            ->when($files !== [], static fn (Builder $some): Builder => $some->whereNot(static fn (Builder $file): Builder => $file
                ->whereIn('audit_events.subject_type', $files)->where('audit_events.action', 'like', '%.attachment_%')));
    }

    protected function select(Builder $rows): Builder
    {
        return AuditAuthors::named($rows);
    }

    protected function load(array $rows, ListContext $context): void
    {
        $client = $context->scope(Client::class);
        $events = AuditEvent::query()->hydrate(array_map(get_object_vars(...), $rows));
        $current = ClientFields::of($client);
        $values = ClientFieldPresenter::over(
            [$current, ...$events->flatMap(static fn (AuditEvent $event): array => [$event->before, $event->after])],
            $context->viewer,
        );
        $canEdit = $context->past === null && $this->gate->forUser($context->viewer)->allows('update', $client);
        $refusedStatuses = array_keys($this->statuses->refusals($client, $context->viewer));
        foreach ($rows as $place => $row) {
            $row->event = $events[$place];
            $row->changes = self::changesOf($row->event, $current, $values, $canEdit, $refusedStatuses);
        }
    }

    protected function row(stdClass $row, ListContext $context): ActivityEntry
    {
        $event = $row->event;

        return new ActivityEntry(
            id: $event->id,
            title: AuditPresenter::title($event->action),
            actor_name: AuditAuthors::actor($event),
            impersonator_name: AuditAuthors::impersonator($event),
            ip: $event->ip,
            at: $event->created_at->toIso8601ZuluString(),
            changes: $row->changes,
        );
    }

    /** Keeps the changes that these users made, themselves or while impersonating; `system` stands for automatic changes. */
    private static function changedBy(Builder $events, string $actors): Builder
    {
        $values = explode(',', $actors);
        $ids = array_map(intval(...), array_diff($values, ['system']));

        return $events->where(static fn (Builder $any): Builder => $any
            ->whereIn('audit_events.actor_id', $ids)
            ->orWhereIn('audit_events.impersonator_id', $ids)
            ->when(in_array('system', $values, true), static fn (Builder $or): Builder => $or->orWhereNull('audit_events.actor_id')));
    }

    /** @return Closure(Builder): Builder keeps the events that changed the field */
    private static function changes(string $field): Closure
    {
        return static fn (Builder $events): Builder => $events->where(static fn (Builder $either): Builder => $either
            ->whereJsonContainsKey("audit_events.before->{$field}")->orWhereJsonContainsKey("audit_events.after->{$field}"));
    }

    /**
     * @param  array<string, string>  $current
     * @param  list<string>  $refusedStatuses  the client may not return to
     * @return list<ActivityChange>
     */
    private static function changesOf(AuditEvent $event, array $current, ClientFieldPresenter $values, bool $canEdit, array $refusedStatuses): array
    {
        $restorable = $canEdit ? ClientFields::restorable($event) : [];

        return array_map(static function (string $field) use ($event, $current, $values, $restorable, $refusedStatuses): ActivityChange {
            $former = ClientFields::text($field, $event->before[$field] ?? null);
            $canRestore = in_array($field, $restorable, true)
                && $former !== $current[$field]
                && ($field !== 'status' || ! in_array($former, $refusedStatuses, true));

            return new ActivityChange(
                field: $field,
                label: ClientFieldPresenter::label($field),
                before: $values->say($field, $event->before[$field] ?? null),
                after: $values->say($field, $event->after[$field] ?? null),
                is_detail: ! array_key_exists($field, $event->before),
                can_restore: $canRestore,
                current: $canRestore ? $current[$field] : null,
                current_text: $canRestore ? $values->say($field, $current[$field]) : null,
            );
        }, AuditPresenter::fields($event));
    }
}
