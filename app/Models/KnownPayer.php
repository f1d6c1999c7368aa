<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\PaymentRail;
use Illuminate\Database\Eloquent\Model;

/**
 * A bank payer whose earlier payments belonged to a client.
 *
 * @mixin KnownPayerProperties
 */
final class KnownPayer extends Model
{
    public $timestamps = false;

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'rail' => PaymentRail::class,
            'times_seen' => 'integer',
            'times_undone' => 'integer',
            'first_seen_at' => 'immutable_datetime',
            'last_seen_at' => 'immutable_datetime',
        ];
    }
}
