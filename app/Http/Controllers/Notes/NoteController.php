<?php

declare(strict_types=1);

namespace App\Http\Controllers\Notes;

use App\Actions\Notes\AddNote;
use App\Actions\Notes\DeleteNote;
use App\Actions\Notes\EditNote;
use App\Actions\Notes\MarkMentionsSeen;
use App\Actions\Notes\MarkPromiseDone;
use App\Actions\Notes\PinNote;
use App\Domain\Notes\RecordAccess;
use App\Enums\NoteCategory;
use App\Http\Requests\Notes\MarkMentionsSeenRequest;
use App\Http\Requests\Notes\MarkPromiseRequest;
use App\Http\Requests\Notes\PinNoteRequest;
use App\Http\Requests\Notes\SaveNoteRequest;
use App\Models\Note;
use App\Models\NotePromise;
use App\Models\User;
use App\Queries\Notes\MentionCandidatesQuery;
use App\Queries\Notes\NoteRevisionsQuery;
use App\Support\ChangedMeanwhileException;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;

final class NoteController
{
    public function store(SaveNoteRequest $request, AddNote $add, #[CurrentUser] User $author): RedirectResponse
    {
        $add->handle(
            $request->subject(),
            $request->string('body')->value(),
            $request->enumOf('category', NoteCategory::class),
            $author,
            $request->boolean('is_pinned'),
            $request->reference(),
        );

        return back()->with('success', 'Note added.')->with('auto_hide_success_message', true);
    }

    public function update(SaveNoteRequest $request, Note $note, EditNote $edit, #[CurrentUser] User $editor): RedirectResponse
    {
        try {
            $edit->handle($note, $request->integer('version'), $request->string('body')->value(), $request->enumOf('category', NoteCategory::class), $editor);
        } catch (ChangedMeanwhileException $changed) {
            return back()->withErrors(['body' => $changed->getMessage()]);
        }

        return back()->with('success', 'Note saved.')->with('auto_hide_success_message', true);
    }

    /** The page offers to undo it. */
    public function destroy(Note $note, DeleteNote $delete): RedirectResponse
    {
        $delete->handle($note);

        return back();
    }

    public function pin(PinNoteRequest $request, Note $note, PinNote $pin): RedirectResponse
    {
        $pin->handle($note, $request->boolean('is_pinned'));

        return back();
    }

    public function restore(Note $note, DeleteNote $delete): RedirectResponse
    {
        $delete->restore($note);

        return back()->with('success', 'Note restored.')->with('auto_hide_success_message', true);
    }

    /** Promises are their author's, or the colleague's who took over. */
    public function markPromise(MarkPromiseRequest $request, NotePromise $promise, MarkPromiseDone $mark, #[CurrentUser] User $author): RedirectResponse
    {
        abort_if($promise->user_id !== $author->id, Response::HTTP_NOT_FOUND);
        $mark->handle($promise, $request->boolean('is_done'));

        return back();
    }

    /** The earlier versions of a note, newest first. */
    public function revisions(Note $note, NoteRevisionsQuery $revisions): JsonResponse
    {
        return new JsonResponse($revisions->of($note));
    }

    /** Suggestions after an @. */
    public function people(
        Request $request,
        string $subjectType,
        int $subjectId,
        RecordAccess $access,
        MentionCandidatesQuery $people,
        #[CurrentUser] User $viewer,
    ): JsonResponse {
        $search = $request->query('search');

        return new JsonResponse($people->find(is_string($search) ? mb_substr($search, 0, 60) : '', $access->findOrFail($subjectType, $subjectId, $viewer)));
    }

    /** Called by a button, or in the background when the notes are visible. */
    public function markMentionsSeen(MarkMentionsSeenRequest $request, MarkMentionsSeen $mark, #[CurrentUser] User $viewer): JsonResponse|RedirectResponse
    {
        $mark->handle($viewer, $request->noteIds());

        return $request->expectsJson() ? new JsonResponse(status: 204) : back();
    }
}
