<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\WebhookDeliveryStatus;
use Database\Factories\WebhookDeliveryFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;

/**
 * An intake request as received, kept for review and replay.
 *
 * @property ?array<string, string> $parameters
 *
 * @mixin WebhookDeliveryProperties
 */
final class WebhookDelivery extends Model
{
    /** @use HasFactory<WebhookDeliveryFactory> */
    use HasFactory;

    /** @var list<string> */
    protected $hidden = ['payload'];

    /** @var array<string, mixed> */
    protected $attributes = [
        'status' => 'received',
        'attempts' => 1,
        'duplicates' => 0,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'parameters' => 'array',
            'payload' => 'encrypted',
            'status' => WebhookDeliveryStatus::class,
            'response_status' => 'integer',
            'attempts' => 'integer',
            'duplicates' => 'integer',
            'signed_at' => 'integer',
            'received_at' => 'immutable_datetime',
            'processed_at' => 'immutable_datetime',
        ];
    }
}
