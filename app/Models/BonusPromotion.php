<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\BonusClaimStatus;
use App\Enums\BonusPromotionStatus;
use App\Models\Concerns\Searchable;
use App\Support\SearchSubject;
use App\Support\SearchTerms;
use Database\Factories\BonusPromotionFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\Relations\HasMany;
use Illuminate\Database\Query\Builder as QueryBuilder;

/**
 * A bonus on offer: an amount in cents or a percentage.
 *
 * @mixin BonusPromotionProperties
 */
final class BonusPromotion extends Model implements SearchSubject
{
    /** @use HasFactory<BonusPromotionFactory> */
    use HasFactory, Searchable;

    /** @var array<string, mixed> */
    protected $attributes = ['status' => 'draft', 'version' => 1];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'status' => BonusPromotionStatus::class,
            'starts_at' => 'immutable_datetime',
            'ends_at' => 'immutable_datetime',
            'value_cents' => 'integer',
            'percent' => 'integer',
            'version' => 'integer',
            'approved_at' => 'immutable_datetime',
        ];
    }

    /** @return BelongsTo<Company, $this> */
    public function company(): BelongsTo
    {
        return $this->belongsTo(Company::class);
    }

    /** @return HasMany<BonusClaim, $this> that a colleague still has to approve; they expire with the promotion */
    public function requestedBonuses(): HasMany
    {
        return $this->hasMany(BonusClaim::class)->where('status', BonusClaimStatus::Offered)->whereNull('approved_by');
    }

    /**
     * The promotions whose terms the user wrote or changed since their last approval. The activity log has every writer, the record only the last one.
     *
     * @param  list<int>  $ids
     * @return list<int> ids
     */
    public static function writtenBy(User $user, array $ids): array
    {
        $logged = AuditEvent::query()->where('subject_type', (new self)->getMorphClass())->whereIntegerInRaw('subject_id', $ids)
            ->where('actor_id', $user->id)->whereIn('action', ['bonus_promotion.added', 'bonus_promotion.changed'])
            ->whereNotExists(static fn (QueryBuilder $approvals): QueryBuilder => $approvals->from('audit_events', 'approvals')
                ->whereColumn('approvals.subject_type', 'audit_events.subject_type')->whereColumn('approvals.subject_id', 'audit_events.subject_id')
                ->whereColumn('approvals.id', '>', 'audit_events.id')->where('approvals.action', 'bonus_promotion.approved'))
            ->distinct()->pluck('subject_id')->all();

        return array_values(array_map(static fn (mixed $id): int => (int) $id, $logged));
    }

    public function searchTerms(): SearchTerms
    {
        return (new SearchTerms)->names($this->title);
    }

    /** @return list<string> */
    public static function searchedColumns(): array
    {
        return ['title'];
    }
}
