<?php

declare(strict_types=1);

namespace App\Lists\DuplicateOsko;

use App\Data\DuplicateOsko\DuplicateLine;
use App\Data\DuplicateOsko\DuplicateRow;
use App\Domain\Clients\ClientPins;
use App\Enums\DepositStatus;
use App\Enums\DuplicateCaseStatus;
use App\Infrastructure\Search\SearchIndex;
use App\Infrastructure\Search\SearchText;
use App\Lists\Column;
use App\Lists\Filters\AmountRangeFilter;
use App\Lists\Filters\ConditionFilter;
use App\Lists\Filters\DateRangeFilter;
use App\Lists\Filters\FilterKind;
use App\Lists\Filters\NamedFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\ListParameters;
use App\Lists\Sort;
use App\Models\User;
use App\Support\BankLineText;
use App\Support\ContactMask;
use App\Support\CsvText;
use App\Support\DataFactory;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\Rule;
use stdClass;

/**
 * Possible duplicates with both payments, the likeliest first.
 *
 * @extends ListDefinition<DuplicateRow>
 */
final readonly class DuplicateList extends ListDefinition
{
    public const KEY = 'cases';

    public const TITLE = 'Duplicate OSKO deposits';

    public const ID_COLUMN = 'duplicate_cases.id';

    public const DEFAULT_ORDER = '-score';

    public const COLLEAGUES = ['decider' => 'decided_by'];

    public const FILENAME = 'duplicate-osko-deposits';

    public const SEARCH_HINT = 'Payer, number or bank reference…';

    /** `case` is the case in the drawer. */
    public const PARAMETERS = ['case' => self::ID_RULE];

    private const ALL = 'all';

    /** Days => label. */
    private const AGES = [1 => '1 day or older', 3 => '3 days or older', 7 => '1 week or older', 30 => '30 days or older'];

    public function __construct(private SearchIndex $index) {}

    public function sorts(): array
    {
        return [
            Sort::by('score', 'duplicate_cases.score'),
            Sort::by('paid_at', 'duplicate_cases.paid_at'),
            Sort::by('amount_cents', 'duplicate_cases.amount_cents'),
        ];
    }

    public function filters(ListContext $context): array
    {
        return [
            new NamedFilter(
                'score',
                'Score',
                array_map(
                    static fn (int $least): Closure => static fn (Builder $cases): Builder => $cases->where(
                        'duplicate_cases.score',
                        '>=',
                        $least,
                    ),
                    range(0, 100),
                ),
            ),
            new ConditionFilter(
                'client',
                'Client PIN',
                FilterKind::Text,
                '[A-Za-z0-9-]{1,20}',
                self::ofClient(...),
                refusal: 'Client PIN takes letters, digits and hyphens.',
            ),
            new AmountRangeFilter('amount', 'Amount', 'duplicate_cases.amount_cents'),
            new DateRangeFilter('date', 'Paid', 'duplicate_cases.paid_at', $context->viewer->timezone),
            new NamedFilter(
                'age',
                'Age',
                array_combine(
                    array_keys(self::AGES),
                    array_map(
                        static fn (int $days): Closure => static fn (Builder $cases): Builder => $cases->where(
                            'duplicate_cases.paid_at',
                            '<',
                            now()->subDays($days)->toDateTimeString(),
                        ),
                        array_keys(self::AGES),
                    ),
                ),
                self::AGES,
            ),
        ];
    }

    /** `status` is the tab: open by default. */
    public function parameterRules(): array
    {
        return [...parent::parameterRules(), 'status' => ['nullable', Rule::in([self::ALL, ...array_column(DuplicateCaseStatus::cases(), 'value')])]];
    }

    public function columns(): array
    {
        return [
            self::payment(
                Column::of('earlier', 'First payment')->csv('Case', static fn (DuplicateRow $row): int => $row->id),
                'First', static fn (DuplicateRow $row): DuplicateLine => $row->earlier,
            ),
            self::payment(Column::of('later', 'Second payment', sort: 'paid_at'), 'Second', static fn (DuplicateRow $row): DuplicateLine => $row->later),
            Column::of('amount_cents', 'Amount', sort: 'amount_cents')->csv('Amount (AUD)', static fn (DuplicateRow $row): string => CsvText::dollars($row->amount_cents)),
            Column::of('score', 'Score', sort: 'score')->csv(),
            Column::of('reasons', 'Reasons')->csv(value: static fn (DuplicateRow $row): string => implode('; ', array_map(
                static fn (array $reason): string => sprintf('%+d %s', $reason['points'], $reason['words']), $row->reasons,
            ))),
            Column::of('status', 'Decision')
                ->csv('Status')
                ->csv('Repeat', static fn (DuplicateRow $row): ?string => match ($row->repeat_bank_line_id) {
                    null => null,
                    $row->earlier->bank_line_id => 'First',
                    default => 'Second',
                })
                ->csv('Decided by', static fn (DuplicateRow $row): ?string => $row->decided_by)
                ->csvTime('Decided', static fn (DuplicateRow $row): ?string => $row->decided_at)
                ->csv('Note', static fn (DuplicateRow $row): ?string => $row->note),
        ];
    }

    /** Null for all. */
    public function status(ListParameters $parameters): ?DuplicateCaseStatus
    {
        $status = $parameters->values['status'] ?? DuplicateCaseStatus::Open->value;

        return $status === self::ALL ? null : DuplicateCaseStatus::from($status);
    }

    protected function narrow(Builder $rows, ListParameters $parameters, ListContext $context): Builder
    {
        return $rows->when(
            $this->status($parameters),
            static fn (Builder $cases, DuplicateCaseStatus $status): Builder => $cases->where(
                'duplicate_cases.status',
                $status->value,
            ),
        );
    }

    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        $words = SearchText::parse($text, ContactMask::isLifted($context->viewer));
        self::whereEither($rows, fn (Builder $cases, string $line) => $this->index->constrain($cases, $line, 'bank_line', $words));
    }

    protected function load(array $rows, ListContext $context): void
    {
        $lines = $this->lines(
            array_merge(
                ...array_map(
                    static fn (stdClass $row): array => [(int) $row->left_bank_line_id, (int) $row->right_bank_line_id],
                    $rows,
                ),
            ),
            $context->viewer,
        );
        $canDecide = $context->viewer->can('handleDuplicates');
        foreach ($rows as $row) {
            [$row->left, $row->right] = [$lines[(int) $row->left_bank_line_id], $lines[(int) $row->right_bank_line_id]];
            $row->can_decide = $canDecide;
        }
    }

    protected function row(stdClass $row, ListContext $context): DuplicateRow
    {
        [$left, $right] = [$row->left, $row->right];
        [$earlier, $later] = [$left->value_at, $left->bank_line_id] < [$right->value_at, $right->bank_line_id] ? [$left, $right] : [$right, $left];
        $repeat = $row->repeat_bank_line_id === null ? null : (int) $row->repeat_bank_line_id;
        /** @var list<array{words: string, points: int}> $reasons */
        $reasons = json_decode((string) $row->reasons, true, flags: JSON_THROW_ON_ERROR);

        return DataFactory::make(DuplicateRow::class, $row, [
            'reasons' => array_map(
                static fn (array $reason): array => [
                    'words' => BankLineText::withoutContacts($reason['words']),
                    'points' => $reason['points'],
                ],
                $reasons,
            ),
            'earlier' => $earlier,
            'later' => $later,
            'gap_seconds' => $earlier->is_of_file || $later->is_of_file ? null
                : (int) CarbonImmutable::parse($earlier->value_at)->diffInSeconds(CarbonImmutable::parse($later->value_at)),
            'decided_by' => DataFactory::personName($row, 'decider'),
            'is_credited' => ($repeat === $left->bank_line_id ? $left : $right)->deposit_status === DepositStatus::Approved,
        ]);
    }

    /** Cases with a deposit of the client with this PIN, also a deleted client, or with this PIN before a merge. */
    private static function ofClient(Builder $cases, string $pin): void
    {
        $lines = DB::table('deposits')->join('clients', 'clients.id', '=', 'deposits.client_id')->select('deposits.bank_line_id')
            ->where(static fn (Builder $any): Builder => $any->where('clients.pin', $pin)->orWhereIn('clients.id', ClientPins::ids([$pin])));
        self::whereEither($cases, static fn (Builder $some, string $line): Builder => $some->whereIn($line, clone $lines));
    }

    /**
     * Keeps the cases of which either line meets the condition.
     *
     * @param  Closure(Builder, string): mixed  $condition  of the query and the column that holds the id of the line
     */
    private static function whereEither(Builder $cases, Closure $condition): void
    {
        $cases->where(static fn (Builder $any): Builder => $any
            ->where(static fn (Builder $left) => $condition($left, 'duplicate_cases.left_bank_line_id'))
            ->orWhere(static fn (Builder $right) => $condition($right, 'duplicate_cases.right_bank_line_id')));
    }

    /**
     * Adds the cells of one payment to the file.
     *
     * @param  Closure(DuplicateRow): DuplicateLine  $line
     */
    private static function payment(Column $column, string $which, Closure $line): Column
    {
        return $column
            ->csvTime("{$which}: paid", static fn (DuplicateRow $row): string => $line($row)->value_at)
            ->csv("{$which}: payer", static fn (DuplicateRow $row): ?string => $line($row)->payer_name)
            ->csv("{$which}: description", static fn (DuplicateRow $row): string => $line($row)->description)
            ->csv("{$which}: bank reference", static fn (DuplicateRow $row): string => $line($row)->bank_reference)
            ->csv("{$which}: end-to-end id", static fn (DuplicateRow $row): ?string => $line($row)->end_to_end_id)
            ->csv(
                "{$which}: client",
                static fn (DuplicateRow $row): ?string => $line($row)->client_name === null
                    ? null
                    : "{$line($row)->client_name} ({$line($row)->client_pin})",
            )
            ->csv("{$which}: deposit", static fn (DuplicateRow $row): ?string => $line($row)->deposit_status?->label());
    }

    /**
     * @param  list<int>  $ids
     * @return array<int, DuplicateLine> by id
     */
    private function lines(array $ids, User $viewer): array
    {
        $rows = DB::table('bank_lines')
            ->leftJoin('deposits', static fn ($join) => $join->on('deposits.bank_line_id', '=', 'bank_lines.id')->where('deposits.part', 0))
            ->leftJoin('clients', 'clients.id', '=', 'deposits.client_id')
            ->whereIntegerInRaw('bank_lines.id', array_unique($ids))
            ->get([
                'bank_lines.*',
                'bank_lines.id as bank_line_id',
                'deposits.id as deposit_id',
                'deposits.status as deposit_status',
                'clients.id as client_id',
                'clients.first_name',
                'clients.last_name',
                'clients.pin as client_pin',
            ]);
        $lines = [];
        foreach ($rows as $row) {
            $lines[(int) $row->bank_line_id] = DataFactory::make(DuplicateLine::class, $row, [
                'end_to_end_id' => BankLineText::maskedIfAny($row->end_to_end_id, $viewer),
                'description' => BankLineText::masked($row->description, $viewer),
                'payer_name' => BankLineText::maskedIfAny($row->payer_name, $viewer),
                'is_of_file' => $row->file_reference === $row->bank_reference,
                'client_name' => $row->client_id === null ? null : trim("{$row->first_name} {$row->last_name}"),
            ]);
        }

        return $lines;
    }
}
