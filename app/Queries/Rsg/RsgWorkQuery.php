<?php

declare(strict_types=1);

namespace App\Queries\Rsg;

use App\Data\Rsg\RsgCount;
use App\Data\Rsg\RsgWorkRow;
use App\Enums\Ability;
use App\Enums\BarredEntryStatus;
use App\Enums\BarredMatchStatus;
use App\Enums\BetstopState;
use App\Enums\BetstopUpdateStatus;
use App\Enums\ExclusionCaseStatus;
use App\Enums\ExclusionReviewStatus;
use App\Enums\RsgEventStatus;
use App\Enums\RsgWorkKind;
use App\Enums\WithdrawalStatus;
use App\Models\BarredEntry;
use App\Models\BarredMatch;
use App\Models\BetstopUpdate;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\ExclusionCase;
use App\Models\ExclusionReview;
use App\Models\ExclusionStep;
use App\Models\RsgCommunication;
use App\Models\RsgEvent;
use App\Models\RsgFormSubmission;
use App\Models\User;
use App\Models\Withdrawal;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;

/** The open RSG work that the viewer may see, by due time. */
final class RsgWorkQuery
{
    private const SHOWN = 50;

    /** The page that lists the work of a kind. */
    private const LISTS = [
        'exclusion' => 'rsg.exclusions.index',
        'betstop_notice' => 'rsg.betstop-updates.index',
        'form' => 'rsg.form-submissions.index',
        'communication' => 'rsg.communications.index',
        'event' => 'rsg.events.index',
        'match' => 'rsg.exclusion-reviews.index',
    ];

    /** @var array<string, array{int, int}>|null all and overdue work by kind, counted once for the numbers of a page */
    private ?array $numbers = null;

    /** @return list<RsgWorkKind> */
    public function kinds(User $viewer): array
    {
        return array_values(array_filter(RsgWorkKind::cases(), static fn (RsgWorkKind $kind): bool => $viewer->hasAbility($kind->ability())));
    }

    /** @return list<RsgCount> */
    public function counts(User $viewer): array
    {
        return array_map(fn (RsgWorkKind $kind): RsgCount => $this->countOf($kind), $this->kinds($viewer));
    }

    public function countOf(RsgWorkKind $kind): RsgCount
    {
        $list = self::LISTS[$kind->value] ?? null;
        // The list has actioned events until they are closed.
        $filters = $kind === RsgWorkKind::Event ? ['status' => implode(',', array_column(RsgEventStatus::waiting(), 'value'))] : [];

        [$count, $overdue] = $this->numbers()[$kind->value];

        return new RsgCount(
            $kind->value, $kind->label(), $count, $overdue,
            $list !== null ? route($list, $filters, absolute: false) : route('rsg.dashboard', ['kind' => $kind->value], absolute: false),
        );
    }

    /** @return list<RsgWorkRow> overdue first */
    public function rows(User $viewer, ?RsgWorkKind $kind): array
    {
        $items = [];
        foreach ($this->kinds($viewer) as $shown) {
            foreach (($kind === null || $kind === $shown) && $this->numbers()[$shown->value][0] > 0 ? $this->open($shown) : [] as $open) {
                foreach ($open->orderBy(self::order($open->getModel()))->orderBy('id')->limit(self::SHOWN)->get() as $work) {
                    $items[] = [self::dueAt($shown, $work), $shown->value, (int) $work->getKey(), $shown, $work];
                }
            }
        }
        usort($items, static fn (array $one, array $other): int => array_slice($one, 0, 3) <=> array_slice($other, 0, 3));
        $items = array_slice($items, 0, self::SHOWN);
        // One read for all kinds of work.
        $ids = static fn (string $column): array => array_unique(array_filter(array_map(static fn (array $item): mixed => $item[4]->getAttributes()[$column] ?? null, $items)));
        $clients = Client::withTrashed()->findMany($ids('client_id'))->keyBy('id')->all();
        $owners = User::withTrashed()->findMany($ids('owner_id'))->keyBy('id')->all();

        return array_map(static fn (array $item): RsgWorkRow => self::row($item[3], $item[4], $item[0], $clients, $owners, $viewer), $items);
    }

    /** @return list<Builder<covariant Model>> */
    private function open(RsgWorkKind $kind): array
    {
        $isExcluded = static fn (Builder $client): Builder => $client->where('is_barred', true)->orWhere('betstop_state', BetstopState::Registered);

        return match ($kind) {
            RsgWorkKind::Exclusion => [
                ExclusionCase::query()->select('exclusion_cases.*')->where('status', ExclusionCaseStatus::Open)
                    ->addSelect(['next_due_at' => ExclusionStep::query()->whereColumn('exclusion_case_id', 'exclusion_cases.id')->whereNull('done_at')->selectRaw('min(due_at)')]),
                // A second colleague confirms a lift after the waiting period.
                ExclusionCase::query()->select('exclusion_cases.*')->selectRaw('lift_from as next_due_at')->where('status', ExclusionCaseStatus::Completed)->whereNotNull('lift_requested_at'),
            ],
            RsgWorkKind::BetstopNotice => [BetstopUpdate::query()->where('status', BetstopUpdateStatus::Received)],
            RsgWorkKind::Form => [RsgFormSubmission::query()->whereNull('resolved_at')],
            RsgWorkKind::Communication => [RsgCommunication::query()->whereNull('resolved_at')],
            RsgWorkKind::Event => [RsgEvent::query()->whereIn('status', RsgEventStatus::waiting())],
            RsgWorkKind::Match => [ExclusionReview::query()->where('status', ExclusionReviewStatus::Open)
                ->tap(static fn (Builder $reviews) => ExclusionReview::decidable($reviews->getQuery()))->with('person')],
            RsgWorkKind::Barred => [
                BarredMatch::query()->where('status', BarredMatchStatus::Suggested)->whereHas('client')
                    ->whereHas('entry', static fn (Builder $entry): Builder => $entry->where('status', BarredEntryStatus::Active))->with('entry'),
                BarredEntry::query()->where('status', BarredEntryStatus::Active)->whereNotNull('lift_requested_at'),
            ],
            RsgWorkKind::Payment => [
                Withdrawal::query()->whereIn('status', WithdrawalStatus::open())->whereHas('client', $isExcluded),
                Deposit::waiting()->whereHas('client', $isExcluded),
            ],
            RsgWorkKind::RiskCheck => [Client::awaitingRiskCheck()],
        };
    }

    /** @return array<string, array{int, int}> all and overdue work by kind */
    private function numbers(): array
    {
        if ($this->numbers !== null) {
            return $this->numbers;
        }
        $counts = null;
        $this->numbers = [];
        foreach (RsgWorkKind::cases() as $kind) {
            $this->numbers[$kind->value] = [0, 0];
            foreach ([false, true] as $isOverdue) {
                foreach ($this->open($kind) as $open) {
                    $count = ($isOverdue ? self::overdue($kind, $open) : $open)->toBase()->select([])->selectRaw("'{$kind->value}' as kind, ".(int) $isOverdue.' as is_overdue, count(*) as number');
                    $counts = $counts === null ? $count : $counts->unionAll($count);
                }
            }
        }
        foreach ($counts?->get() ?? [] as $row) {
            [$all, $overdue] = $this->numbers[$row->kind];
            $this->numbers[$row->kind] = (bool) $row->is_overdue ? [$all, $overdue + (int) $row->number] : [$all + (int) $row->number, $overdue];
        }

        return $this->numbers;
    }

    /**
     * @param  Builder<covariant Model>  $open
     * @return Builder<covariant Model>
     */
    private static function overdue(RsgWorkKind $kind, Builder $open): Builder
    {
        $now = CarbonImmutable::now();

        return match ($kind) {
            RsgWorkKind::Exclusion => $open->where(static fn (Builder $any): Builder => $any->where('lift_from', '<', $now)
                ->orWhereHas('steps', static fn (Builder $step): Builder => $step->whereNull('done_at')->where('due_at', '<', $now))
                // Its records wait for a decision.
                ->orWhere(static fn (Builder $records): Builder => $records->where('status', ExclusionCaseStatus::Open)->where('due_at', '<', $now)
                    ->whereDoesntHave('steps', static fn (Builder $step): Builder => $step->whereNull('done_at')))),
            RsgWorkKind::Event, RsgWorkKind::Form, RsgWorkKind::Communication => $open->where('due_at', '<', $now),
            default => $open->where(self::order($open->getModel()), '<', $now->subHours($kind->hoursToAct())),
        };
    }

    /** The column that has the order of the due times. */
    private static function order(Model $work): string
    {
        return match (true) {
            $work instanceof ExclusionCase => 'next_due_at',
            $work instanceof BetstopUpdate => 'received_at',
            $work instanceof RsgFormSubmission, $work instanceof RsgCommunication, $work instanceof RsgEvent => 'due_at',
            $work instanceof Withdrawal => 'requested_at',
            $work instanceof Deposit => 'waiting_since',
            $work instanceof BarredEntry => 'lift_requested_at',
            default => 'created_at',
        };
    }

    private static function since(Model $work): CarbonImmutable
    {
        return match (true) {
            $work instanceof BetstopUpdate => $work->received_at,
            $work instanceof RsgFormSubmission => $work->submitted_at,
            $work instanceof RsgCommunication => $work->sent_at,
            $work instanceof Withdrawal => $work->requested_at,
            $work instanceof Deposit => $work->waiting_since ?? $work->created_at,
            $work instanceof BarredEntry => CarbonImmutable::parse($work->lift_requested_at),
            default => CarbonImmutable::parse($work->getAttribute('created_at')),
        };
    }

    private static function dueAt(RsgWorkKind $kind, Model $work): CarbonImmutable
    {
        return match (true) {
            $work instanceof ExclusionCase => CarbonImmutable::parse($work->getAttribute('next_due_at') ?? $work->due_at, 'UTC'),
            $work instanceof RsgFormSubmission, $work instanceof RsgCommunication => $work->due_at,
            $work instanceof RsgEvent && $work->due_at !== null => $work->due_at,
            default => self::since($work)->addHours($kind->hoursToAct()),
        };
    }

    /**
     * @param  array<Client>  $clients  by id
     * @param  array<User>  $owners  by id
     */
    private static function row(RsgWorkKind $kind, Model $work, CarbonImmutable $due, array $clients, array $owners, User $viewer): RsgWorkRow
    {
        $client = match (true) {
            $work instanceof Client => $work,
            $work instanceof ExclusionReview => $work->person,
            default => $clients[$work->getAttribute('client_id')] ?? null,
        };

        return new RsgWorkRow(
            kind: $kind,
            id: (int) $work->getKey(),
            title: self::title($work),
            client_name: $client instanceof Client ? $client->full_name : self::unknownName($work),
            owner_name: ($owners[$work->getAttributes()['owner_id'] ?? 0] ?? null)?->full_name,
            amount_cents: $work instanceof Withdrawal || $work instanceof Deposit ? $work->amount_cents : null,
            since: self::since($work),
            due_at: $due,
            is_overdue: $due->isPast(),
            url: self::url($work, $client instanceof Client ? $client : null, $viewer),
        );
    }

    private static function title(Model $work): string
    {
        return match (true) {
            $work instanceof ExclusionCase => ($work->status === ExclusionCaseStatus::Open ? 'Exclusion' : 'Lift requested').": {$work->reasonsInWords()}",
            $work instanceof BarredMatch => "May be {$work->entry->full_name}, who is on the barred list",
            $work instanceof BarredEntry => 'Barred entry: lift requested',
            $work instanceof BetstopUpdate => "BetStop: {$work->change->label()}",
            $work instanceof RsgFormSubmission => "{$work->form_type->label()} form",
            $work instanceof RsgCommunication => "Communication by {$work->channel->label()} ({$work->severity->value})",
            $work instanceof RsgEvent => "{$work->kind->label()} ({$work->severity->value})",
            $work instanceof ExclusionReview => 'May be an excluded person',
            $work instanceof Withdrawal => "Withdrawal {$work->reference}",
            $work instanceof Deposit => "{$work->rail->label()} deposit",
            default => 'New account check',
        };
    }

    private static function unknownName(Model $work): string
    {
        return match (true) {
            $work instanceof BetstopUpdate => "{$work->first_name} {$work->last_name}",
            $work instanceof BarredEntry => $work->full_name,
            $work instanceof ExclusionReview && $work->person !== null => (string) $work->person->getAttribute('full_name'),
            default => 'Unknown client',
        };
    }

    private static function url(Model $work, ?Client $client, User $viewer): ?string
    {
        [$route, $id] = match (true) {
            $work instanceof ExclusionCase => ['rsg.exclusions.show', $work->id],
            $work instanceof BetstopUpdate => ['rsg.betstop-updates.index', ['notice' => $work->id]],
            $work instanceof RsgFormSubmission => ['rsg.form-submissions.show', $work->id],
            $work instanceof RsgEvent => ['rsg.events.show', $work->id],
            $work instanceof ExclusionReview => ['rsg.exclusion-reviews.index', []],
            $work instanceof BarredMatch => ['rsg.barred-list.index', ['entry' => $work->barred_entry_id]],
            $work instanceof BarredEntry => ['rsg.barred-list.index', ['entry' => $work->id]],
            $work instanceof Withdrawal && $viewer->hasAbility(Ability::ViewWithdrawals) => ['withdrawals.index', ['withdrawal' => $work->id]],
            $work instanceof Deposit && $viewer->hasAbility(Ability::ViewDeposits) => ['deposits.index', ['deposit' => $work->id]],
            default => [null, null],
        };
        if ($route !== null) {
            return route($route, $id, absolute: false);
        }
        $page = match (true) {
            $work instanceof RsgCommunication => 'clients.rsg-communication',
            $work instanceof Client => 'clients.edit',
            default => 'clients.rsg',
        };

        return $client === null || $client->trashed() || ! $viewer->hasAbility(Ability::ViewClients) ? null : route($page, $client->id, absolute: false);
    }
}
