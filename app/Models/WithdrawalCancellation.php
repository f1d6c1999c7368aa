<?php

declare(strict_types=1);

namespace App\Models;

use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Model;

/**
 * A cancellation that arrived before its withdrawal request.
 *
 * @property int $id
 * @property string $reference
 * @property ?string $reason
 * @property CarbonImmutable $cancelled_at
 * @property CarbonImmutable $created_at
 */
final class WithdrawalCancellation extends Model
{
    /** @var array<string, mixed> */
    protected $attributes = [
        'reason' => null,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'cancelled_at' => 'immutable_datetime',
        ];
    }
}
