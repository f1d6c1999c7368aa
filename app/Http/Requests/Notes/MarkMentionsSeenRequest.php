<?php

declare(strict_types=1);

namespace App\Http\Requests\Notes;

use App\Http\Requests\FormRequest;

/** `notes`: the visible notes; without it all mentions of the user are marked. */
final class MarkMentionsSeenRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'notes' => ['nullable', 'array', 'list', 'max:200'],
            'notes.*' => ['integer', 'min:1', 'max:999999999999999999'],
        ];
    }

    /** @return list<int>|null */
    public function noteIds(): ?array
    {
        $notes = $this->validated('notes');

        return is_array($notes) ? array_values(array_map(intval(...), $notes)) : null;
    }
}
