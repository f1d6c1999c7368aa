<?php

declare(strict_types=1);

namespace App\Http\Controllers\Notes;

use App\Models\Note;
use App\Queries\Notes\NoteRevisionsQuery;
use Illuminate\Http\JsonResponse;

/** The edit history of a note. */
final class NoteRevisionController
{
    public function index(Note $note, NoteRevisionsQuery $revisions): JsonResponse
    {
        return new JsonResponse($revisions->of($note));
    }
}
