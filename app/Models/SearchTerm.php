<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;

/**
 * One normalised search word of a subject, see TextNormalizer.
 *
 * @mixin SearchTermProperties
 */
final class SearchTerm extends Model
{
    public $timestamps = false;
}
