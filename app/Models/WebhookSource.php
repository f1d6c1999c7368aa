<?php

declare(strict_types=1);

namespace App\Models;

use Database\Factories\WebhookSourceFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;

/**
 * A system that sends signed deliveries to the intake. The previous secret stays valid during a rotation.
 *
 * @property list<string> $scopes
 *
 * @mixin WebhookSourceProperties
 */
final class WebhookSource extends Model
{
    /** @use HasFactory<WebhookSourceFactory> */
    use HasFactory;

    /** @var list<string> */
    protected $hidden = ['secret', 'previous_secret'];

    /** @var array<string, mixed> */
    protected $attributes = [
        'is_active' => true,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'scopes' => 'array',
            'secret' => 'encrypted',
            'previous_secret' => 'encrypted',
            'previous_secret_until' => 'immutable_datetime',
            'is_active' => 'boolean',
            'last_used_at' => 'immutable_datetime',
        ];
    }
}
