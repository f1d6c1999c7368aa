<?php

declare(strict_types=1);

namespace App\Lists\Rsg;

use App\Data\Rsg\ExclusionCaseRow;
use App\Data\Rsg\RsgClient;
use App\Enums\ExclusionCaseStatus;
use App\Enums\ExclusionReason;
use App\Enums\RsgWorkView;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\DateRangeFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\ListOrder;
use App\Lists\ListParameters;
use App\Lists\Sort;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Excluded people and the work on them. Open are those with a checklist or a requested lift.
 *
 * @extends ListDefinition<ExclusionCaseRow>
 */
final readonly class ExclusionCaseList extends ListDefinition
{
    public const KEY = 'exclusions';

    public const TITLE = 'Exclusions';

    public const ID_COLUMN = 'exclusion_cases.id';

    public const DEFAULT_ORDER = 'due_at';

    public const COLLEAGUES = ['owner' => 'owner_id'];

    public const PARAMETERS = ['view' => RsgWorkView::class];

    public const FILENAME = 'exclusions';

    public const SECONDARY_FILTERS = ['client', 'excluded'];

    public function sorts(): array
    {
        return [Sort::by('due_at', 'exclusion_cases.due_at'), Sort::by('created_at', 'exclusion_cases.created_at')];
    }

    public function defaultOrder(array $query = []): ListOrder
    {
        return $this->order(RsgWorkView::of($query) === RsgWorkView::Open ? 'due_at' : '-created_at');
    }

    public function filters(ListContext $context): array
    {
        return [
            ChoiceFilter::plainEnum('status', 'Status', 'exclusion_cases.status', ExclusionCaseStatus::class),
            ChoiceFilter::ids('owner', 'Owner', 'exclusion_cases.owner_id', isNullable: true, words: ['me' => $context->viewer->id, 'unassigned' => null]),
            ChoiceFilter::ids('client', 'Client', 'exclusion_cases.client_id'),
            new DateRangeFilter('excluded', 'Excluded', 'exclusion_cases.created_at', $context->viewer->timezone),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('client', 'Person')
                ->csv('Client', static fn (ExclusionCaseRow $case): string => $case->client->full_name)
                ->csv('PIN', static fn (ExclusionCaseRow $case): string => $case->client->pin),
            Column::of('reasons', 'Excluded by')->csv(),
            Column::of('status', 'Status')->csv(),
            Column::of('steps', 'Checklist')->csv(value: static fn (ExclusionCaseRow $case): string => "{$case->steps_done} of {$case->steps}"),
            Column::of('next_due_at', 'Next due')->csvTime(),
            Column::of('due_at', 'All due', sort: 'due_at')->csvTime(),
            Column::of('owner_name', 'Owner')->csv(),
            Column::of('created_at', 'Excluded', sort: 'created_at')->csvTime(),
        ];
    }

    protected function narrow(Builder $rows, ListParameters $parameters, ListContext $context): Builder
    {
        $open = static fn (Builder $any): Builder => $any
            ->where('exclusion_cases.status', ExclusionCaseStatus::Open->value)
            ->orWhere(
                static fn (Builder $lift): Builder => $lift
                    ->where('exclusion_cases.status', ExclusionCaseStatus::Completed->value)
                    ->whereNotNull('exclusion_cases.lift_requested_at'),
            );

        return match (RsgWorkView::of($parameters->values)) {
            RsgWorkView::Open => $rows->where($open),
            RsgWorkView::Handled => $rows->whereNot($open),
            RsgWorkView::All => $rows,
        };
    }

    protected function select(Builder $rows): Builder
    {
        return RsgClientColumns::join($rows, 'exclusion_cases');
    }

    protected function load(array $rows, ListContext $context): void
    {
        $steps = DB::table('exclusion_steps')
            ->whereIntegerInRaw('exclusion_case_id', array_column($rows, 'id'))
            ->groupBy('exclusion_case_id')
            ->selectRaw(
                'exclusion_case_id, count(*) as steps, count(done_at) as steps_done, min(case when done_at is null then due_at end) as next_due_at',
            )
            ->get()
            ->keyBy('exclusion_case_id');
        foreach ($rows as $row) {
            [$row->steps, $row->steps_done] = [(int) ($steps[$row->id]->steps ?? 0), (int) ($steps[$row->id]->steps_done ?? 0)];
            $row->next_due_at = match ($row->status) {
                ExclusionCaseStatus::Open->value => $steps[$row->id]->next_due_at ?? null,
                ExclusionCaseStatus::Completed->value => $row->lift_from,
                default => null,
            };
        }
    }

    protected function row(stdClass $row, ListContext $context): ExclusionCaseRow
    {
        /** @var RsgClient $client a case always has one */
        $client = RsgClientColumns::client($row);
        /** @var list<string> $reasons */
        $reasons = json_decode((string) $row->reasons, true) ?? [];

        return DataFactory::make(ExclusionCaseRow::class, $row, [
            'client' => $client,
            'reasons' => implode(', ', array_map(static fn (string $reason): string => ExclusionReason::from($reason)->label(), $reasons)),
            'is_lift_requested' => $row->lift_requested_at !== null && $row->status === ExclusionCaseStatus::Completed->value,
        ]);
    }
}
