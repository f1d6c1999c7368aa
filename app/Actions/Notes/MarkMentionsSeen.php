<?php

declare(strict_types=1);

namespace App\Actions\Notes;

use App\Models\NoteMention;
use App\Models\User;

/** Marks a user's mentions in the notes as seen. */
final readonly class MarkMentionsSeen
{
    /** @param  list<int>  $noteIds */
    public function handle(User $user, array $noteIds): void
    {
        NoteMention::query()->where('user_id', $user->id)->whereNull('seen_at')->whereIn('note_id', $noteIds)->update(['seen_at' => now()]);
    }
}
