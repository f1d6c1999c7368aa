<?php

declare(strict_types=1);

namespace App\Lists\DeveloperTools;

use App\Data\DeveloperTools\FailedJobRow;
use App\Domain\DeveloperTools\FailedJobText;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use stdClass;

/**
 * Jobs that failed every attempt, without their payloads.
 *
 * @extends ListDefinition<FailedJobRow>
 */
final readonly class FailedJobList extends ListDefinition
{
    public const KEY = 'failed_jobs';

    public const TITLE = 'Failed jobs';

    public const ID_COLUMN = 'failed_jobs.id';

    public const DEFAULT_ORDER = '-failed_at';

    public const NOUN = 'failed jobs';

    /** Ids are in the order of the failures. */
    public function sorts(): array
    {
        return [Sort::by('failed_at', 'failed_jobs.id')];
    }

    public function filters(ListContext $context): array
    {
        return [
            ChoiceFilter::plainTexts('queue', 'Queue', 'failed_jobs.queue', '/\A[\w.:-]{1,100}\z/'),
            new JobClassFilter,
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('job', 'Job'),
            Column::of('message', 'Exception'),
            Column::of('queue', 'Queue'),
            Column::of('failed_at', 'Failed', sort: 'failed_at'),
        ];
    }

    protected function select(Builder $rows): Builder
    {
        return $rows->select(['id', 'uuid', 'queue', 'failed_at'])
            ->selectRaw('substr(payload, 1, ?) as payload', [FailedJobText::PAYLOAD_CHARACTERS])
            ->selectRaw('substr(exception, 1, ?) as exception', [FailedJobText::EXCEPTION_CHARACTERS]);
    }

    protected function row(stdClass $row, ListContext $context): FailedJobRow
    {
        [$exception, $message] = FailedJobText::summary($row->exception);

        return DataFactory::make(FailedJobRow::class, $row, ['job' => FailedJobText::job($row->payload), 'exception' => $exception, 'message' => $message]);
    }
}
