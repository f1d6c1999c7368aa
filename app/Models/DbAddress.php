<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\AustralianState;
use Database\Factories\DbAddressFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;

/**
 * An address of a DB client, with its dates.
 *
 * @mixin DbAddressProperties
 */
final class DbAddress extends Model
{
    /** @use HasFactory<DbAddressFactory> */
    use HasFactory;

    /** @var array<string, mixed> null too, because SaveDbClient asks whether a new address is dirty */
    protected $attributes = [
        'line' => null,
        'suburb' => null,
        'state' => null,
        'postcode' => null,
        'from_on' => null,
        'to_on' => null,
        'source' => null,
        'is_valid' => null,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'state' => AustralianState::class,
            'from_on' => 'immutable_date',
            'to_on' => 'immutable_date',
            'is_valid' => 'boolean',
        ];
    }
}
