<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;

/**
 * A certification that staff must hold.
 *
 * @mixin CertificationTypeProperties
 */
final class CertificationType extends Model {}
