<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;

/**
 * A merge of two records; the snapshot holds everything an undo needs. `subject_type` is "client", "lead" or "db_client" for
 * records of one kind, or a link such as "lead>client".
 *
 * @mixin MergeProperties
 */
final class Merge extends Model
{
    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'snapshot' => 'array',
            'undone_at' => 'immutable_datetime',
        ];
    }
}
