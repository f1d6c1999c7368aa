<?php

declare(strict_types=1);

namespace App\Models;

use Database\Factories\IpSightingFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;

/**
 * An IP address used for a client's accounts. The hash is empty when the device is unknown.
 *
 * @mixin IpSightingProperties
 */
final class IpSighting extends Model
{
    /** @use HasFactory<IpSightingFactory> */
    use HasFactory;

    /** @var array<string, mixed> null too, because sightings are inserted many at a time */
    protected $attributes = [
        'place' => null,
        'device_hash' => '',
        'hits' => 1,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'first_seen_at' => 'immutable_datetime',
            'last_seen_at' => 'immutable_datetime',
            'hits' => 'integer',
        ];
    }
}
