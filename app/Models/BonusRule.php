<?php

declare(strict_types=1);

namespace App\Models;

use App\Models\Concerns\BelongsToDeleted;
use Database\Factories\BonusRuleFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * One version of the rule that says who may get a promotion. Never changed: a changed rule is a new version.
 *
 * @property array<string, mixed> $predicate
 *
 * @mixin BonusRuleProperties
 */
final class BonusRule extends Model
{
    /** @use HasFactory<BonusRuleFactory> */
    use BelongsToDeleted, HasFactory;

    /** @return array<string, string> */
    protected function casts(): array
    {
        return ['predicate' => 'array', 'version' => 'integer'];
    }

    /** The version that applies, or null for a promotion that never had a rule. */
    public static function currentOf(int $promotionId): ?self
    {
        return self::query()->where('bonus_promotion_id', $promotionId)->orderByDesc('version')->first();
    }

    /** @return BelongsTo<User, $this> with former colleagues */
    public function createdBy(): BelongsTo
    {
        return $this->belongsToAny(User::class, 'created_by');
    }
}
