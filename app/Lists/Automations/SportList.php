<?php

declare(strict_types=1);

namespace App\Lists\Automations;

use App\Data\Automations\SportRow;
use App\Lists\Column;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Support\DataFactory;
use App\Support\LikeText;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** @extends ListDefinition<SportRow> */
final readonly class SportList extends ListDefinition
{
    public const KEY = 'sports';

    public const TITLE = 'Sports';

    public const ID_COLUMN = 'sports.id';

    public const DEFAULT_ORDER = 'name';

    public const SEARCH_HINT = 'Sport…';

    public function sorts(): array
    {
        return [Sort::by('name', 'sports.name')];
    }

    public function columns(): array
    {
        return [Column::of('name', 'Sport', sort: 'name')->csv(), Column::of('sport_types', 'Sport types')->csv()];
    }

    protected function base(ListContext $context): Builder
    {
        return DB::table('sports')->whereNull('sports.deleted_at');
    }

    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        LikeText::contains($rows, 'sports.name', $text);
    }

    protected function select(Builder $rows): Builder
    {
        return $rows
            ->select('sports.*')
            ->selectSub(
                DB::table('sport_types')->whereColumn('sport_id', 'sports.id')->whereNull('deleted_at')->selectRaw('count(*)'),
                'sport_types',
            );
    }

    protected function row(stdClass $row, ListContext $context): SportRow
    {
        return DataFactory::make(SportRow::class, $row);
    }
}
