<?php

declare(strict_types=1);

namespace App\Policies;

use App\Domain\Notes\RecordAccess;
use App\Models\Note;
use App\Models\User;

/** Staff who may see a record may read and pin its notes. Only the author and developer staff may change a note. */
final readonly class NotePolicy
{
    public function __construct(private RecordAccess $access) {}

    public function view(User $user, Note $note): bool
    {
        return $this->access->allows($user, $note->subject()->first());
    }

    public function change(User $user, Note $note): bool
    {
        return RecordAccess::isOwn($user, $note->user_id) && $this->view($user, $note);
    }
}
