<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;

/**
 * One normalised search word of a subject, see TextNormalizer.
 *
 * @property int $id
 * @property string $subject_type the morph name
 * @property int $subject_id
 * @property string $term
 */
final class SearchTerm extends Model
{
    public $timestamps = false;
}
