<?php

declare(strict_types=1);

namespace App\Http\Requests\Notes;

use App\Models\Note;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Foundation\Http\FormRequest;

/** `body`, `category`, and the `version` that the form was opened on. */
final class EditNoteRequest extends FormRequest
{
    use ChecksNoteText;

    /** @return array<string, mixed> */
    public function rules(): array
    {
        return [...$this->textRules(), 'version' => ['required', 'integer', 'min:1']];
    }

    public function version(): int
    {
        return (int) $this->validated('version');
    }

    protected function subject(): Model
    {
        /** @var Note $note */
        $note = $this->route('note');

        return $note->subject()->firstOrFail();
    }
}
