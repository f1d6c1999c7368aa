<?php

declare(strict_types=1);

namespace App\Lists\Deposits;

use App\Data\Deposits\DepositPartRow;
use App\Data\Deposits\ReconciliationLine;
use App\Domain\Deposits\Reconciliation\BankPosting;
use App\Domain\Deposits\Reconciliation\StatementDay;
use App\Enums\DepositStatus;
use App\Enums\ReconciliationLineState;
use App\Lists\Column;
use App\Lists\Filters\DateFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\ListParameters;
use App\Lists\Sort;
use App\Support\BankLineText;
use App\Support\CalendarDay;
use App\Support\DataFactory;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * The bank lines of a business day, which is the scope, each with its deposits and the amount posted to the ledger.
 *
 * @extends ListDefinition<ReconciliationLine>
 */
final readonly class ReconciliationLineList extends ListDefinition
{
    public const KEY = 'lines';

    public const TITLE = 'Reconciliation';

    public const ID_COLUMN = 'bank_lines.id';

    public const DEFAULT_ORDER = 'value_at';

    private const FIRST_DAY = '2000-01-01';

    public function sorts(): array
    {
        return [Sort::by('value_at', 'bank_lines.value_at'), Sort::by('amount_cents', 'bank_lines.amount_cents')];
    }

    /** `day` is a business day such as 2026-11-20. */
    public function parameterRules(): array
    {
        return ['day' => ['nullable', static function (string $attribute, mixed $value, Closure $fail): void {
            match (true) {
                ! is_string($value) || ! DateFilter::isDay($value) => $fail('Enter a day such as 2026-11-20.'),
                $value < self::FIRST_DAY => $fail('That day is too long ago.'),
                $value > CalendarDay::today()->date => $fail('That day hasn’t started yet.'),
                default => null,
            };
        }]];
    }

    public function columns(): array
    {
        return [
            Column::of('payer_name', 'Payer'),
            Column::of('value_at', 'Value time', sort: 'value_at'),
            Column::of('rail', 'Rail'),
            Column::of('bank_reference', 'Reference'),
            Column::of('amount_cents', 'Bank', sort: 'amount_cents'),
            Column::of('posted_cents', 'Ledger'),
            Column::of('state', 'Comparison'),
            Column::of('deposits', 'Deposit'),
        ];
    }

    /** The day of the URL; yesterday by default. */
    public function day(ListParameters $parameters): CalendarDay
    {
        $day = $parameters->values['day'] ?? null;

        return $day === null ? CalendarDay::today()->plus(-1) : CalendarDay::of($day);
    }

    protected function base(ListContext $context): Builder
    {
        $day = $context->scope(CalendarDay::class);

        return DB::table('bank_lines')->where('bank_lines.value_at', '>=', $day->from)->where('bank_lines.value_at', '<', $day->until);
    }

    protected function load(array $rows, ListContext $context): void
    {
        $deposits = StatementDay::depositsOf(array_map(static fn (stdClass $line): int => (int) $line->id, $rows));
        $ids = array_merge(
            ...array_map(
                static fn (array $own): array => array_map(static fn (stdClass $deposit): int => (int) $deposit->id, $own),
                array_values($deposits),
            ),
        );
        $receipts = BankPosting::receipts(BankPosting::ofDeposits($ids));
        foreach ($rows as $row) {
            $row->deposits = $deposits[(int) $row->id] ?? [];
            $row->receipts = array_merge(...array_map(static fn (stdClass $deposit): array => $receipts[(int) $deposit->id] ?? [], $row->deposits));
        }
    }

    protected function row(stdClass $row, ListContext $context): ReconciliationLine
    {
        /** @var list<stdClass> $deposits */
        $deposits = $row->deposits;
        /** @var list<BankPosting> $receipts */
        $receipts = $row->receipts;
        $posted = BankPosting::sum($receipts);

        return DataFactory::make(ReconciliationLine::class, $row, [
            'payer_name' => BankLineText::maskedIfAny($row->payer_name, $context->viewer),
            'description' => BankLineText::masked($row->description, $context->viewer),
            'posted_cents' => $posted,
            'state' => match (true) {
                $receipts === [] => ReconciliationLineState::Missing,
                $posted !== (int) $row->amount_cents => ReconciliationLineState::OtherAmount,
                CalendarDay::around(CarbonImmutable::parse($receipts[0]->occurredAt, 'UTC'))->date
                    !== $context->scope(CalendarDay::class)->date => ReconciliationLineState::OtherDay,
                default => ReconciliationLineState::Agrees,
            },
            'deposits' => array_map(static fn (stdClass $deposit): DepositPartRow => new DepositPartRow(
                (int) $deposit->id, (int) $deposit->amount_cents, DepositStatus::from($deposit->status),
                $deposit->client_id === null ? null : trim("{$deposit->first_name} {$deposit->last_name}"),
            ), $deposits),
        ]);
    }
}
