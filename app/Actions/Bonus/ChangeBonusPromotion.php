<?php

declare(strict_types=1);

namespace App\Actions\Bonus;

use App\Domain\Bonus\PromotionTerms;
use App\Enums\BonusPromotionStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\BonusPromotion;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Changes the terms of a promotion, which makes it a draft again. A colleague must approve it. */
final readonly class ChangeBonusPromotion
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  int  $version  of the promotion when the form was opened
     *
     * @throws ChangedMeanwhileException when a colleague changed it
     * @throws OperationRefusedException when it is live or has ended
     */
    public function handle(BonusPromotion $promotion, PromotionTerms $terms, int $version, User $author): void
    {
        DB::transaction(function () use ($promotion, $terms, $version, $author): void {
            $current = BonusPromotion::query()->lockForUpdate()->findOrFail($promotion->id);
            if ($current->version !== $version) {
                throw ChangedMeanwhileException::edited('this promotion');
            }
            if (! $current->status->isEditable()) {
                throw new OperationRefusedException(
                    $current->status === BonusPromotionStatus::Live
                        ? 'Pause this promotion before you change it.'
                        : 'This promotion has ended.',
                );
            }
            $current->fill($terms->columns());
            $changed = array_keys($current->getDirty());
            if ($changed === []) {
                return;
            }
            $fields = [...$changed, 'status'];
            $before = array_intersect_key($current->getOriginal(), array_flip($fields));
            $current
                ->fill([
                    'status' => BonusPromotionStatus::Draft,
                    'version' => $version + 1,
                    'written_by' => $author->id,
                    'approved_by' => null,
                    'approved_at' => null,
                ])
                ->save();
            $current->requestedBonuses()->update(['expires_at' => $current->ends_at]);
            $this->audit->record('bonus_promotion.changed', $current, $before, $current->only($fields), $author->id);
        }, 3);
    }
}
