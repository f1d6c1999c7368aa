<?php

declare(strict_types=1);

namespace App\Models;

use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Model;

/**
 * What a client took back before we were told that they had asked for it.
 *
 * @property int $id
 * @property string $reference
 * @property ?string $reason
 * @property CarbonImmutable $cancelled_at
 * @property CarbonImmutable $created_at
 */
final class WithdrawalCancellation extends Model
{
    /** @var list<string> */
    protected $fillable = [
        'reference',
        'reason',
        'cancelled_at',
    ];

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
