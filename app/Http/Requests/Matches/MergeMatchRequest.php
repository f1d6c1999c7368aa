<?php

declare(strict_types=1);

namespace App\Http\Requests\Matches;

use App\Domain\Matches\Merging\MergeFields;
use App\Http\Requests\FormRequest;
use Illuminate\Validation\Rule;

/** `winner` (left or right) is the record to keep; `from_loser` has the fields whose values come from the other client. */
final class MergeMatchRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'reason' => ['required', 'string', 'max:255'],
            'winner' => ['nullable', Rule::in(['left', 'right'])],
            'from_loser' => ['nullable', 'array', 'list'],
            'from_loser.*' => [Rule::in(array_keys(MergeFields::CHOICES))],
        ];
    }

    public function messages(): array
    {
        return [
            'reason.required' => 'Enter why these are the same person.',
            'winner.in' => 'Choose which record to keep.',
            'from_loser.*.in' => 'You can’t choose this field.',
        ];
    }

    /** @return list<string> */
    public function fromLoser(): array
    {
        /** @var list<string> */
        return $this->validated('from_loser') ?? [];
    }
}
