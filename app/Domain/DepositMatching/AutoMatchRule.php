<?php

declare(strict_types=1);

namespace App\Domain\DepositMatching;

use App\Domain\Guides\GuideValues;
use App\Enums\GuideValue;
use App\Models\MatchRule;

/**
 * Decides whether a suggestion is matched automatically: only when its rule was right often enough, by the risk schedule: Wilson's lower bound
 * of its accuracy, over a minimum of decisions. Approval is always manual.
 */
final readonly class AutoMatchRule
{
    public function __construct(
        private MatchPrecision $precision,
        private GuideValues $values,
    ) {}

    public function trusts(ScoredClient $best): bool
    {
        $signature = $best->signature();

        return ! $best->client->isExcluded()
            && self::isEligible($signature)
            && MatchRule::query()->whereIn('signature', [MatchRule::ALL, $signature])->where('is_stopped', true)->doesntExist()
            && $this->isProven($this->precision->ofAll([$signature])[$signature]);
    }

    public function isProven(AccuracyMeasure $measure): bool
    {
        return $measure->sample() >= $this->values->int(GuideValue::AutoMatchDecisions)
            && $measure->lowerBound() >= $this->values->share(GuideValue::AutoMatchAccuracy);
    }

    /** False when other clients also match, however often the rule was right. */
    public static function isEligible(string $signature): bool
    {
        return $signature !== MatchSignature::NONE && ! MatchSignature::isContested($signature);
    }
}
