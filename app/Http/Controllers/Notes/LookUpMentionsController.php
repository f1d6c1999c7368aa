<?php

declare(strict_types=1);

namespace App\Http\Controllers\Notes;

use App\Domain\Notes\RecordAccess;
use App\Models\User;
use App\Queries\Notes\MentionCandidatesQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;

/** Suggestions after an @. */
final class LookUpMentionsController
{
    public function __invoke(Request $request, string $subjectType, int $subjectId, RecordAccess $access, MentionCandidatesQuery $people, #[CurrentUser] User $viewer): JsonResponse
    {
        $search = $request->query('search');

        return new JsonResponse($people->find(is_string($search) ? mb_substr($search, 0, 60) : '', $access->findOrFail($subjectType, $subjectId, $viewer)));
    }
}
