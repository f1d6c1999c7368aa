<?php

declare(strict_types=1);

namespace App\Domain\DepositMatching;

use App\Models\MatchRule;
use Illuminate\Container\Attributes\Config;

/** Decides whether a suggestion is matched automatically: only when its rule was right often enough. */
final readonly class AutoMatchRule
{
    public function __construct(
        private MatchPrecision $precision,
        #[Config('paddock.deposits.auto_match_precision')]
        private float $leastPrecision,
        #[Config('paddock.deposits.auto_match_sample')]
        private int $leastSample,
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
        return $measure->sample() >= $this->leastSample && $measure->lowerBound() >= $this->leastPrecision;
    }

    /** False when other clients also match, however often the rule was right. */
    public static function isEligible(string $signature): bool
    {
        return $signature !== MatchSignature::NONE && ! MatchSignature::isContested($signature);
    }
}
