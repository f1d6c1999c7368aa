<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;

/**
 * A record that a legacy transfer moved.
 *
 * @mixin LegacyTransferRowProperties
 */
final class LegacyTransferRow extends Model
{
    public $timestamps = false;
}
