<?php

declare(strict_types=1);

namespace App\Domain\Bonus;

use App\Data\Bonus\RuleResult;
use App\Enums\SkippingRuleStatus;
use App\Models\BonusClaim;
use App\Models\BonusPromotion;
use App\Models\BonusRule;
use App\Models\Client;
use App\Models\Company;
use App\Models\SkippingRule;
use App\Support\OperationRefusedException;
use Carbon\CarbonImmutable;

/**
 * Decides by the rule of a promotion. Call it in the transaction that gives the bonus, with the client locked and after ProtectionGate:
 * an exception to a rule never allows what the gate refuses.
 */
final readonly class BonusRuleChecker
{
    public function __construct(private RuleInputReader $inputs, private RunningPromotions $promotions) {}

    /** @param  BonusClaim|null  $claim  the bonus, when it was offered before */
    public function decide(Client $client, BonusPromotion $promotion, ?BonusClaim $claim = null): RuleDecision
    {
        $rule = BonusRule::currentOf($promotion->id);
        if ($rule === null || $rule->predicate === []) {
            return new RuleDecision($rule);
        }
        $results = $this->results($client, $promotion, RuleConditions::fromArray($rule->predicate), $claim);
        $decision = new RuleDecision($rule, $results);
        // An exception skips the rule, not the company of the promotion.
        $canSkip = $decision->why() !== null && $client->company_id === $promotion->company_id;

        return $canSkip ? new RuleDecision($rule, $results, self::exception($client, $rule)) : $decision;
    }

    /** @throws OperationRefusedException when a condition fails and no exception applies, or the client has the promotion already or is with another company */
    public function pass(Client $client, BonusClaim $claim): RuleDecision
    {
        $promotion = BonusPromotion::query()->findOrFail($claim->bonus_promotion_id);
        $decision = $this->decide($client, $promotion, $claim);
        // Without conditions, the results don't have the company.
        $why = $decision->results === [] && $client->company_id !== $promotion->company_id
            ? 'This promotion is for clients of another company.'
            : $decision->why() ?? $this->promotions->refusal($client, $promotion, $claim);

        return $why === null ? $decision : throw new OperationRefusedException($why);
    }

    /** @return list<RuleResult> with the company of the promotion */
    public function results(Client $client, BonusPromotion $promotion, RuleConditions $conditions, ?BonusClaim $claim = null): array
    {
        $at = CarbonImmutable::now();
        $names = Company::query()->whereKey([$client->company_id, $promotion->company_id])->pluck('name', 'id');

        return [
            new RuleResult("Client of {$names[$promotion->company_id]}", (string) $names[$client->company_id], $client->company_id === $promotion->company_id),
            ...$conditions->results($this->inputs->read([$client], $conditions, $promotion->id, $at, $claim)[$client->id], $at),
        ];
    }

    private static function exception(Client $client, BonusRule $rule): ?SkippingRule
    {
        return SkippingRule::query()->where('client_id', $client->id)->where('rule_id', $rule->id)->where('status', SkippingRuleStatus::Approved)
            ->where('until', '>', now())->orderBy('id')->first();
    }
}
