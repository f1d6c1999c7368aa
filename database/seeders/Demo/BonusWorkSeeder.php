<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Models\BonusPromotion;
use App\Models\BonusRule;
use App\Models\User;
use Illuminate\Database\Seeder;
use Illuminate\Support\Facades\DB;

/** Rules of promotions, exceptions to them, sign-ins for bonuses, and bonuses given in Genweb. */
final class BonusWorkSeeder extends Seeder
{
    /** Author, hours ago, promotion, conditions. */
    private const RULES = [
        ['Zara', 700, 'Spring Carnival bonus bet', ['statuses' => ['active', 'verified'], 'max_claims' => 2]],
        ['Zara', 210, 'Spring Carnival bonus bet', ['statuses' => ['active', 'verified'], 'min_deposits_cents' => 20_000, 'deposits_days' => 30, 'no_bonus_days' => 7, 'max_claims' => 1]],
        ['Zara', 400, 'Melbourne Cup money back', ['states' => ['NSW', 'QLD', 'VIC'], 'ratings' => [1, 2, 3], 'min_turnover_cents' => 50_000, 'turnover_days' => 30]],
        ['Zara', 95, 'Reload Friday', ['no_bet_days' => 30, 'max_claims' => 1]],
        ['Zara', 300, 'Refer a mate', ['statuses' => ['active'], 'max_claims' => 3]],
        ['Zara', 120, 'Everest early payout', ['states' => ['NSW']]],
        ['Zara', 20, 'Everest early payout', []],
    ];

    public function run(): void
    {
        $staff = User::query()->pluck('id', 'first_name')->map(intval(...))->all();
        $versions = [];
        foreach (self::RULES as [$author, $hours, $title, $predicate]) {
            $promotionId = BonusPromotion::query()->where('title', $title)->sole()->id;
            $at = now()->subHours($hours);
            $rule = new BonusRule(['bonus_promotion_id' => $promotionId, 'version' => $versions[$title] = ($versions[$title] ?? 0) + 1, 'predicate' => $predicate, 'created_by' => $staff[$author]]);
            $rule->forceFill(['created_at' => $at, 'updated_at' => $at])->save();
            // Each bonus was decided by the version of its day.
            DB::table('bonus_claims')->where('bonus_promotion_id', $promotionId)->where('offered_at', '>=', $at)->update(['bonus_rule_id' => $rule->id]);
        }
    }
}
