<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;

/**
 * The result of a bulk change for one client.
 *
 * @mixin BulkChangeRowProperties
 */
final class BulkChangeRow extends Model
{
    public $timestamps = false;

    /** @return array<string, string> */
    protected function casts(): array
    {
        return ['note_id' => 'integer', 'undone_at' => 'immutable_datetime'];
    }
}
