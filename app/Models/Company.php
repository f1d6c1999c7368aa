<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;

/**
 * A brand of the business.
 *
 * @property int $id
 * @property string $name
 * @property string $slug
 * @property string $color
 * @property ?string $logo_path
 */
final class Company extends Model {}
