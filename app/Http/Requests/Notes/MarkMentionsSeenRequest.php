<?php

declare(strict_types=1);

namespace App\Http\Requests\Notes;

use App\Http\Requests\FormRequest;

/** `notes`: the visible notes. */
final class MarkMentionsSeenRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'notes' => ['required', 'array', 'list', 'max:200'],
            'notes.*' => ['integer', 'min:1', 'max:999999999999999999'],
        ];
    }

    /** @return list<int> */
    public function noteIds(): array
    {
        return array_values(array_map(intval(...), (array) $this->validated('notes')));
    }
}
