<?php

declare(strict_types=1);

namespace App\Http\Controllers\Notes;

use App\Actions\Notes\PinNote;
use App\Http\Requests\Notes\PinNoteRequest;
use App\Models\Note;
use Illuminate\Http\RedirectResponse;

final class PinNoteController
{
    public function __invoke(PinNoteRequest $request, Note $note, PinNote $pin): RedirectResponse
    {
        $pin->handle($note, $request->boolean('is_pinned'));

        return back();
    }
}
