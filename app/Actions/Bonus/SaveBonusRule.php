<?php

declare(strict_types=1);

namespace App\Actions\Bonus;

use App\Domain\Bonus\RuleConditions;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\BonusPromotion;
use App\Models\BonusRule;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Saves the conditions of a promotion as its next version. It decides from the next bonus on, and ends the exceptions to the former version. */
final readonly class SaveBonusRule
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  int  $version  of the rule when the form was opened; 0 without a rule
     *
     * @throws ChangedMeanwhileException when a colleague changed the rule
     * @throws OperationRefusedException when the conditions equal the current version's
     */
    public function handle(BonusPromotion $promotion, RuleConditions $conditions, int $version, User $author): BonusRule
    {
        return DB::transaction(function () use ($promotion, $conditions, $version, $author): BonusRule {
            BonusPromotion::query()->lockForUpdate()->findOrFail($promotion->id);
            $current = BonusRule::currentOf($promotion->id);
            if (($current->version ?? 0) !== $version) {
                throw ChangedMeanwhileException::edited('this rule', $current?->createdBy);
            }
            $before = RuleConditions::fromArray($current->predicate ?? []);
            if ($before->toArray() === $conditions->toArray()) {
                throw new OperationRefusedException($current === null ? 'Set at least one condition.' : 'Nothing has changed, so there is no new version.');
            }
            $rule = BonusRule::query()->create([
                'bonus_promotion_id' => $promotion->id,
                'version' => $version + 1,
                'predicate' => $conditions->toArray(),
                'created_by' => $author->id,
            ]);
            $this->audit->record(
                'bonus_rule.changed',
                $rule,
                ['conditions' => $before->sentences()],
                ['promotion' => $promotion->title, 'version' => $rule->version, 'conditions' => $conditions->sentences()],
                $author->id,
            );

            return $rule;
        }, 3);
    }
}
