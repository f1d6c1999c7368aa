<?php

declare(strict_types=1);

namespace App\Queries\Reports;

use App\Data\Reports\Marketing\PromotionFigures;
use App\Data\Reports\Marketing\ReviewFigures;
use App\Domain\Reports\ReportScope;
use App\Domain\Stats\DailySums;
use App\Enums\BonusClaimStatus;
use App\Enums\SocialMediaReviewStatus;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Bonuses offered in a period by promotion, and reviews received. Amounts are cents in AUD. */
final readonly class MarketingOfferQuery
{
    /**
     * One range of an index for each promotion, which holds all columns.
     *
     * @return list<PromotionFigures> most offered first
     */
    public function promotions(ReportScope $scope): array
    {
        [$used, $expired] = [BonusClaimStatus::Used->value, BonusClaimStatus::Expired->value];
        $rows = DB::table('bonus_promotions')->join('bonus_claims', 'bonus_claims.bonus_promotion_id', '=', 'bonus_promotions.id')
            ->where('offered_at', '>=', $scope->startsAt())->where('offered_at', '<', $scope->endsAt())->groupBy('bonus_promotions.id')
            ->selectRaw('bonus_promotions.id as id, min(title) as title, count(*) as offered, count(claimed_at) as claimed')
            ->selectRaw(
                "sum(case when bonus_claims.status = '{$used}' then 1 else 0 end) as used, sum(case when bonus_claims.status = '{$expired}' then 1 else 0 end) as expired",
            )
            ->selectRaw('sum('.DailySums::bonusCost().') as cost_cents')
            ->orderByRaw('count(*) desc')->orderBy('bonus_promotions.id')->get();

        return array_values($rows->map(static fn (stdClass $row): PromotionFigures => new PromotionFigures(
            (string) $row->id, (string) $row->title, (int) $row->offered, (int) $row->claimed, (int) $row->used, (int) $row->expired, (int) $row->cost_cents,
        ))->all());
    }

    /** @param  list<PromotionFigures>  $promotions */
    public static function total(array $promotions): PromotionFigures
    {
        $sum = static fn (string $measure): int => array_sum(array_column($promotions, $measure));

        return new PromotionFigures('', 'Total', $sum('offered'), $sum('claimed'), $sum('used'), $sum('expired'), $sum('cost_cents'));
    }

    /** @return list<ReviewFigures> by platform, most first */
    public function reviews(ReportScope $scope): array
    {
        $of = static fn (SocialMediaReviewStatus $status): string => "sum(case when status = {$status->value} then 1 else 0 end)";

        return array_values(
            DB::table('social_media_reviews')
                ->where('created_at', '>=', $scope->startsAt())
                ->where('created_at', '<', $scope->endsAt())
                ->groupBy('platform_name')
                ->select('platform_name')
                ->selectRaw(
                    "count(*) as received, {$of(SocialMediaReviewStatus::Approved)} as approved, {$of(SocialMediaReviewStatus::Declined)} as declined, {$of(SocialMediaReviewStatus::Pending)} as pending",
                )
                ->orderByRaw('count(*) desc')
                ->orderBy('platform_name')
                ->get()
                ->map(
                    static fn (stdClass $row): ReviewFigures => new ReviewFigures(
                        (string) $row->platform_name,
                        (int) $row->received,
                        (int) $row->approved,
                        (int) $row->declined,
                        (int) $row->pending,
                    ),
                )
                ->all(),
        );
    }
}
