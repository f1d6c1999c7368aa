<?php

declare(strict_types=1);

namespace App\Http\Controllers\Notes;

use App\Actions\Notes\RestoreNote;
use App\Models\Note;
use Illuminate\Http\RedirectResponse;

final class RestoreNoteController
{
    public function __invoke(Note $note, RestoreNote $restore): RedirectResponse
    {
        $restore->handle($note);

        return back()->with('success', 'Note restored.')->with('auto_hide_success_message', true);
    }
}
