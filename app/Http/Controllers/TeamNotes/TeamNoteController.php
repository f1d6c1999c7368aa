<?php

declare(strict_types=1);

namespace App\Http\Controllers\TeamNotes;

use App\Actions\TeamNotes\AddTeamNote;
use App\Actions\TeamNotes\DeleteTeamNote;
use App\Actions\TeamNotes\EditTeamNote;
use App\Actions\TeamNotes\MarkTeamNotesRead;
use App\Actions\TeamNotes\PinTeamNote;
use App\Data\TeamNotes\TeamNotesPage;
use App\Enums\TeamNoteCategory;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\ListRequest;
use App\Http\Requests\Notes\PinNoteRequest;
use App\Http\Requests\TeamNotes\MarkTeamNotesReadRequest;
use App\Http\Requests\TeamNotes\SaveTeamNoteRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\TeamNotes\TeamNoteList;
use App\Models\TeamNote;
use App\Models\User;
use App\Queries\Notes\MentionCandidatesQuery;
use App\Queries\TeamNotes\TeamNoteReadersQuery;
use App\Support\ChangedMeanwhileException;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;
use Illuminate\Http\Response as PlainResponse;

final class TeamNoteController
{
    use AnswersChange;

    public function index(ListRequest $request, TeamNoteList $list, #[CurrentUser] User $viewer): Response
    {
        [$notes, $meta] = $request->page($list);
        $parameters = $request->parameters($list);

        return Inertia::render('TeamNotes/Index', new TeamNotesPage(
            notes: $notes,
            meta: $meta,
            category: TeamNoteCategory::tryFrom((string) $parameters->valueOf('category')),
            is_expired: ($parameters->values['view'] ?? null) === 'expired',
            can_write: $viewer->can('writeTeamNotes'),
        ));
    }

    public function store(SaveTeamNoteRequest $request, AddTeamNote $add, #[CurrentUser] User $author): RedirectResponse
    {
        $add->handle($request->newNote(), $author, $request->reference());

        return $this->success('Note added.');
    }

    public function update(SaveTeamNoteRequest $request, TeamNote $teamNote, EditTeamNote $edit, #[CurrentUser] User $editor): RedirectResponse
    {
        try {
            $edit->handle($teamNote, $request->edit(), $request->integer('version'), $editor);
        } catch (ChangedMeanwhileException $changed) {
            return back()->withErrors(['body' => $changed->getMessage()]);
        }

        return $this->success('Note saved.');
    }

    public function pin(PinNoteRequest $request, TeamNote $teamNote, PinTeamNote $pin, #[CurrentUser] User $user): RedirectResponse
    {
        $pin->handle($teamNote, $request->boolean('is_pinned'), $user);

        return back();
    }

    /** The page offers to undo it. */
    public function destroy(TeamNote $teamNote, DeleteTeamNote $delete, #[CurrentUser] User $user): RedirectResponse
    {
        $delete->handle($teamNote, $user);

        return back();
    }

    public function restore(TeamNote $teamNote, DeleteTeamNote $delete, #[CurrentUser] User $user): RedirectResponse
    {
        $delete->restore($teamNote, $user);

        return $this->success('Note restored.');
    }

    /** Suggestions after an @. */
    public function people(Request $request, MentionCandidatesQuery $people): JsonResponse
    {
        $search = $request->query('search');

        return new JsonResponse($people->findInTeam(is_string($search) ? mb_substr($search, 0, 60) : ''));
    }

    public function readers(TeamNote $teamNote, TeamNoteReadersQuery $readers): JsonResponse
    {
        return new JsonResponse($readers->of($teamNote));
    }

    /** Called in the background by the page, because pages write nothing. */
    public function read(MarkTeamNotesReadRequest $request, MarkTeamNotesRead $mark, #[CurrentUser] User $reader): PlainResponse
    {
        $mark->handle($reader, $request->noteIds());

        return new PlainResponse(status: 204);
    }
}
