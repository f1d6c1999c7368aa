<?php

declare(strict_types=1);

namespace App\Domain\Bonus;

use App\Data\Bonus\RuleResult;
use App\Models\BonusRule;
use App\Models\SkippingRule;

/** Whether the rule of a promotion lets a client have it. */
final readonly class RuleDecision
{
    /**
     * @param  BonusRule|null  $rule  the version that decided; null for a promotion without a rule
     * @param  list<RuleResult>  $results  of its conditions
     * @param  SkippingRule|null  $exception  the exception that allows it although a condition failed
     */
    public function __construct(public ?BonusRule $rule = null, public array $results = [], public ?SkippingRule $exception = null) {}

    /** The conditions that failed, for staff; null when the client may have the promotion. */
    public function why(): ?string
    {
        $failed = array_filter($this->results, static fn (RuleResult $result): bool => ! $result->is_met);

        return $failed === [] || $this->exception !== null ? null : 'The rule of this promotion refuses this client. '
            .implode(' ', array_map(static fn (RuleResult $result): string => "{$result->condition}: {$result->actual}.", $failed));
    }

    /** @return array{bonus_rule_id: int|null, skipping_rule_id: int|null} to be stored with the bonus */
    public function marks(): array
    {
        return ['bonus_rule_id' => $this->rule?->id, 'skipping_rule_id' => $this->exception?->id];
    }

    /** @return array<string, int> for the activity log */
    public function trace(): array
    {
        return array_filter(['rule_version' => $this->rule?->version, 'skipping_rule_id' => $this->exception?->id]);
    }
}
