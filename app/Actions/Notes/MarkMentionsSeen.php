<?php

declare(strict_types=1);

namespace App\Actions\Notes;

use App\Models\NoteMention;
use App\Models\User;
use Illuminate\Database\Eloquent\Builder;

/** Marks a user's mentions as seen. */
final readonly class MarkMentionsSeen
{
    /** @param  list<int>|null  $noteIds  null for all of them */
    public function handle(User $user, ?array $noteIds): void
    {
        NoteMention::query()->where('user_id', $user->id)->whereNull('seen_at')
            ->when($noteIds !== null, static fn (Builder $query): Builder => $query->whereIn('note_id', (array) $noteIds))
            ->update(['seen_at' => now()]);
    }
}
