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
final readonly class RsgWorkQuery
{
    private const SHOWN = 50;

    /** The page that lists the work of a kind. */
    private const LISTS = [
        'exclusion' => 'rsg.exclusions.index', 'betstop_notice' => 'rsg.betstop-updates.index', 'form' => 'rsg.form-submissions.index', 'communication' => 'rsg.communications.index', 'event' => 'rsg.events.index',
        'match' => 'rsg.exclusion-reviews.index',
    ];

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

        return new RsgCount(
            $kind->value, $kind->label(), $this->count($kind), $this->count($kind, isOverdue: true),
            $list !== null ? route($list, $filters, absolute: false) : route('rsg.dashboard', ['kind' => $kind->value], absolute: false),
        );
    }

    /** @return list<RsgWorkRow> overdue first */
    public function rows(User $viewer, ?RsgWorkKind $kind): array
    {
        $rows = [];
        foreach ($this->kinds($viewer) as $shown) {
            foreach ($kind === null || $kind === $shown ? $this->open($shown) : [] as $open) {
                foreach ($open->orderBy(self::order($open->getModel()))->orderBy('id')->limit(self::SHOWN)->get() as $work) {
                    $rows[] = $this->row($shown, $work, $viewer);
                }
            }
        }
        usort($rows, static fn (RsgWorkRow $one, RsgWorkRow $other): int => [$one->due_at, $one->kind->value, $one->id] <=> [$other->due_at, $other->kind->value, $other->id]);

        return array_slice($rows, 0, self::SHOWN);
    }

    /** @return list<Builder<covariant Model>> */
    private function open(RsgWorkKind $kind): array
    {
        $isExcluded = static fn (Builder $client): Builder => $client->where('is_barred', true)->orWhere('betstop_state', BetstopState::Registered);

        return match ($kind) {
            RsgWorkKind::Exclusion => [
                ExclusionCase::query()->select('exclusion_cases.*')->where('status', ExclusionCaseStatus::Open)->with(['client', 'owner'])
                    ->addSelect(['next_due_at' => ExclusionStep::query()->whereColumn('exclusion_case_id', 'exclusion_cases.id')->whereNull('done_at')->selectRaw('min(due_at)')]),
                // A second colleague confirms a lift after the waiting period.
                ExclusionCase::query()->select('exclusion_cases.*')->selectRaw('lift_from as next_due_at')->where('status', ExclusionCaseStatus::Completed)->whereNotNull('lift_requested_at')->with(['client', 'owner']),
            ],
            RsgWorkKind::BetstopNotice => [BetstopUpdate::query()->where('status', BetstopUpdateStatus::Received)->with('client')],
            RsgWorkKind::Form => [RsgFormSubmission::query()->whereNull('resolved_at')->with(['client', 'owner'])],
            RsgWorkKind::Communication => [RsgCommunication::query()->whereNull('resolved_at')->with(['client', 'owner'])],
            RsgWorkKind::Event => [RsgEvent::query()->whereIn('status', RsgEventStatus::waiting())->with(['client', 'owner'])],
            RsgWorkKind::Match => [ExclusionReview::query()->where('status', ExclusionReviewStatus::Open)->tap(static fn (Builder $reviews) => ExclusionReview::decidable($reviews->getQuery()))->with('person')],
            RsgWorkKind::Barred => [
                BarredMatch::query()->where('status', BarredMatchStatus::Suggested)->whereHas('client')->whereHas('entry', static fn (Builder $entry): Builder => $entry->where('status', BarredEntryStatus::Active))->with(['client', 'entry']),
                BarredEntry::query()->where('status', BarredEntryStatus::Active)->whereNotNull('lift_requested_at')->with('client'),
            ],
            RsgWorkKind::Payment => [
                Withdrawal::query()->whereIn('status', WithdrawalStatus::open())->whereHas('client', $isExcluded)->with('client'),
                Deposit::waiting()->whereHas('client', $isExcluded)->with('client'),
            ],
            RsgWorkKind::RiskCheck => [Client::awaitingRiskCheck()],
        };
    }

    private function count(RsgWorkKind $kind, bool $isOverdue = false): int
    {
        $now = CarbonImmutable::now();

        return array_sum(array_map(static fn (Builder $open): int => (match (true) {
            ! $isOverdue => $open,
            $kind === RsgWorkKind::Exclusion => $open->where(static fn (Builder $any): Builder => $any->where('lift_from', '<', $now)->orWhereHas('steps', static fn (Builder $step): Builder => $step->whereNull('done_at')->where('due_at', '<', $now))),
            in_array($kind, [RsgWorkKind::Event, RsgWorkKind::Form, RsgWorkKind::Communication], true) => $open->where('due_at', '<', $now),
            default => $open->where(self::order($open->getModel()), '<', $now->subHours($kind->hoursToAct())),
        })->count(), $this->open($kind)));
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

    private function row(RsgWorkKind $kind, Model $work, User $viewer): RsgWorkRow
    {
        $client = $work instanceof Client ? $work : $work->getRelation($work instanceof ExclusionReview ? 'person' : 'client');
        $since = match (true) {
            $work instanceof BetstopUpdate => $work->received_at,
            $work instanceof RsgFormSubmission => $work->submitted_at,
            $work instanceof RsgCommunication => $work->sent_at,
            $work instanceof Withdrawal => $work->requested_at,
            $work instanceof Deposit => $work->waiting_since ?? $work->created_at,
            $work instanceof BarredEntry => CarbonImmutable::parse($work->lift_requested_at),
            default => CarbonImmutable::parse($work->getAttribute('created_at')),
        };
        $due = match (true) {
            $work instanceof ExclusionCase => CarbonImmutable::parse($work->getAttribute('next_due_at') ?? $work->due_at, 'UTC'),
            $work instanceof RsgFormSubmission, $work instanceof RsgCommunication => $work->due_at,
            $work instanceof RsgEvent => $work->due_at ?? $since->addHours($kind->hoursToAct()),
            default => $since->addHours($kind->hoursToAct()),
        };

        return new RsgWorkRow(
            kind: $kind,
            id: (int) $work->getKey(),
            title: self::title($work),
            client_name: $client instanceof Client ? $client->full_name : self::unknownName($work),
            owner_name: $work instanceof ExclusionCase || $work instanceof RsgEvent || $work instanceof RsgFormSubmission || $work instanceof RsgCommunication ? $work->owner?->full_name : null,
            amount_cents: $work instanceof Withdrawal || $work instanceof Deposit ? $work->amount_cents : null,
            since: $since,
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
            $work instanceof BetstopUpdate => ['rsg.betstop-updates.show', $work->id],
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
