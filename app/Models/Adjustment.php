<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\AdjustmentStatus;
use App\Enums\TransactionType;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A manual change of a client's balance: requested > approved or declined, by two people. A reversal is also an adjustment.
 *
 * @property int $id
 * @property string $reference
 * @property int $client_id
 * @property TransactionType $type adjustment, fee or reversal
 * @property int $amount_cents change of the available balance; negative for a fee
 * @property string $reason
 * @property AdjustmentStatus $status
 * @property int $requested_by
 * @property CarbonImmutable $requested_at
 * @property ?int $decided_by
 * @property ?CarbonImmutable $decided_at
 * @property ?string $refusal why it was declined
 * @property ?int $reverses_id the adjustment that this one reverses
 * @property-read ?User $decidedBy
 * @property-read ?Adjustment $reverses
 */
final class Adjustment extends Model
{
    /** @var array<string, mixed> */
    protected $attributes = ['status' => 'requested', 'decided_by' => null, 'decided_at' => null, 'refusal' => null, 'reverses_id' => null];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'type' => TransactionType::class,
            'amount_cents' => 'integer',
            'status' => AdjustmentStatus::class,
            'requested_at' => 'immutable_datetime',
            'decided_at' => 'immutable_datetime',
        ];
    }

    /** @return BelongsTo<User, $this> */
    public function decidedBy(): BelongsTo
    {
        return $this->belongsTo(User::class, 'decided_by');
    }

    /** @return BelongsTo<Adjustment, $this> */
    public function reverses(): BelongsTo
    {
        return $this->belongsTo(self::class, 'reverses_id');
    }
}
