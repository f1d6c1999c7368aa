<?php

declare(strict_types=1);

namespace App\Models;

use Database\Factories\SportTypeFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\SoftDeletes;

/**
 * A kind of a sport, such as Greyhounds of Racing.
 *
 * @mixin SportTypeProperties
 */
final class SportType extends Model
{
    /** @use HasFactory<SportTypeFactory> */
    use HasFactory, SoftDeletes;

    /** @var array<string, mixed> */
    protected $attributes = ['version' => 1];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return ['version' => 'integer', 'sport_id' => 'integer'];
    }
}
