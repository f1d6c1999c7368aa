<?php

declare(strict_types=1);

namespace App\Actions\Bonus;

use App\Enums\BonusClaimStatus;
use App\Models\BonusClaim;
use App\Models\BonusPromotion;
use App\Models\Client;
use App\Models\User;
use App\Queries\Bonus\RunningPromotions;
use App\Services\Audit\AuditTrail;
use App\Services\Ledger\MoneyBlock;
use App\Support\Dollars;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Offers a promotion to one client. It waits for the approval of another person; no money moves yet. */
final readonly class GrantBonus
{
    public function __construct(private RunningPromotions $promotions, private AuditTrail $audit) {}

    /** What does not fit is a ValidationException on `bonus_promotion_id` or `amount`. */
    public function handle(Client $client, NewBonusClaim $new, User $requester): BonusClaim
    {
        return DB::transaction(function () use ($client, $new, $requester): BonusClaim {
            // Held, so that of two who grant the same promotion at once the second one sees the first one's.
            $client = MoneyBlock::hold($client->id);
            $this->refuseClient($client);
            $promotion = $this->promotions->of($client)->find($new->promotionId)
                ?? throw ValidationException::withMessages(['bonus_promotion_id' => 'This promotion is not running for the client’s company.']);
            $this->refuseSecond($client, $promotion);

            $claim = BonusClaim::query()->create([
                'client_id' => $client->id, 'bonus_promotion_id' => $promotion->id, 'amount_cents' => $this->amount($promotion, $new),
                'explanation' => $new->explanation, 'requested_by' => $requester->id, 'offered_at' => now(), 'expires_at' => $promotion->ends_at,
            ]);
            $this->audit->record('client.bonus_granted', $claim, after: [
                'status' => $claim->status->value, 'bonus_promotion_id' => $promotion->id, 'amount_cents' => $claim->amount_cents, 'explanation' => $new->explanation,
            ], actorId: $requester->id);

            return $claim;
        }, 3);
    }

    private function refuseClient(Client $client): void
    {
        $why = MoneyBlock::reason($client, 'bonuses');
        if ($why !== null) {
            throw ValidationException::withMessages(['bonus_promotion_id' => $why]);
        }
    }

    private function refuseSecond(Client $client, BonusPromotion $promotion): void
    {
        if (BonusClaim::query()->where('client_id', $client->id)->where('bonus_promotion_id', $promotion->id)->whereIn('status', BonusClaimStatus::running())->exists()) {
            throw ValidationException::withMessages(['bonus_promotion_id' => 'The client has this promotion already; a second one can be given once that is used, expired or reversed.']);
        }
    }

    /** At most what the promotion gives; a percentage is rounded down to the cent. */
    private function amount(BonusPromotion $promotion, NewBonusClaim $new): int
    {
        $cents = $promotion->percent === null ? $new->cents : intdiv($new->cents * $promotion->percent, 100);

        $why = match (true) {
            $cents < 1 => 'That comes to less than one cent.',
            $promotion->value_cents !== null && $cents > $promotion->value_cents => 'This promotion gives at most '.Dollars::of($promotion->value_cents).'.',
            default => null,
        };

        return $why === null ? $cents : throw ValidationException::withMessages(['amount' => $why]);
    }
}
