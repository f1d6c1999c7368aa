<?php

declare(strict_types=1);

namespace App\Actions\Bonus;

use App\Enums\BonusPromotionStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\BonusPromotion;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Approves, starts, pauses or ends a promotion. Bonuses that clients already have stay. Requested ones expire with it. */
final readonly class MoveBonusPromotion
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  int  $version  that the user saw
     *
     * @throws OperationRefusedException when a colleague changed it, the approver wrote or changed its terms or is new, or its period is over
     */
    public function handle(BonusPromotion $promotion, BonusPromotionStatus $to, int $version, User $user): void
    {
        DB::transaction(function () use ($promotion, $to, $version, $user): void {
            $current = BonusPromotion::query()->lockForUpdate()->findOrFail($promotion->id);
            if ($current->version !== $version || ! in_array($to, $current->status->next(), true)) {
                throw ChangedMeanwhileException::edited('this promotion');
            }
            $refusal = match (true) {
                $to === BonusPromotionStatus::Approved
                    && ($current->written_by === $user->id || BonusPromotion::writtenBy($user, [$current->id]) !== []) => 'You can’t approve this promotion because you wrote or changed its terms.',
                $to === BonusPromotionStatus::Approved && $user->isNew() => User::TOO_NEW,
                $to === BonusPromotionStatus::Live && $current->ends_at?->isPast() === true => 'The period of this promotion is over. Change its end first.',
                default => null,
            };
            if ($refusal !== null) {
                throw new OperationRefusedException($refusal);
            }
            $from = $current->status;
            $current->update([
                'status' => $to,
                'version' => $version + 1,
                ...$to === BonusPromotionStatus::Approved ? ['approved_by' => $user->id, 'approved_at' => now()] : [],
            ]);
            if ($to === BonusPromotionStatus::Ended) {
                $current->requestedBonuses()->update(['expires_at' => now()]);
            }
            $this->audit->record(
                "bonus_promotion.{$to->value}",
                $current,
                ['status' => $from->value],
                ['status' => $to->value],
                $user->id,
            );
        }, 3);
    }
}
