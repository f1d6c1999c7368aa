<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\AustralianState;
use Database\Factories\DbAddressFactory;
use Illuminate\Contracts\Database\Query\Builder;
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

    /**
     * Orders by current address first: addresses without a last day, then the latest first day. An address without a first day, as
     * imports bring it, counts from the day it was recorded. Of several without a last day, which imports and merges leave, the
     * first one is the current address.
     *
     * @template TQuery of Builder
     *
     * @param  TQuery  $addresses
     * @return TQuery
     */
    public static function currentFirst(Builder $addresses): Builder
    {
        $addresses->orderByRaw('case when to_on is null then 0 else 1 end, coalesce(from_on, created_at) desc, id desc');

        return $addresses;
    }

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
