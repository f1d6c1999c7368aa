<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\WebhookDeliveryStatus;
use Carbon\CarbonImmutable;
use Database\Factories\WebhookDeliveryFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;

/**
 * An intake request as received, kept for review and replay.
 *
 * @property int $id
 * @property string $source
 * @property string $source_name
 * @property string $endpoint
 * @property ?array<string, string> $parameters
 * @property string $delivery_id
 * @property string $content_type
 * @property string $payload
 * @property string $payload_hash
 * @property WebhookDeliveryStatus $status
 * @property ?int $response_status
 * @property ?string $error
 * @property int $attempts
 * @property int $duplicates
 * @property ?int $signed_at
 * @property CarbonImmutable $received_at
 * @property ?CarbonImmutable $processed_at
 * @property CarbonImmutable $created_at
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
        'parameters' => null,
        'response_status' => null,
        'error' => null,
        'attempts' => 1,
        'duplicates' => 0,
        'signed_at' => null,
        'processed_at' => null,
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
