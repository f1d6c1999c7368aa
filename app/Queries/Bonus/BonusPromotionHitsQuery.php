<?php

declare(strict_types=1);

namespace App\Queries\Bonus;

use App\Data\Bonus\BonusPromotionHit;
use App\Support\UtcTime;
use Illuminate\Support\Facades\DB;
use stdClass;

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
            ->get([
                'bonus_promotions.id', 'bonus_promotions.title', 'bonus_promotions.value_cents', 'bonus_promotions.percent',
                'bonus_promotions.status', 'bonus_promotions.starts_at', 'bonus_promotions.ends_at',
                'companies.name as company_name', 'companies.color as company_color', 'companies.logo_path as company_logo',
            ])
            ->keyBy('id');

        return array_values(array_map(
            fn (int $id): BonusPromotionHit => $this->hit($rows[$id]),
            array_filter($ids, static fn (int $id): bool => $rows->has($id)),
        ));
    }

    private function hit(stdClass $row): BonusPromotionHit
    {
        return new BonusPromotionHit(
            id: (int) $row->id,
            title: $row->title,
            company_name: $row->company_name,
            company_color: $row->company_color,
            company_logo: $row->company_logo,
            value_cents: $row->value_cents === null ? null : (int) $row->value_cents,
            percent: $row->percent === null ? null : (int) $row->percent,
            status: $row->status,
            starts_at: UtcTime::iso($row->starts_at),
            ends_at: UtcTime::iso($row->ends_at),
        );
    }
}
