<?php

declare(strict_types=1);

namespace App\Models;

use Database\Factories\GenwebMarketFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\SoftDeletes;

/**
 * A market of Genweb that patterns map to.
 *
 * @mixin GenwebMarketProperties
 */
final class GenwebMarket extends Model
{
    /** @use HasFactory<GenwebMarketFactory> */
    use HasFactory, SoftDeletes;

    /** @var array<string, mixed> */
    protected $attributes = ['version' => 1, 'external_id' => null, 'is_enabled' => true];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return ['version' => 'integer', 'sport_type_id' => 'integer', 'is_enabled' => 'boolean'];
    }
}
