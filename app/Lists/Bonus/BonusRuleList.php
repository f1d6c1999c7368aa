<?php

declare(strict_types=1);

namespace App\Lists\Bonus;

use App\Data\Bonus\BonusRuleRow;
use App\Domain\Bonus\RuleConditions;
use App\Enums\ShownPromotionStatus;
use App\Infrastructure\Search\SearchText;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\NamedFilter;
use App\Lists\Filters\RareFirst;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\JoinClause;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Promotions with the current versions of their rules, latest start first.
 *
 * @extends ListDefinition<BonusRuleRow>
 */
final readonly class BonusRuleList extends ListDefinition
{
    public const KEY = 'rules';

    public const TITLE = 'Rules';

    public const FILENAME = 'bonus-rules';

    public const NOUN = 'promotions';

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
            ChoiceFilter::ids('company', 'Company', 'bonus_promotions.company_id'),
            new NamedFilter('rule', 'Rule', [
                'yes' => static fn (Builder $rows): Builder => $rows->whereIn('bonus_promotions.id', DB::table('bonus_rules')->select('bonus_promotion_id')),
                'no' => static fn (Builder $rows): Builder => $rows->whereNotIn('bonus_promotions.id', DB::table('bonus_rules')->select('bonus_promotion_id')),
            ], ['yes' => 'Has a rule', 'no' => 'Never had a rule']),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('title', 'Promotion', sort: 'title')->csv(),
            Column::of('company_name', 'Company')->csv(),
            Column::of('status', 'Promotion status')->csv(),
            Column::of('conditions', 'Conditions')->csv(value: static fn (BonusRuleRow $rule): string => implode('; ', $rule->conditions)),
            Column::of('version', 'Version')->csv(),
            Column::of('changed_at', 'Changed')->csvTime()->csv('Changed by', static fn (BonusRuleRow $rule): ?string => $rule->author_name),
        ];
    }

    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        RareFirst::narrowByWords($rows, self::ID_COLUMN, 'bonus_promotion', SearchText::parse($text, seesContacts: true));
    }

    protected function select(Builder $rows): Builder
    {
        $current = DB::table('bonus_rules as versions')
            ->whereColumn('versions.bonus_promotion_id', 'bonus_promotions.id')
            ->selectRaw('max(versions.version)');

        return $rows
            ->leftJoin('companies', 'companies.id', '=', 'bonus_promotions.company_id')
            ->leftJoin(
                'bonus_rules',
                static fn (JoinClause $join): JoinClause => $join
                    ->on('bonus_rules.bonus_promotion_id', '=', 'bonus_promotions.id')
                    ->where('bonus_rules.version', $current),
            )
            ->leftJoin('users as author', 'author.id', '=', 'bonus_rules.created_by')
            ->select([
                'bonus_promotions.id',
                'bonus_promotions.title',
                'bonus_rules.predicate',
                'bonus_rules.version',
                'bonus_rules.created_at as changed_at',
                'author.first_name as author_first_name',
                'author.last_name as author_last_name',
                'companies.name as company_name',
                'companies.color as company_color',
                'companies.logo_path as company_logo',
            ])
            ->selectRaw(ShownPromotionStatus::sql().' as status');
    }

    protected function row(stdClass $row, ListContext $context): BonusRuleRow
    {
        return DataFactory::make(BonusRuleRow::class, $row, [
            'conditions' => $row->predicate === null
                ? []
                : RuleConditions::fromArray(json_decode($row->predicate, true, flags: JSON_THROW_ON_ERROR))->sentences(),
        ]);
    }
}
