<?php

declare(strict_types=1);

namespace App\Lists\Users;

use App\Data\Users\TrainingSessionRow;
use App\Enums\TrainingStatus;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** @extends ListDefinition<TrainingSessionRow> */
final readonly class TrainingSessionList extends ListDefinition
{
    public const KEY = 'sessions';

    public const TITLE = 'Training';

    public const ID_COLUMN = 'training_sessions.id';

    public const DEFAULT_ORDER = '-created_at';

    public const NOUN = 'training sessions';

    public function sorts(): array
    {
        return [Sort::by('title', 'training_sessions.title'), Sort::by('created_at', 'training_sessions.created_at')];
    }

    public function filters(ListContext $context): array
    {
        return [ChoiceFilter::ids('type', 'Certification', 'training_sessions.certification_type_id', isNullable: true)];
    }

    public function columns(): array
    {
        return [
            Column::of('title', 'Training', sort: 'title'),
            Column::of('type_title', 'Certification'),
            Column::of('held_on', 'Day'),
            Column::of('assigned_count', 'Assigned'),
            Column::of('passed_count', 'Passed'),
            Column::of('lapsed_count', 'Lapsed'),
            Column::of('created_at', 'Created', sort: 'created_at'),
        ];
    }

    protected function select(Builder $rows): Builder
    {
        $count = static fn (?TrainingStatus $status): Builder => DB::table('training_records')
            ->selectRaw('count(*)')
            ->whereColumn('training_session_id', 'training_sessions.id')
            ->when($status !== null, static fn (Builder $records): Builder => $records->where('status', $status?->value));

        return $rows->leftJoin('certification_types', 'certification_types.id', '=', 'training_sessions.certification_type_id')
            ->select(['training_sessions.*', 'certification_types.title as type_title'])
            ->selectSub($count(null), 'assigned_count')
            ->selectSub($count(TrainingStatus::Passed), 'passed_count')
            ->selectSub($count(TrainingStatus::Lapsed), 'lapsed_count');
    }

    protected function row(stdClass $row, ListContext $context): TrainingSessionRow
    {
        return DataFactory::make(TrainingSessionRow::class, $row);
    }
}
