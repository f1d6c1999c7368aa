<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\BonusPromotionStatus;
use App\Models\Concerns\Searchable;
use App\Support\SearchSubject;
use App\Support\SearchTerms;
use Database\Factories\BonusPromotionFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

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
