<?php

declare(strict_types=1);

namespace App\Data\Notes;

/** A colleague who can be mentioned in a note. */
final readonly class MentionCandidate
{
    public function __construct(public int $id, public string $full_name, public string $role) {}
}
