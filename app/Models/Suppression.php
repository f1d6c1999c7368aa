<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\ConsentChannel;
use App\Enums\SuppressionReason;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * An email address or number that must not be contacted, stored as a keyed hash.
 *
 * @property int $id
 * @property ConsentChannel $channel
 * @property string $value_hash
 * @property SuppressionReason $reason
 * @property ?CarbonImmutable $until
 * @property ?int $user_id
 * @property CarbonImmutable $created_at
 * @property CarbonImmutable $updated_at
 * @property-read ?User $user
 */
final class Suppression extends Model
{
    /** @var array<string, mixed> */
    protected $attributes = [
        'until' => null,
        'user_id' => null,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'channel' => ConsentChannel::class,
            'reason' => SuppressionReason::class,
            'until' => 'immutable_datetime',
        ];
    }

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }
}
