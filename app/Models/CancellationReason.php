<?php

declare(strict_types=1);

namespace App\Models;

use Database\Factories\CancellationReasonFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;

/**
 * A maintained reason for cancelling or declining a withdrawal.
 *
 * @mixin CancellationReasonProperties
 */
final class CancellationReason extends Model
{
    /** @use HasFactory<CancellationReasonFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = [
        'is_active' => true,
        'position' => 0,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'is_active' => 'boolean',
            'position' => 'integer',
        ];
    }
}
