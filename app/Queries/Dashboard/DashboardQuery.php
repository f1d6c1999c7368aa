<?php

declare(strict_types=1);

namespace App\Queries\Dashboard;

use App\Data\Dashboard\DailyAmount;
use App\Data\Dashboard\DashboardClient;
use App\Data\Dashboard\DashboardDeposit;
use App\Data\Dashboard\DashboardMention;
use App\Data\Dashboard\DashboardPromise;
use App\Data\Dashboard\Handover;
use App\Data\Dashboard\LedgerLine;
use App\Data\Dashboard\LedgerProblems;
use App\Data\DbClients\DbListRow;
use App\Domain\Notes\MentionText;
use App\Domain\Notes\RecordAccess;
use App\Domain\Notifications\NotificationDefinition;
use App\Enums\Ability;
use App\Enums\BetstopState;
use App\Enums\ClientRiskFilter;
use App\Enums\ClientStatus;
use App\Enums\WithdrawalStatus;
use App\Lists\DbClients\DbListList;
use App\Lists\ListContext;
use App\Models\Client;
use App\Models\ClientCheck;
use App\Models\DbList;
use App\Models\Deposit;
use App\Models\LedgerVerification;
use App\Models\NoteMention;
use App\Models\NotePromise;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\BankLineText;
use App\Support\CalendarDay;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Query\Builder as QueryBuilder;
use Illuminate\Support\Str;
use stdClass;

/** The work that waits for the viewer, and what changed since they last signed out. */
final readonly class DashboardQuery
{
    private const ROWS = 8;

    /** Mentions and promises are read in steps, because records that the viewer can't open don't count as rows. */
    private const STEP = 50;

    private const MENTION_LENGTH = 160;

    /** The ledger is verified every night; two hours are left for a long run. */
    private const LEDGER_LATE_AFTER_HOURS = 26;

    private const LEDGER_RUNS_AT_MOST_HOURS = 1;

    public function __construct(private User $viewer, private RecordAccess $access, private DbListList $lists, private QueueQuery $queues) {}

    /** @return list<DbListRow> the open lists of DB clients assigned to the viewer, by due date; lists without one are last */
    public function myLists(): array
    {
        if (! $this->viewer->hasAbility(Ability::ViewDbClients)) {
            return [];
        }
        $ids = DbList::query()->where('assignee_id', $this->viewer->id)->whereNull('closed_at')
            ->orderByRaw('case when due_on is null then 1 else 0 end')->orderBy('due_on')->orderBy('id')->limit(self::ROWS)->pluck('id');

        return $this->lists->find(array_values($ids->map(intval(...))->all()), new ListContext($this->viewer));
    }

    /**
     * The viewer's clients that wait for a risk check, or are registered with BetStop and not closed.
     *
     * @return list<DashboardClient>
     */
    public function myClients(): array
    {
        if (! $this->viewer->hasAbility(Ability::ViewClients)) {
            return [];
        }

        return array_values(Client::query()
            ->where('account_manager_id', $this->viewer->id)
            ->where(static fn (Builder $query): Builder => $query
                ->tap(static fn (Builder $query): QueryBuilder => ClientRiskFilter::PendingNewAccountCheck->apply($query->getQuery()))
                ->orWhere(static fn (Builder $query): Builder => $query
                    ->where('betstop_state', BetstopState::Registered)
                    ->where('status', '!=', ClientStatus::Closed)))
            ->orderByDesc('id')
            ->limit(self::ROWS)
            ->get()
            ->map(static fn (Client $client): DashboardClient => new DashboardClient(
                $client->id, $client->full_name, $client->client_rating, $client->rating_reviewed_at,
                $client->betstop_state === BetstopState::Registered ? 'Registered with BetStop, account still open' : 'New account, risk check pending',
                $client->created_at,
            ))
            ->all());
    }

    /** @return list<DashboardDeposit> those that have waited longest */
    public function waitingDeposits(): array
    {
        if (! $this->viewer->hasAbility(Ability::ViewDeposits)) {
            return [];
        }

        return array_values(
            Deposit::waiting()
                ->with(['client', 'bankLine'])
                ->orderBy('waiting_since')
                ->orderBy('id')
                ->limit(self::ROWS)
                ->get()
                ->map(
                    fn (Deposit $deposit): DashboardDeposit => new DashboardDeposit(
                        $deposit->id,
                        $deposit->rail,
                        $deposit->client->full_name
                            ?? (BankLineText::maskedIfAny($deposit->bankLine->payer_name, $this->viewer) ?? 'N/A'),
                        BankLineText::masked($deposit->bankLine->description, $this->viewer),
                        $deposit->amount_cents,
                        $deposit->created_at,
                    ),
                )
                ->all(),
        );
    }

    /** @return list<DashboardMention> unseen mentions of the viewer in records that they can open, newest first */
    public function mentions(): array
    {
        $rows = [];
        $mentions = NoteMention::query()->with(['note.subject', 'note.user'])
            ->where('user_id', $this->viewer->id)->whereNull('seen_at')->whereHas('note')
            ->orderByDesc('id')->lazy(self::STEP);
        foreach ($mentions as $mention) {
            $note = $mention->note;
            if ($note->subject !== null && $this->access->allows($this->viewer, $note->subject)) {
                $rows[] = new DashboardMention(
                    $note->id, $note->user->full_name ?? 'A former colleague', RecordAccess::name($note->subject),
                    Str::limit(Str::squish(MentionText::plain($note->body)), self::MENTION_LENGTH, '…'),
                    RecordAccess::notesUrl($note->subject_type, $note->subject_id), $mention->created_at->toIso8601ZuluString(),
                );
            }
            if (count($rows) === self::ROWS) {
                break;
            }
        }

        return $rows;
    }

    /** @return list<DashboardPromise> the viewer's open promises until tomorrow, oldest first, about records that they can still open */
    public function promises(): array
    {
        $today = CarbonImmutable::now($this->viewer->timezone)->toDateString();
        $rows = [];
        // SQLite stores days with a time, so they are compared by <.
        $promises = NotePromise::query()
            ->with('note.subject')
            ->where('user_id', $this->viewer->id)
            ->whereNull('done_at')
            ->where('due_on', '<', CarbonImmutable::parse($today)->addDays(2)->toDateString())
            ->whereHas('note')
            ->orderBy('due_on')
            ->orderBy('id')
            ->lazy(self::STEP);
        foreach ($promises as $promise) {
            $note = $promise->note;
            if ($note->subject !== null && $this->access->allows($this->viewer, $note->subject)) {
                $due = $promise->due_on->toDateString();
                $rows[] = new DashboardPromise(
                    $promise->id,
                    $promise->text,
                    $due,
                    $due < $today,
                    RecordAccess::name($note->subject),
                    RecordAccess::notesUrl($note->subject_type, $note->subject_id),
                );
            }
            if (count($rows) === self::ROWS) {
                break;
            }
        }

        return $rows;
    }

    public function handover(): ?Handover
    {
        $since = $this->viewer->last_signed_out_at;
        $seesClients = $this->viewer->hasAbility(Ability::ViewClients);
        if ($since === null || (! $seesClients && NotificationDefinition::visibleTo($this->viewer) === [])) {
            return null;
        }

        $deposits = $this->viewer->hasAbility(Ability::ViewDeposits) // Part 0: the parts of a split payment are not new.
            ? Deposit::query()
                ->where('part', 0)
                ->where('created_at', '>=', $since)
                ->toBase()
                ->selectRaw('count(*) as deposits, coalesce(sum(amount_cents), 0) as cents')
                ->first()
            : null;

        return new Handover(
            $since,
            $seesClients ? Client::query()->where('created_at', '>=', $since)->count() : null,
            $seesClients ? ClientCheck::query()->where('created_at', '>=', $since)->count() : null,
            $deposits === null ? null : (int) $deposits->deposits,
            $deposits === null ? null : (int) $deposits->cents,
            $this->queues->newWork($this->viewer, $since),
        );
    }

    /**
     * Deposits received and withdrawals paid on the last 30 days, oldest first, including days without any. As in the reports, a day
     * is one of the business.
     *
     * @return list<DailyAmount>
     */
    public function depositsByDay(): array
    {
        if (! $this->viewer->hasAbility(Ability::ViewDeposits)) {
            return [];
        }

        $days = array_map(CalendarDay::today()->plus(...), range(-29, 0));
        $received = self::byDay(Deposit::received($days[0]->from, end($days)->until), 'value_at', $days);
        $paid = $this->viewer->hasAbility(Ability::ViewWithdrawals)
            ? self::byDay(Withdrawal::query()->where('status', WithdrawalStatus::Paid), 'paid_at', $days)
            : null;

        return array_map(
            static fn (CalendarDay $day, int $index): DailyAmount => new DailyAmount(
                $day->date,
                (int) ($received[$index]->cents ?? 0),
                (int) ($received[$index]->number ?? 0),
                $paid === null ? null : (int) ($paid[$index]->cents ?? 0),
            ),
            $days,
            array_keys($days),
        );
    }

    /**
     * Grouped by ranges, because the database's own days begin at midnight UTC.
     *
     * @param  Builder<Deposit>|Builder<Withdrawal>  $money
     * @param  non-empty-list<CalendarDay>  $days  oldest first
     * @return array<int, stdClass> number and cents, by the key of the day
     */
    private static function byDay(Builder $money, string $column, array $days): array
    {
        $times = array_map(static fn (CalendarDay $day): string => $day->from->toDateTimeString(), $days);
        $branches = array_map(static fn (string $time, int $day): string => "when {$column} >= '{$time}' then {$day}", $times, array_keys($times));

        return $money->where($column, '>=', $times[0])->toBase()
            ->selectRaw('case '.implode(' ', array_reverse($branches)).' end as day, count(*) as number, sum(amount_cents) as cents')
            ->groupBy('day')->get()->keyBy('day')->all();
    }

    /** The result of the last ledger verification; null for viewers who don't approve large withdrawals. */
    public function ledger(): ?LedgerLine
    {
        if (! $this->viewer->approvesLargeWithdrawals()) {
            return null;
        }

        $last = LedgerVerification::query()->whereNotNull('finished_at')->orderByDesc('id')->first();
        $begun = LedgerVerification::query()->whereNull('finished_at')->where('id', '>', $last->id ?? 0)->orderByDesc('id')->first();

        return new LedgerLine(
            match (true) {
                $last !== null && $last->problems_count > 0 => 'problems',
                $begun !== null && $begun->started_at->diffInHours(now()) >= self::LEDGER_RUNS_AT_MOST_HOURS => 'broke_off',
                $last === null => 'never',
                $last->finished_at?->diffInHours(now()) >= self::LEDGER_LATE_AFTER_HOURS => 'late',
                default => 'adds_up',
            },
            $last?->finished_at,
            $last->entries_count ?? 0,
            $last->problems_count ?? 0,
            array_map(
                static fn (array $found): LedgerProblems => new LedgerProblems(
                    $found['kind'],
                    $found['label'],
                    $found['count'],
                    $found['examples'],
                ),
                $last->problems ?? [],
            ),
        );
    }
}
