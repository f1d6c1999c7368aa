<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\NoteCategory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * The text of a note before an edit.
 *
 * @mixin NoteRevisionProperties
 */
final class NoteRevision extends Model
{
    public const UPDATED_AT = null;

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'category' => NoteCategory::class,
        ];
    }

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }
}
