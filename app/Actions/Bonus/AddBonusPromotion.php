<?php

declare(strict_types=1);

namespace App\Actions\Bonus;

use App\Domain\Bonus\PromotionTerms;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\SentFormRegistry;
use App\Models\BonusPromotion;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** Adds a promotion as a draft. A colleague must approve it. */
final readonly class AddBonusPromotion
{
    public function __construct(private SentFormRegistry $forms, private AuditTrail $audit) {}

    /** @param  string|null  $reference  identifies the form */
    public function handle(int $companyId, PromotionTerms $terms, User $author, ?string $reference): BonusPromotion
    {
        $fields = ['company_id' => $companyId, ...$terms->columns()];

        return DB::transaction(
            fn (): BonusPromotion => $this->forms->once($author, $reference, BonusPromotion::class, $fields, function () use (
                $fields,
                $author,
            ): BonusPromotion {
                $promotion = BonusPromotion::query()->create([...$fields, 'written_by' => $author->id]);
                $this->audit->record('bonus_promotion.added', $promotion, after: $fields, actorId: $author->id);

                return $promotion;
            }), 3);
    }
}
