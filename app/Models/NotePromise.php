<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * Something that the author of a note promised to do on a day.
 *
 * @mixin NotePromiseProperties
 */
final class NotePromise extends Model
{
    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'due_on' => 'immutable_date',
            'done_at' => 'immutable_datetime',
        ];
    }

    /** @return BelongsTo<Note, $this> */
    public function note(): BelongsTo
    {
        return $this->belongsTo(Note::class);
    }
}
