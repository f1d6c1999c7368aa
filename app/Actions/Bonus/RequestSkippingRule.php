<?php

declare(strict_types=1);

namespace App\Actions\Bonus;

use App\Domain\Bonus\BonusClientResolver;
use App\Domain\Bonus\NewSkippingRule;
use App\Domain\Ledger\ClientLock;
use App\Enums\SkippingRuleStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\SentFormRegistry;
use App\Models\BonusPromotion;
use App\Models\BonusRule;
use App\Models\SkippingRule;
use App\Models\User;
use Illuminate\Validation\ValidationException;

/** Requests an exception for one client. It has no effect until a colleague approves it. */
final readonly class RequestSkippingRule
{
    public function __construct(private SentFormRegistry $forms, private BonusClientResolver $clients, private AuditTrail $audit) {}

    /**
     * @param  string|null  $reference  identifies the form
     *
     * @throws ValidationException on `pin` or `bonus_promotion_id`
     */
    public function handle(NewSkippingRule $new, User $requester, ?string $reference): SkippingRule
    {
        return $this->forms->once($requester, $reference, SkippingRule::class, (array) $new, function () use ($new, $requester): SkippingRule {
            $client = ClientLock::hold($this->clients->findOwn($new->pin, $requester)->id);
            $promotion = BonusPromotion::query()->findOrFail($new->promotionId);
            $rule = BonusRule::currentOf($promotion->id);
            $refusal = match (true) {
                $client->company_id !== $promotion->company_id => 'This promotion is not for the client’s company.',
                $rule === null || $rule->predicate === [] => 'This promotion has no rule, so there is nothing to skip.',
                SkippingRule::query()
                    ->where('client_id', $client->id)
                    ->where('rule_id', $rule->id)
                    ->whereIn('status', [SkippingRuleStatus::Requested, SkippingRuleStatus::Approved])
                    ->where('until', '>', now())
                    ->exists() => 'There is already a skipping rule for this client and promotion.',
                default => null,
            };
            if ($refusal !== null || $rule === null) {
                throw ValidationException::withMessages(['bonus_promotion_id' => (string) $refusal]);
            }
            $skipping = SkippingRule::query()->create([
                'client_id' => $client->id, 'rule_id' => $rule->id, 'reason' => $new->reason, 'until' => $new->until, 'requested_by' => $requester->id,
            ]);
            $this->audit->record(
                'skipping_rule.requested',
                $skipping,
                after: [
                    'promotion' => $promotion->title,
                    'rule_version' => $rule->version,
                    'reason' => $new->reason,
                    'until' => $new->until->toIso8601ZuluString(),
                ],
                actorId: $requester->id,
            );

            return $skipping;
        });
    }
}
