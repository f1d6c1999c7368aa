<?php

declare(strict_types=1);

namespace App\Models;

use Carbon\CarbonImmutable;
use Database\Factories\CancellationReasonFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;

/**
 * A maintained reason for cancelling or declining a withdrawal.
 *
 * @property int $id
 * @property string $title
 * @property bool $is_active
 * @property int $position order in the list of reasons
 * @property CarbonImmutable $created_at
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
