<?php

declare(strict_types=1);

namespace App\Queries\Bonus;

use App\Data\Bonus\RuleForm;
use App\Data\Bonus\RuleVersion;
use App\Domain\Bonus\RuleConditions;
use App\Models\BonusPromotion;
use App\Models\BonusRule;

/** The rule of one promotion, with its former versions. */
final readonly class BonusRuleQuery
{
    private const MOST_VERSIONS = 50;

    /** @return list<RuleVersion> the newest first */
    public function versions(BonusPromotion $promotion): array
    {
        return array_values(
            BonusRule::query()
                ->with('createdBy')
                ->where('bonus_promotion_id', $promotion->id)
                ->orderByDesc('version')
                ->limit(self::MOST_VERSIONS)
                ->get()
                ->map(
                    static fn (BonusRule $rule): RuleVersion => new RuleVersion(
                        $rule->version,
                        RuleConditions::fromArray($rule->predicate)->sentences(),
                        $rule->createdBy->full_name ?? '',
                        (string) $rule->created_at?->toIso8601ZuluString(),
                    ),
                )
                ->all(),
        );
    }

    public function form(?BonusRule $rule): RuleForm
    {
        $conditions = RuleConditions::fromArray($rule->predicate ?? []);
        $dollars = static fn (?int $cents): string => $cents === null ? '' : number_format($cents / 100, 2, thousands_separator: '');

        return new RuleForm(
            array_column($conditions->states, 'value'),
            array_column($conditions->statuses, 'value'),
            array_map(strval(...), $conditions->ratings),
            $dollars($conditions->minDepositsCents),
            (string) $conditions->depositsDays,
            $dollars($conditions->minTurnoverCents),
            (string) $conditions->turnoverDays,
            (string) $conditions->noBetDays,
            (string) $conditions->noBonusDays,
            (string) $conditions->maxClaims,
        );
    }
}
