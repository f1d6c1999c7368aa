<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A user mentioned in a note, and when they saw it.
 *
 * @mixin NoteMentionProperties
 */
final class NoteMention extends Model
{
    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'seen_at' => 'immutable_datetime',
        ];
    }

    /** @return BelongsTo<Note, $this> */
    public function note(): BelongsTo
    {
        return $this->belongsTo(Note::class);
    }
}
