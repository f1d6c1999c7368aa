<?php

declare(strict_types=1);

namespace App\Actions\Bonus;

use App\Domain\Bonus\BonusRuleChecker;
use App\Domain\Bonus\RuleDecision;
use App\Domain\Bonus\RunningPromotions;
use App\Domain\Ledger\ClientLock;
use App\Domain\Protection\ProtectionGate;
use App\Enums\BonusClaimStatus;
use App\Enums\GatePurpose;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\BonusClaim;
use App\Models\BonusPromotion;
use App\Models\Client;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Facades\DB;

/** Approves an offered bonus. The approver must not be the requester. */
final readonly class ApproveBonus
{
    public function __construct(
        private ProtectionGate $gate, private RunningPromotions $promotions, private BonusRuleChecker $rules, private AuditTrail $audit,
    ) {}

    /**
     * @throws ChangedMeanwhileException when a colleague decided first
     * @throws OperationRefusedException when the approver requested it, the client is restricted or refused by the promotion's rule, or the promotion isn't running for the client or its maximum is lower
     */
    public function handle(BonusClaim $claim, User $approver): BonusClaim
    {
        return DB::transaction(function () use ($claim, $approver): BonusClaim {
            if ($claim->requested_by === $approver->id) {
                throw new OperationRefusedException('You can’t approve this bonus because you requested it.');
            }

            $client = ClientLock::hold($claim->client_id);
            $this->gate->pass($client, GatePurpose::Bonus, $claim, $claim->amount_cents);
            $offered = BonusClaim::query()->lockForUpdate()->findOrFail($claim->id);
            ClientLock::refuseMerged($client, $offered->client_id);
            $rule = new RuleDecision;
            $expiresAt = $offered->expires_at;
            if ($offered->status === BonusClaimStatus::Offered && $offered->approved_by === null) {
                $expiresAt = $this->promotion($client, $offered)->ends_at;
                $rule = $this->rules->pass($client, $offered);
            }

            // The update matches only the expected status, so one of two simultaneous clicks succeeds.
            $approved = BonusClaim::query()->whereKey($claim->id)->where('status', BonusClaimStatus::Offered)->whereNull('approved_by')
                ->where(static fn (Builder $other): Builder => $other->whereNull('requested_by')->orWhere('requested_by', '<>', $approver->id))
                ->update(['approved_by' => $approver->id, 'expires_at' => $expiresAt, ...$rule->marks(), 'updated_at' => now()]);
            $now = BonusClaim::query()->with('approvedBy')->findOrFail($claim->id);
            if ($approved === 0) {
                throw ChangedMeanwhileException::decided(
                    'bonus',
                    $now->status === BonusClaimStatus::Offered ? 'approved' : mb_strtolower($now->status->label()),
                    $now->approvedBy,
                );
            }
            $this->audit->record('client.bonus_approved', $now, ['approved_by' => null], ['approved_by' => $approver->id, ...$rule->trace()], $approver->id);

            return $now;
        }, 3);
    }

    /** @throws OperationRefusedException when the promotion ended, paused or changed since the request, or the client is with another company */
    private function promotion(Client $client, BonusClaim $claim): BonusPromotion
    {
        $promotion = $this->promotions->of($client)->find($claim->bonus_promotion_id)
            ?? throw new OperationRefusedException('This promotion is not running for the client’s company.');
        $refusal = RunningPromotions::amountRefusal($promotion, $claim->amount_cents);
        if ($refusal !== null) {
            throw new OperationRefusedException("{$refusal} Reverse this bonus and request a smaller one.");
        }

        return $promotion;
    }
}
