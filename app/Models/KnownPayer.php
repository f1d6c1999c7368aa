<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\PaymentRail;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Model;

/**
 * A bank payer whose earlier payments belonged to a client.
 *
 * @property int $id
 * @property string $payer "name emma walsh", or "payid " and a keyed hash
 * @property PaymentRail $rail
 * @property int $client_id
 * @property int $times_seen approvals that were not undone
 * @property int $times_undone approvals that were undone
 * @property CarbonImmutable $first_seen_at
 * @property CarbonImmutable $last_seen_at
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
