<?php

declare(strict_types=1);

namespace App\Actions\Bonus;

use App\Domain\Bonus\BonusRuleChecker;
use App\Domain\Bonus\NewBonusClaim;
use App\Domain\Bonus\RunningPromotions;
use App\Domain\Ledger\ClientLock;
use App\Domain\Protection\ProtectionGate;
use App\Enums\GatePurpose;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\BonusClaim;
use App\Models\BonusPromotion;
use App\Models\Client;
use App\Models\User;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Offers a promotion to a client. A colleague must approve it; no money moves yet. */
final readonly class GrantBonus
{
    public function __construct(
        private RunningPromotions $promotions,
        private ProtectionGate $gate,
        private BonusRuleChecker $rules,
        private AuditTrail $audit,
    ) {}

    /** @throws ValidationException on `bonus_promotion_id` or `amount` */
    public function handle(Client $client, NewBonusClaim $new, User $requester): BonusClaim
    {
        return DB::transaction(function () use ($client, $new, $requester): BonusClaim {
            // The lock makes a simultaneous second grant wait and then see the first.
            $client = ClientLock::hold($client->id);
            $promotion = $this->promotions->of($client)->find($new->promotionId)
                ?? throw ValidationException::withMessages([
                    'bonus_promotion_id' => 'This promotion is not running for the client’s company.',
                ]);
            $cents = $this->amount($promotion, $new);
            $decision = $this->gate->decide($client, GatePurpose::Bonus, $cents);
            if (! $decision->isAllowed()) {
                throw ValidationException::withMessages(['bonus_promotion_id' => $this->gate->record($decision)->why()]);
            }
            $refusal = $this->promotions->refusal($client, $promotion);
            if ($refusal !== null) {
                throw ValidationException::withMessages(['bonus_promotion_id' => $refusal]);
            }
            $rule = $this->rules->decide($client, $promotion);
            if ($rule->why() !== null) {
                throw ValidationException::withMessages(['bonus_promotion_id' => $rule->why()]);
            }

            $claim = BonusClaim::query()->create([
                'client_id' => $client->id,
                'bonus_promotion_id' => $promotion->id,
                'amount_cents' => $cents,
                'explanation' => $new->explanation,
                'requested_by' => $requester->id,
                'offered_at' => now(),
                'expires_at' => $promotion->ends_at,
                ...$rule->marks(),
            ]);
            $this->gate->record($decision, $claim);
            $this->audit->record(
                'client.bonus_granted',
                $claim,
                after: [
                    'status' => $claim->status->value,
                    'bonus_promotion_id' => $promotion->id,
                    'amount_cents' => $claim->amount_cents,
                    'explanation' => $new->explanation,
                    ...$rule->trace(),
                ],
                actorId: $requester->id,
            );

            return $claim;
        }, 3);
    }

    /** In cents, at most the promotion's value. A percentage is rounded down. */
    private function amount(BonusPromotion $promotion, NewBonusClaim $new): int
    {
        $cents = $promotion->percent === null ? $new->cents : intdiv($new->cents * $promotion->percent, 100);

        $refusal = $cents < 1 ? 'Enter a larger amount: this is less than one cent.' : RunningPromotions::amountRefusal($promotion, $cents);

        return $refusal === null ? $cents : throw ValidationException::withMessages(['amount' => $refusal]);
    }
}
