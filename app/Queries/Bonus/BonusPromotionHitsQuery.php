<?php

declare(strict_types=1);

namespace App\Queries\Bonus;

use App\Data\Bonus\BonusPromotionHit;
use App\Enums\ShownPromotionStatus;
use App\Support\CalendarDay;
use App\Support\DataFactory;
use Illuminate\Support\Facades\DB;

/** Promotions as search results. */
final readonly class BonusPromotionHitsQuery
{
    /**
     * @param  list<int>  $ids
     * @return list<BonusPromotionHit> in the order of the ids
     */
    public function find(array $ids): array
    {
        $rows = DB::table('bonus_promotions')
            ->leftJoin('companies', 'companies.id', '=', 'bonus_promotions.company_id')
            ->whereIn('bonus_promotions.id', $ids)
            ->select([
                'bonus_promotions.id', 'bonus_promotions.title', 'bonus_promotions.value_cents', 'bonus_promotions.percent',
                'bonus_promotions.starts_at', 'bonus_promotions.ends_at',
                'companies.name as company_name', 'companies.color as company_color', 'companies.logo_path as company_logo',
            ])
            ->selectRaw(ShownPromotionStatus::sql().' as status')
            ->get()
            ->keyBy('id');

        return array_values(array_map(
            static fn (int $id): BonusPromotionHit => DataFactory::make(BonusPromotionHit::class, $rows[$id], [
                'starts_on' => CalendarDay::ofTime($rows[$id]->starts_at), 'ends_on' => CalendarDay::ofTime($rows[$id]->ends_at),
            ]),
            array_filter($ids, static fn (int $id): bool => $rows->has($id)),
        ));
    }
}
