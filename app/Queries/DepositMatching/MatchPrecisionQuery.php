<?php

declare(strict_types=1);

namespace App\Queries\DepositMatching;

use App\Data\DepositMatching\MatchBandRow;
use App\Data\DepositMatching\MatchingPage;
use App\Data\DepositMatching\MatchRuleRow;
use App\Domain\DepositMatching\AccuracyMeasure;
use App\Domain\DepositMatching\AutoMatchRule;
use App\Domain\DepositMatching\MatchPrecision;
use App\Domain\DepositMatching\MatchSignature;
use App\Domain\Guides\GuideValues;
use App\Enums\GuideValue;
use App\Enums\MatchRuleState;
use App\Inertia\Inertia;
use App\Models\MatchRule;

/** The accuracy of each matching rule in past decisions, and whether it is enough for automatic matching. */
final readonly class MatchPrecisionQuery
{
    private const TOP = 100;

    public function __construct(
        private MatchPrecision $precision,
        private AutoMatchRule $autoMatch,
        private GuideValues $values,
    ) {}

    public function page(bool $canSwitch): MatchingPage
    {
        $all = MatchRule::query()->with('stopper')->where('signature', MatchRule::ALL)->where('is_stopped', true)->first();

        return new MatchingPage(
            rules: Inertia::defer($this->rules(...)),
            bands: Inertia::defer($this->bands(...)),
            is_stopped: $all !== null,
            stopped_by: $all?->stopper?->full_name,
            stopped_at: $all?->stopped_at,
            least_precision: $this->values->share(GuideValue::AutoMatchAccuracy),
            least_sample: $this->values->int(GuideValue::AutoMatchDecisions),
            can_switch: $canSwitch,
        );
    }

    /** @return list<MatchRuleRow> */
    public function rules(): array
    {
        $rules = MatchRule::query()
            ->with('stopper')
            ->whereNotIn('signature', [MatchRule::ALL, MatchSignature::NONE])
            ->get();
        $measures = $this->precision->ofAll(
            array_values($rules->map(static fn (MatchRule $rule): string => $rule->signature)->all()),
        );
        $rows = array_values(
            $rules->map(fn (MatchRule $rule): MatchRuleRow => $this->row($rule, $measures[$rule->signature]))->all(),
        );
        usort(
            $rows,
            static fn (MatchRuleRow $a, MatchRuleRow $b): int => ($b->state === MatchRuleState::On)
            <=> ($a->state === MatchRuleState::On)
            ?: $b->sample <=> $a->sample
            ?: $a->label <=> $b->label,
        );

        return $rows;
    }

    /** @return list<MatchBandRow> */
    public function bands(): array
    {
        $rows = [];
        $to = self::TOP;
        foreach ($this->precision->byBand() as $from => $measure) {
            $rows[] = new MatchBandRow($from, $to, $measure->sample(), $measure->right, $measure->wrong, $measure->precision(), $measure->lowerBound());
            $to = $from - 1;
        }

        return $rows;
    }

    private function row(MatchRule $rule, AccuracyMeasure $measure): MatchRuleRow
    {
        return new MatchRuleRow(
            signature: $rule->signature,
            label: MatchSignature::label($rule->signature),
            sample: $measure->sample(),
            right: $measure->right,
            wrong: $measure->wrong,
            precision: $measure->precision(),
            lower_bound: $measure->lowerBound(),
            state: match (true) {
                ! AutoMatchRule::isEligible($rule->signature) => MatchRuleState::Never,
                $rule->is_stopped => MatchRuleState::Stopped,
                $this->autoMatch->isProven($measure) => MatchRuleState::On,
                default => MatchRuleState::Unproved,
            },
            stopped_by: $rule->stopper?->full_name,
            stopped_at: $rule->stopped_at,
        );
    }
}
