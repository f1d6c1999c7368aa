<?php

declare(strict_types=1);

namespace App\Policies;

use App\Models\Note;
use App\Models\User;
use App\Services\Records\RecordAccess;

/** Whoever may see a record reads and pins its notes; what one wrote is changed by oneself, or by developer staff. */
final readonly class NotePolicy
{
    public function __construct(private RecordAccess $access) {}

    public function view(User $user, Note $note): bool
    {
        return $this->access->allows($user, $note->subject()->first());
    }

    public function change(User $user, Note $note): bool
    {
        return self::isOwn($user, $note->user_id) && $this->view($user, $note);
    }

    public static function isOwn(User $user, int $authorId): bool
    {
        return $user->id === $authorId || $user->is_developer_staff;
    }
}
