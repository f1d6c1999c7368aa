<?php

declare(strict_types=1);

namespace App\Queries\Deposits;

use App\Data\Deposits\ReconciliationClosing;
use App\Data\Deposits\ReconciliationDifference;
use App\Data\Deposits\ReconciliationFigures;
use App\Data\Deposits\ReconciliationLine;
use App\Data\Deposits\ReconciliationPage;
use App\Domain\Deposits\Reconciliation\BankDays;
use App\Domain\Deposits\Reconciliation\DayDifferences;
use App\Domain\Deposits\Reconciliation\StatementDay;
use App\Inertia\Inertia;
use App\Lists\DeferredList;
use App\Models\Reconciliation;
use App\Models\User;
use App\Support\CalendarDay;
use App\Support\DataFactory;

/** The bank lines of a day against the ledger of the same day. */
final class ReconciliationQuery
{
    private const SHOWN = 500;

    private const DAYS = 14;

    /** @var array{StatementDay, list<ReconciliationDifference>}|null read once for the two props that need it */
    private ?array $read = null;

    public function __construct(private readonly BankDays $balances, private readonly DayDifferences $differences) {}

    /** @param  DeferredList<ReconciliationLine>  $lines */
    public function page(CalendarDay $day, DeferredList $lines, User $viewer): ReconciliationPage
    {
        return new ReconciliationPage(
            day: $day->date,
            today: CalendarDay::today()->date,
            is_over: $day->isOver(),
            days: $this->around($day),
            closings: $this->closings($day),
            figures: Inertia::defer(fn (): ReconciliationFigures => $this->figures($day), 'day'),
            differences: Inertia::defer(fn (): array => array_slice($this->differences($day), 0, self::SHOWN), 'day'),
            lines: $lines->rows(),
            meta: $lines->meta(),
            can_close: $viewer->can('handleDeposits'),
            can_export: $viewer->can('exportDeposits'),
        );
    }

    public function figures(CalendarDay $day): ReconciliationFigures
    {
        [$statement, $differences] = $this->read($day);

        return new ReconciliationFigures(
            opening_cents: $statement->openingCents,
            in_cents: $statement->inCents(),
            out_cents: $statement->outCents(),
            closing_cents: $statement->closingCents(),
            lines: count($statement->lines),
            line_cents: $statement->lineCents(),
            differences: count($differences),
            disagreements: count(array_filter($differences, static fn (ReconciliationDifference $difference): bool => $difference->is_disagreement)),
            differences_digest: DayDifferences::digest($differences),
        );
    }

    /** @return list<ReconciliationDifference> the most serious first */
    public function differences(CalendarDay $day): array
    {
        return $this->read($day)[1];
    }

    /** @return array{StatementDay, list<ReconciliationDifference>} */
    private function read(CalendarDay $day): array
    {
        if ($this->read === null || $this->read[0]->day->date !== $day->date) {
            $statement = StatementDay::of($day, $this->balances);
            $this->read = [$statement, $this->differences->of($statement)];
        }

        return $this->read;
    }

    /** @return list<array{day: string, is_closed: bool}> a fortnight around the day, up to today */
    private function around(CalendarDay $day): array
    {
        $today = CalendarDay::today();
        $last = $day->plus((int) (self::DAYS / 2));
        $last = $last->date > $today->date ? $today : $last;
        $days = array_map(static fn (int $back): string => $last->plus(-$back)->date, range(self::DAYS - 1, 0));
        $closed = Reconciliation::query()->whereIn('day', $days)->where('is_standing', true)->pluck('day')->all();

        return array_map(static fn (string $date): array => ['day' => $date, 'is_closed' => in_array($date, $closed, true)], $days);
    }

    /** @return list<ReconciliationClosing> */
    private function closings(CalendarDay $day): array
    {
        return array_values(Reconciliation::query()->with(['closer', 'reopener'])->where('day', $day->date)->orderByDesc('id')->limit(self::DAYS)->get()
            ->map(static fn (Reconciliation $closing): ReconciliationClosing => DataFactory::make(ReconciliationClosing::class, $closing, [
                'closed_by' => $closing->closer->full_name,
                'differences' => count($closing->differences),
                'reopened_by' => $closing->reopener?->full_name,
            ]))->all());
    }
}
