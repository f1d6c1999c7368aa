<?php

declare(strict_types=1);

namespace App\Domain\Deposits\Reconciliation;

use App\Data\Deposits\ReconciliationDifference;
use App\Domain\Guides\GuideValues;
use App\Enums\DuplicateCaseStatus;
use App\Enums\GuideValue;
use App\Enums\ReconciliationDifferenceKind;
use App\Support\BankLineText;
use App\Support\CalendarDay;
use App\Support\Dollars;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Differences of a day's bank lines from the ledger, and their open work. */
final readonly class LineDifferences
{
    private const LINES_A_QUERY = 1_000;

    public function __construct(private GuideValues $values) {}

    /** @return list<ReconciliationDifference> */
    public function of(StatementDay $day): array
    {
        $receipts = BankPosting::receipts($day->postings);

        $differences = $unexplained = [];
        foreach ($day->lines as $line) {
            $deposits = $day->deposits[(int) $line->id] ?? [];
            $own = array_merge(...array_map(static fn (stdClass $deposit): array => $receipts[(int) $deposit->id] ?? [], $deposits));
            if (BankPosting::sum($own) !== (int) $line->amount_cents) {
                $unexplained[] = [$line, $deposits, $own];
            }
            array_push($differences, ...$this->overdue($line, $deposits));
        }

        return [...$this->explained($unexplained), ...$differences, ...$this->repeats($day->lines)];
    }

    /**
     * @param  list<array{stdClass, list<stdClass>, list<BankPosting>}>  $unexplained  line, deposits, their postings on its day
     * @return list<ReconciliationDifference>
     */
    private function explained(array $unexplained): array
    {
        $ids = array_merge(
            ...array_map(
                static fn (array $one): array => array_map(static fn (stdClass $deposit): int => (int) $deposit->id, $one[1]),
                $unexplained,
            ),
        );
        $byDeposit = BankPosting::receipts(BankPosting::ofDeposits($ids));

        $differences = [];
        foreach ($unexplained as [$line, $deposits]) {
            $all = array_merge(...array_map(static fn (stdClass $deposit): array => $byDeposit[(int) $deposit->id] ?? [], $deposits));
            $depositId = $deposits === [] ? null : (int) $deposits[0]->id;
            $posted = BankPosting::sum($all);
            $what = self::words($line);
            $differences[] = match (true) {
                $all === [] => ReconciliationDifference::of(
                    ReconciliationDifferenceKind::MissingPosting,
                    (int) $line->amount_cents,
                    "{$what} is not in the ledger.",
                    $depositId,
                ),
                $posted !== (int) $line->amount_cents => ReconciliationDifference::of(
                    ReconciliationDifferenceKind::OtherAmount,
                    (int) $line->amount_cents - $posted,
                    "{$what} is posted with ".Dollars::of($posted).'.',
                    $depositId,
                    $all[0]->transactionId,
                ),
                default => ReconciliationDifference::of(
                    ReconciliationDifferenceKind::OtherDay,
                    (int) $line->amount_cents,
                    "{$what} is posted on "
                        .CalendarDay::around(CarbonImmutable::parse($all[0]->occurredAt, 'UTC'))->inWords().'.',
                    $depositId,
                    $all[0]->transactionId,
                ),
            };
        }

        return $differences;
    }

    /**
     * @param  list<stdClass>  $deposits
     * @return list<ReconciliationDifference>
     */
    private function overdue(stdClass $line, array $deposits): array
    {
        $since = now()->subHours($this->values->int(GuideValue::DepositOverdue))->format('Y-m-d H:i:s');
        $late = array_values(
            array_filter(
                $deposits,
                static fn (stdClass $deposit): bool => $deposit->waiting_since !== null
                    && substr($deposit->waiting_since, 0, 19) < $since,
            ),
        );

        return array_map(
            static fn (stdClass $deposit): ReconciliationDifference => ReconciliationDifference::of(
                ReconciliationDifferenceKind::Overdue,
                (int) $deposit->amount_cents,
                self::words($line)
                    .' has been waiting for a decision since '.CarbonImmutable::parse($deposit->waiting_since, 'UTC')
                        ->setTimezone(config()->string('paddock.timezone'))
                        ->format('j M Y, H:i')
                    .'.',
                (int) $deposit->id,
            ),
            $late,
        );
    }

    /**
     * @param  list<stdClass>  $lines
     * @return list<ReconciliationDifference> possible duplicates of earlier lines
     */
    private function repeats(array $lines): array
    {
        $byId = array_column($lines, null, 'id');
        $differences = [];
        foreach (array_chunk(array_keys($byId), self::LINES_A_QUERY) as $ids) {
            $cases = DB::table('duplicate_cases')
                ->where(
                    static fn (Builder $either): Builder => $either
                        ->whereIntegerInRaw('right_bank_line_id', $ids)
                        // Staff can choose the earlier payment as the duplicate.
                        ->orWhere(
                            static fn (Builder $left): Builder => $left
                                ->whereIntegerInRaw('left_bank_line_id', $ids)
                                ->whereColumn('repeat_bank_line_id', 'left_bank_line_id'),
                        ),
                )
                ->whereIn('status', [DuplicateCaseStatus::Open, DuplicateCaseStatus::Confirmed])
                ->orderBy('id')
                ->get(['right_bank_line_id', 'repeat_bank_line_id', 'score']);
            foreach ($cases as $case) {
                $lineId = (int) ($case->repeat_bank_line_id ?? $case->right_bank_line_id);
                if (in_array($lineId, $ids, true)) {
                    $line = $byId[$lineId];
                    $differences[] = ReconciliationDifference::of(
                        ReconciliationDifferenceKind::Repeat,
                        (int) $line->amount_cents,
                        self::words($line)
                            .($case->repeat_bank_line_id === null
                                ? " may repeat an earlier payment ({$case->score} of 100)."
                                : ' was confirmed as a duplicate and is not returned yet.'),
                    );
                }
            }
        }

        return $differences;
    }

    private static function words(stdClass $line): string
    {
        return Dollars::of((int) $line->amount_cents).' from '.BankLineText::withoutContacts($line->payer_name ?? 'N/A').' ('.$line->bank_reference.')';
    }
}
