<?php

declare(strict_types=1);

namespace App\Lists\Bonus;

use App\Data\Bonus\BonusPromotionHit;
use App\Infrastructure\Search\SearchText;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\RareFirst;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use stdClass;

/**
 * Promotions of all companies, latest start first.
 *
 * @extends ListDefinition<BonusPromotionHit>
 */
final readonly class BonusPromotionList extends ListDefinition
{
    public const KEY = 'promotions';

    public const TITLE = 'Promotions';

    public const ID_COLUMN = 'bonus_promotions.id';

    public const DEFAULT_ORDER = '-starts_at';

    public const SEARCH_HINT = 'Promotion…';

    public function sorts(): array
    {
        return [Sort::by('title', 'bonus_promotions.title'), Sort::nullable('starts_at', 'bonus_promotions.starts_at')];
    }

    public function filters(ListContext $context): array
    {
        return [
            ChoiceFilter::plainTexts('status', 'Status', 'bonus_promotions.status'),
            ChoiceFilter::ids('company', 'Company', 'bonus_promotions.company_id'),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('title', 'Promotion', sort: 'title'),
            Column::of('company_name', 'Company'),
            Column::of('worth', 'Bonus'),
            Column::of('status', 'Status'),
            Column::of('starts_at', 'Starts', sort: 'starts_at'),
            Column::of('ends_at', 'Ends'),
        ];
    }

    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        RareFirst::narrowByWords($rows, self::ID_COLUMN, 'bonus_promotion', SearchText::parse($text, seesContacts: true));
    }

    protected function select(Builder $rows): Builder
    {
        return $rows->leftJoin('companies', 'companies.id', '=', 'bonus_promotions.company_id')
            ->select(['bonus_promotions.*', 'companies.name as company_name', 'companies.color as company_color', 'companies.logo_path as company_logo']);
    }

    protected function row(stdClass $row, ListContext $context): BonusPromotionHit
    {
        return DataFactory::make(BonusPromotionHit::class, $row);
    }
}
