<?php

declare(strict_types=1);

namespace App\Lists\DbClients;

use App\Data\DbClients\DbListRow;
use App\Domain\DbClients\DbClientScope;
use App\Lists\Column;
use App\Lists\Filters\NamedFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Support\DataFactory;
use Carbon\CarbonImmutable;
use Illuminate\Container\Attributes\Config;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * The lists of DB clients with their progress; contractors see their own open ones.
 *
 * @extends ListDefinition<DbListRow>
 */
final readonly class DbListList extends ListDefinition
{
    public const KEY = 'db_lists';

    public const TITLE = 'Lists';

    public const ID_COLUMN = 'db_lists.id';

    public const DEFAULT_ORDER = '-created_at';

    public const COLLEAGUES = ['assignee' => 'assignee_id', 'creator' => 'created_by'];

    public const NOUN = 'lists';

    /** @param  string  $timezone  of the business; due dates are days in it */
    public function __construct(#[Config('paddock.timezone')] private string $timezone) {}

    public function sorts(): array
    {
        return [Sort::by('name', 'db_lists.name'), Sort::nullable('due_on', 'db_lists.due_on'), Sort::by('created_at', 'db_lists.created_at')];
    }

    public function filters(ListContext $context): array
    {
        return [
            new NamedFilter('open', 'Status', [
                '1' => static fn (Builder $lists): Builder => $lists->whereNull('db_lists.closed_at'),
                '0' => static fn (Builder $lists): Builder => $lists->whereNotNull('db_lists.closed_at'),
            ], ['1' => 'Open', '0' => 'Closed']),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('name', 'List', sort: 'name')->csv(),
            Column::of('assignee_name', 'Assignee')->csv('Assigned to'),
            Column::of('progress', 'Progress')->csv('DB clients', static fn (DbListRow $list): int => $list->filled_rows)
                ->csv('Called', static fn (DbListRow $list): int => $list->worked),
            Column::of('left', 'Left')->csv(),
            Column::of('due_on', 'Due', sort: 'due_on')->csv()->csv('Overdue', static fn (DbListRow $list): bool => $list->is_overdue),
            Column::of('creator_name', 'Created by')->csv(),
            Column::of('created_at', 'Created', sort: 'created_at')->csvTime(),
            Column::of('closed_at', 'Status')->csvTime('Closed'),
        ];
    }

    protected function base(ListContext $context): Builder
    {
        return DB::table('db_lists')->when(DbClientScope::of($context->viewer)->isOwnListsOnly, static fn (Builder $lists): Builder => $lists
            ->where('db_lists.assignee_id', $context->viewer->id)->whereNull('db_lists.closed_at'));
    }

    protected function load(array $rows, ListContext $context): void
    {
        $ids = array_column($rows, 'id');
        $worked = DB::table('db_clients')
            ->whereIn('db_list_id', $ids)
            ->whereNull('deleted_at')
            ->groupBy('db_list_id')
            ->selectRaw('db_list_id, count(worked_at) as worked')
            ->pluck('worked', 'db_list_id');
        $waiting = DbClientScope::listed()
            ->whereIn('db_clients.db_list_id', $ids)
            ->whereNull('db_clients.worked_at')
            ->groupBy('db_clients.db_list_id')
            ->selectRaw('db_clients.db_list_id, count(*) as waiting')
            ->pluck('waiting', 'db_list_id');
        foreach ($rows as $row) {
            $row->worked = (int) ($worked[$row->id] ?? 0);
            $row->waiting = (int) ($waiting[$row->id] ?? 0);
        }
    }

    protected function row(stdClass $row, ListContext $context): DbListRow
    {
        $dueOn = $row->due_on === null ? null : substr((string) $row->due_on, 0, 10);
        $today = CarbonImmutable::now($this->timezone)->toDateString();

        return DataFactory::make(DbListRow::class, $row, [
            'due_on' => $dueOn,
            'is_overdue' => $row->closed_at === null && $dueOn !== null && $dueOn < $today && $row->waiting > 0,
            'is_filling' => $row->filled_at === null && $row->closed_at === null,
            'left' => $row->waiting,
        ]);
    }
}
