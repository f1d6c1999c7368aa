<?php

declare(strict_types=1);

namespace App\Services\Deposits\Matching;

use App\Models\MatchRule;
use Illuminate\Container\Attributes\Config;

/** Whether a proposal may be taken without anybody looking: only by a rule that has proved right often enough. */
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
            && self::isEver($signature)
            && MatchRule::query()->whereIn('signature', [MatchRule::ALL, $signature])->where('is_stopped', true)->doesntExist()
            && $this->hasProved($this->precision->of($signature));
    }

    public function hasProved(Measure $measure): bool
    {
        return $measure->sample() >= $this->leastSample && $measure->lowerBound() >= $this->leastPrecision;
    }

    /** Where others fit as well nobody can know, however often it went well. */
    public static function isEver(string $signature): bool
    {
        return $signature !== MatchSignature::NONE && ! MatchSignature::isContested($signature);
    }
}
