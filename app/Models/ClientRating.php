<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;

/**
 * The meaning of a client rating: values 1 to 8 and 11 to 16.
 *
 * @mixin ClientRatingProperties
 */
final class ClientRating extends Model
{
    /** @var array<string, mixed> */
    protected $attributes = ['version' => 1];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return ['version' => 'integer'];
    }
}
