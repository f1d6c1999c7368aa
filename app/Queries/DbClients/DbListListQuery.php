<?php

declare(strict_types=1);

namespace App\Queries\DbClients;

use App\Data\DbClients\DbListRow;
use App\Data\Lists\ListMeta;
use App\Enums\DbClientStatus;
use App\Queries\Lists\ListReader;
use App\Queries\Lists\ListState;
use App\Queries\Lists\UtcTime;
use App\Services\DbClients\ProspectScope;
use Carbon\CarbonImmutable;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The lists of prospects with their progress; contractors see their own. */
final readonly class DbListListQuery
{
    public function __construct(private ListReader $reader) {}

    /** @return array{list<DbListRow>, ListMeta} */
    public function page(?bool $open, ListState $state, ProspectScope $scope): array
    {
        $filtered = DB::table('db_lists');
        if ($scope->isOwnListsOnly) {
            $filtered->where('db_lists.assignee_id', $scope->viewer->id)->whereNull('db_lists.closed_at');
        }
        if ($open !== null) {
            $filtered->whereNull('db_lists.closed_at', not: ! $open);
        }
        $rows = (clone $filtered)
            ->leftJoin('users as assignees', 'assignees.id', '=', 'db_lists.assignee_id')
            ->leftJoin('users as creators', 'creators.id', '=', 'db_lists.created_by')
            ->select([
                'db_lists.id', 'db_lists.name', 'db_lists.due_on', 'db_lists.closed_at', 'db_lists.created_at', 'db_lists.wanted_rows', 'db_lists.filled_rows',
                'db_lists.filled_at', 'db_lists.fill_error', 'assignees.first_name as assignee_first_name', 'assignees.last_name as assignee_last_name',
                'creators.first_name as creator_first_name', 'creators.last_name as creator_last_name',
            ]);
        $page = $this->reader->page($rows, 'db_lists.id', $state);
        $progress = $this->progress(array_column($page->rows, 'id'));

        return [
            array_map(fn (stdClass $row): DbListRow => $this->row($row, $progress->get($row->id)), $page->rows),
            $this->reader->meta($filtered, $page, $state),
        ];
    }

    /**
     * @param  list<int>  $ids
     * @return Collection<array-key, mixed>
     */
    private function progress(array $ids): Collection
    {
        return DB::table('db_clients')->whereIn('db_list_id', $ids)->whereNull('deleted_at')->groupBy('db_list_id')
            ->selectRaw('db_list_id, count(worked_at) as worked')
            ->selectRaw('sum(case when worked_at is null and status not in (?, ?) then 1 else 0 end) as waiting', [DbClientStatus::Suppressed->value, DbClientStatus::Converted->value])
            ->get()->keyBy('db_list_id');
    }

    private function row(stdClass $row, ?stdClass $progress): DbListRow
    {
        $today = CarbonImmutable::now(config()->string('paddock.timezone'))->toDateString();
        $dueOn = $row->due_on === null ? null : substr((string) $row->due_on, 0, 10);

        return new DbListRow(
            id: (int) $row->id,
            name: $row->name,
            assignee_name: trim("{$row->assignee_first_name} {$row->assignee_last_name}"),
            creator_name: trim("{$row->creator_first_name} {$row->creator_last_name}"),
            due_on: $dueOn,
            is_overdue: $row->closed_at === null && $dueOn !== null && $dueOn < $today && (int) ($progress->waiting ?? 0) > 0,
            is_filling: $row->filled_at === null && $row->closed_at === null,
            fill_error: $row->fill_error,
            wanted_rows: (int) $row->wanted_rows,
            filled_rows: (int) $row->filled_rows,
            worked: (int) ($progress->worked ?? 0),
            left: (int) ($progress->waiting ?? 0),
            closed_at: UtcTime::iso($row->closed_at),
            created_at: (string) UtcTime::iso($row->created_at),
        );
    }
}
