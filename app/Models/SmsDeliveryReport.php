<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\SmsStatus;
use Illuminate\Database\Eloquent\Model;

/**
 * A gateway's delivery report for a message that is not stored yet.
 *
 * @mixin SmsDeliveryReportProperties
 */
final class SmsDeliveryReport extends Model
{
    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'status' => SmsStatus::class,
            'occurred_at' => 'immutable_datetime',
        ];
    }
}
