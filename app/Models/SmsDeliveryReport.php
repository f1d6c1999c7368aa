<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\SmsStatus;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Model;

/**
 * A gateway's delivery report for a message that is not stored yet.
 *
 * @property int $id
 * @property string $provider_id
 * @property SmsStatus $status
 * @property ?string $error
 * @property CarbonImmutable $occurred_at
 * @property CarbonImmutable $created_at
 */
final class SmsDeliveryReport extends Model
{
    /** @var array<string, mixed> */
    protected $attributes = [
        'error' => null,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'status' => SmsStatus::class,
            'occurred_at' => 'immutable_datetime',
        ];
    }
}
