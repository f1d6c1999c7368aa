<?php

declare(strict_types=1);

namespace App\Lists\Bonus;

use App\Data\Bonus\BonusPromotionRow;
use App\Enums\BonusPromotionStatus;
use App\Enums\ShownPromotionStatus;
use App\Infrastructure\Search\SearchText;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\RareFirst;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Models\BonusPromotion;
use App\Support\CalendarDay;
use App\Support\CsvText;
use App\Support\DataFactory;
use Illuminate\Contracts\Auth\Access\Gate;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Promotions of all companies, latest start first.
 *
 * @extends ListDefinition<BonusPromotionRow>
 */
final readonly class BonusPromotionList extends ListDefinition
{
    public const KEY = 'promotions';

    public const TITLE = 'Promotions';

    public const ID_COLUMN = 'bonus_promotions.id';

    public const DEFAULT_ORDER = '-starts_at';

    public const SEARCH_HINT = 'Promotion…';

    public const COLLEAGUES = ['writer' => 'written_by', 'approver' => 'approved_by'];

    public function __construct(private Gate $gate) {}

    public function sorts(): array
    {
        return [Sort::by('title', 'bonus_promotions.title'), Sort::nullable('starts_at', 'bonus_promotions.starts_at')];
    }

    public function filters(ListContext $context): array
    {
        return [
            ChoiceFilter::enum('status', 'Status', 'bonus_promotions.shown_status', ShownPromotionStatus::class),
            ChoiceFilter::ids('company', 'Company', 'bonus_promotions.company_id'),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('title', 'Promotion', sort: 'title')->csv(),
            Column::of('company_name', 'Company')->csv(),
            Column::of('worth', 'Bonus')
                ->csv('Percent', static fn (BonusPromotionRow $promotion): ?int => $promotion->percent)
                ->csv(
                    'Largest bonus (AUD)',
                    static fn (BonusPromotionRow $promotion): ?string => $promotion->value_cents === null
                        ? null
                        : CsvText::dollars($promotion->value_cents),
                ),
            Column::of('status', 'Status')->csv(),
            Column::of('starts_on', 'Starts', sort: 'starts_at')->csv(),
            Column::of('ends_on', 'Ends')->csv(),
            Column::of('writer_name', 'Written by')->csv()->csv('Approved by', static fn (BonusPromotionRow $promotion): ?string => $promotion->approver_name),
        ];
    }

    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        RareFirst::narrowByWords($rows, self::ID_COLUMN, 'bonus_promotion', SearchText::parse($text, seesContacts: true));
    }

    protected function base(ListContext $context): Builder
    {
        $promotions = DB::table('bonus_promotions')->select('bonus_promotions.*')->selectRaw(ShownPromotionStatus::sql().' as shown_status');

        return DB::query()->fromSub($promotions, 'bonus_promotions');
    }

    protected function select(Builder $rows): Builder
    {
        return $rows->leftJoin('companies', 'companies.id', '=', 'bonus_promotions.company_id')
            ->select(['bonus_promotions.*', 'companies.name as company_name', 'companies.color as company_color', 'companies.logo_path as company_logo']);
    }

    protected function load(array $rows, ListContext $context): void
    {
        $edits = $this->gate->forUser($context->viewer)->allows('editBonusPromotions');
        $own = $edits ? BonusPromotion::writtenBy($context->viewer, array_map(static fn (stdClass $row): int => (int) $row->id, $rows)) : [];
        foreach ($rows as $row) {
            $row->edits = $edits;
            $row->is_own = (int) $row->written_by === $context->viewer->id || in_array((int) $row->id, $own, true);
        }
    }

    protected function row(stdClass $row, ListContext $context): BonusPromotionRow
    {
        $status = BonusPromotionStatus::from($row->status);

        return DataFactory::make(BonusPromotionRow::class, $row, [
            'status' => ShownPromotionStatus::from($row->shown_status),
            'starts_on' => CalendarDay::ofTime($row->starts_at),
            'ends_on' => CalendarDay::ofTime($row->ends_at),
            'can_edit' => $row->edits && $status->isEditable(),
            'next' => $row->edits
                ? array_values(
                    array_filter(
                        $status->next(),
                        static fn (BonusPromotionStatus $next): bool => $next !== BonusPromotionStatus::Approved || ! $row->is_own,
                    ),
                )
                : [],
        ]);
    }
}
