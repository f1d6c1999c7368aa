<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;

/**
 * A certification that staff must hold.
 *
 * @property int $id
 * @property string $title
 * @property string $description
 * @property ?int $valid_months
 */
final class CertificationType extends Model {}
