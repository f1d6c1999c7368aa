<?php

declare(strict_types=1);

namespace App\Domain\Notes;

use Illuminate\Support\Facades\Route;

/** The URL of a record's notes. */
final readonly class NoteAddress
{
    public static function of(string $subjectType, int $subjectId): string
    {
        return match ($subjectType) {
            'client' => route('clients.notes', $subjectId, absolute: false),
            'lead' => self::page('clients.leads.show', 'clients.leads.index', $subjectId),
            default => self::page('db-clients.show', 'db-clients.index', $subjectId),
        };
    }

    /** The record's own page, or its list when there is none. */
    private static function page(string $own, string $list, int $id): string
    {
        return Route::has($own) ? route($own, $id, absolute: false) : route($list, absolute: false);
    }
}
