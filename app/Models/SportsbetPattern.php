<?php

declare(strict_types=1);

namespace App\Models;

use Database\Factories\SportsbetPatternFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\SoftDeletes;

/**
 * A pattern that maps an outside bookmaker's market names to a Genweb market.
 *
 * @mixin SportsbetPatternProperties
 */
final class SportsbetPattern extends Model
{
    /** @use HasFactory<SportsbetPatternFactory> */
    use HasFactory, SoftDeletes;

    /** @var array<string, mixed> */
    protected $attributes = ['version' => 1];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return ['version' => 'integer', 'sport_type_id' => 'integer', 'market_id' => 'integer', 'priority' => 'integer'];
    }
}
