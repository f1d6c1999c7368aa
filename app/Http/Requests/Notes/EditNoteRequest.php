<?php

declare(strict_types=1);

namespace App\Http\Requests\Notes;

use App\Http\Requests\FormRequest;
use App\Models\Note;
use Illuminate\Database\Eloquent\Model;

/** `body`, `category`, and the `version` that the form was opened on. */
final class EditNoteRequest extends FormRequest
{
    use ChecksNoteText;

    public function rules(): array
    {
        return [...$this->textRules(), 'version' => ['required', 'integer', 'min:1']];
    }

    protected function subject(): Model
    {
        /** @var Note $note */
        $note = $this->route('note');

        return $note->subject()->firstOrFail();
    }
}
