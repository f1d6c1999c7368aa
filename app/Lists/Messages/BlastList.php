<?php

declare(strict_types=1);

namespace App\Lists\Messages;

use App\Data\Messages\BlastRow;
use App\Enums\BlastKind;
use App\Enums\BlastStatus;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\DateFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Blasts of the scope's kinds, newest first.
 *
 * @extends ListDefinition<BlastRow>
 */
final readonly class BlastList extends ListDefinition
{
    public const KEY = 'blasts';

    public const TITLE = 'SMS blasts';

    public const NOUN = 'blasts';

    public const ID_COLUMN = 'blasts.id';

    public const DEFAULT_ORDER = '-created_at';

    public const COLLEAGUES = ['author' => 'user_id', 'approver' => 'approved_by'];

    public function sorts(): array
    {
        return [Sort::by('created_at', 'blasts.created_at'), Sort::by('name', 'blasts.name')];
    }

    public function filters(ListContext $context): array
    {
        return [
            ChoiceFilter::plainEnum('status', 'Status', 'blasts.status', BlastStatus::class),
            ChoiceFilter::ids('author', 'Author', 'blasts.user_id'),
            new DateFilter('created_at', 'Created', 'blasts.created_at', $context->viewer->timezone),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('name', 'Blast', sort: 'name'),
            Column::of('kind', 'Kind'),
            Column::of('status', 'Status'),
            Column::of('eligible_rows', 'Eligible'),
            Column::of('queued_rows', 'Messages'),
            Column::of('suppressed_rows', 'Skipped'),
            Column::of('send_at', 'Sends from'),
            Column::of('author_name', 'Author'),
            Column::of('approver_name', 'Approved by'),
            Column::of('created_at', 'Created', sort: 'created_at'),
        ];
    }

    protected function base(ListContext $context): Builder
    {
        return DB::table('blasts')->whereIn('blasts.kind', $context->scope(BlastKind::class)->listedTogether());
    }

    protected function row(stdClass $row, ListContext $context): BlastRow
    {
        return DataFactory::make(BlastRow::class, $row);
    }
}
