<?php

declare(strict_types=1);

namespace App\Domain\Notes;

/** The URL of a record's notes. */
final readonly class NoteAddress
{
    public static function of(string $subjectType, int $subjectId): string
    {
        return match ($subjectType) {
            'client' => route('clients.notes', $subjectId, absolute: false),
            'lead' => route('clients.leads.show', $subjectId, absolute: false),
            default => route('db-clients.show', $subjectId, absolute: false),
        };
    }
}
