<?php

declare(strict_types=1);

namespace App\Http\Controllers\Notes;

use App\Actions\Notes\AddNote;
use App\Actions\Notes\DeleteNote;
use App\Actions\Notes\EditNote;
use App\Http\Requests\Notes\AddNoteRequest;
use App\Http\Requests\Notes\EditNoteRequest;
use App\Models\Note;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class NoteController
{
    public function store(AddNoteRequest $request, AddNote $add, #[CurrentUser] User $author): RedirectResponse
    {
        $add->handle($request->subject(), $request->body(), $request->category(), $author, $request->isPinned(), $request->reference());

        return back()->with('success', 'Note added.')->with('auto_hide_success_message', true);
    }

    public function update(EditNoteRequest $request, Note $note, EditNote $edit, #[CurrentUser] User $editor): RedirectResponse
    {
        try {
            $edit->handle($note, $request->version(), $request->body(), $request->category(), $editor);
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
}
