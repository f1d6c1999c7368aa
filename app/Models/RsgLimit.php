<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\RsgLimitKind;
use App\Enums\RsgLimitPeriod;
use Carbon\CarbonImmutable;
use Database\Factories\RsgLimitFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A limit that a client set. A tighter limit applies at once, a looser one after a waiting period.
 *
 * @property int $id
 * @property int $client_id
 * @property RsgLimitKind $kind
 * @property ?int $amount_cents
 * @property ?int $minutes
 * @property RsgLimitPeriod $period
 * @property CarbonImmutable $effective_at
 * @property ?CarbonImmutable $ended_at
 * @property ?int $user_id
 * @property ?string $reason
 * @property CarbonImmutable $created_at
 * @property CarbonImmutable $updated_at
 * @property-read Client $client
 * @property-read ?User $user
 */
final class RsgLimit extends Model
{
    /** @use HasFactory<RsgLimitFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = [
        'amount_cents' => null,
        'minutes' => null,
        'ended_at' => null,
        'user_id' => null,
        'reason' => null,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'kind' => RsgLimitKind::class,
            'amount_cents' => 'integer',
            'minutes' => 'integer',
            'period' => RsgLimitPeriod::class,
            'effective_at' => 'immutable_datetime',
            'ended_at' => 'immutable_datetime',
        ];
    }

    /** @return BelongsTo<Client, $this> */
    public function client(): BelongsTo
    {
        return $this->belongsTo(Client::class);
    }

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }
}
