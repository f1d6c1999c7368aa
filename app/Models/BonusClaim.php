<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\BonusClaimStatus;
use Database\Factories\BonusClaimFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A promotion given to one client: offered > claimed > credited > used or expired; reversed.
 *
 * @mixin BonusClaimProperties
 */
final class BonusClaim extends Model
{
    /** @use HasFactory<BonusClaimFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = [
        'status' => 'offered',
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'amount_cents' => 'integer',
            'status' => BonusClaimStatus::class,
            'offered_at' => 'immutable_datetime',
            'claimed_at' => 'immutable_datetime',
            'credited_at' => 'immutable_datetime',
            'used_at' => 'immutable_datetime',
            'reversed_at' => 'immutable_datetime',
            'expires_at' => 'immutable_datetime',
        ];
    }

    /** @return BelongsTo<Client, $this> */
    public function client(): BelongsTo
    {
        return $this->belongsTo(Client::class);
    }

    /** @return BelongsTo<BonusPromotion, $this> */
    public function bonusPromotion(): BelongsTo
    {
        return $this->belongsTo(BonusPromotion::class);
    }

    /** @return BelongsTo<User, $this> */
    public function approvedBy(): BelongsTo
    {
        return $this->belongsTo(User::class, 'approved_by');
    }
}
