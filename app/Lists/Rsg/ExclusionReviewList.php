<?php

declare(strict_types=1);

namespace App\Lists\Rsg;

use App\Data\Rsg\ExclusionReviewRow;
use App\Domain\People\MatchReason;
use App\Enums\ExclusionReviewStatus;
use App\Enums\RsgWorkView;
use App\Lists\Column;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\ListParameters;
use App\Lists\Sort;
use App\Models\ExclusionReview;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\JoinClause;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Clients, leads and DB clients who may be an excluded person, as the gate found them.
 *
 * @extends ListDefinition<ExclusionReviewRow>
 */
final readonly class ExclusionReviewList extends ListDefinition
{
    public const KEY = 'reviews';

    public const TITLE = 'Possible matches';

    public const ID_COLUMN = 'exclusion_reviews.id';

    public const DEFAULT_ORDER = '-created_at';

    public const COLLEAGUES = ['decider' => 'decided_by'];

    public const PARAMETERS = ['view' => RsgWorkView::class];

    public const NOUN = 'possible matches';

    public function sorts(): array
    {
        return [Sort::by('created_at', 'exclusion_reviews.created_at'), Sort::by('score', 'exclusion_reviews.score')];
    }

    public function columns(): array
    {
        return [
            Column::of('person', 'Person'),
            Column::of('source_text', 'May be'),
            Column::of('score', 'Score', sort: 'score'),
            Column::of('created_at', 'Found', sort: 'created_at'),
            Column::of('status', 'Status'),
        ];
    }

    protected function base(ListContext $context): Builder
    {
        return ExclusionReview::decidable(DB::table('exclusion_reviews'));
    }

    protected function narrow(Builder $rows, ListParameters $parameters, ListContext $context): Builder
    {
        $view = RsgWorkView::of($parameters->values);

        return $view === RsgWorkView::All
            ? $rows
            : $rows->where(
                'exclusion_reviews.status',
                $view === RsgWorkView::Open ? '=' : '!=',
                ExclusionReviewStatus::Open->value,
            );
    }

    protected function select(Builder $rows): Builder
    {
        RsgClientColumns::join($rows, 'exclusion_reviews', 'person_id', 'person_type')->addSelect('clients.id as client_id');
        foreach (['lead' => 'leads', 'db_client' => 'db_clients'] as $type => $table) {
            $rows
                ->leftJoin(
                    $table,
                    static fn (JoinClause $join): JoinClause => $join
                        ->on("{$table}.id", '=', 'exclusion_reviews.person_id')
                        ->where('exclusion_reviews.person_type', $type),
                )
                ->addSelect(["{$table}.first_name as {$type}_first_name", "{$table}.last_name as {$type}_last_name"]);
        }

        return $rows;
    }

    protected function row(stdClass $row, ListContext $context): ExclusionReviewRow
    {
        $client = RsgClientColumns::client($row);
        /** @var list<array<string, mixed>> $reasons */
        $reasons = json_decode((string) $row->reasons, true) ?? [];

        return DataFactory::make(ExclusionReviewRow::class, $row, [
            'client' => $client,
            'full_name' => $client->full_name ?? DataFactory::personName($row, $row->person_type) ?? '',
            'person_label' => ExclusionReview::LABELS[$row->person_type],
            'reasons' => array_map(static fn (MatchReason $reason): string => $reason->words(), MatchReason::listOf($reasons)),
            'decided_by' => DataFactory::personName($row, 'decider'),
        ]);
    }
}
