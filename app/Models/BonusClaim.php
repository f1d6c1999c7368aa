<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\BonusClaimStatus;
use Carbon\CarbonImmutable;
use Database\Factories\BonusClaimFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A promotion given to one client: offered > claimed > credited > used or expired; reversed.
 *
 * @property int $id
 * @property int $client_id
 * @property int $bonus_promotion_id
 * @property int $amount_cents
 * @property BonusClaimStatus $status
 * @property ?string $explanation
 * @property ?int $requested_by
 * @property ?int $approved_by
 * @property CarbonImmutable $offered_at
 * @property ?CarbonImmutable $claimed_at
 * @property ?CarbonImmutable $credited_at
 * @property ?CarbonImmutable $used_at
 * @property ?CarbonImmutable $reversed_at
 * @property ?CarbonImmutable $expires_at
 * @property ?string $reason
 * @property CarbonImmutable $created_at
 * @property CarbonImmutable $updated_at
 * @property-read Client $client
 * @property-read BonusPromotion $bonusPromotion
 * @property-read ?User $requestedBy
 * @property-read ?User $approvedBy
 */
final class BonusClaim extends Model
{
    /** @use HasFactory<BonusClaimFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = [
        'status' => 'offered',
        'explanation' => null,
        'requested_by' => null,
        'approved_by' => null,
        'claimed_at' => null,
        'credited_at' => null,
        'used_at' => null,
        'reversed_at' => null,
        'expires_at' => null,
        'reason' => null,
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
    public function requestedBy(): BelongsTo
    {
        return $this->belongsTo(User::class, 'requested_by');
    }

    /** @return BelongsTo<User, $this> */
    public function approvedBy(): BelongsTo
    {
        return $this->belongsTo(User::class, 'approved_by');
    }
}
