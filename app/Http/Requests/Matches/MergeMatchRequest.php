<?php

declare(strict_types=1);

namespace App\Http\Requests\Matches;

use App\Domain\Matches\Merging\MergeFields;
use App\Http\Requests\FormRequest;
use Illuminate\Validation\Rule;

/** `reason`; of two clients also `winner` (left or right) and `from_loser`, the fields that are taken over. */
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
        return ['reason.required' => 'Say why these are one person.', 'winner.in' => 'Choose which of the two records stays.', 'from_loser.*.in' => 'That field cannot be chosen.'];
    }

    /** @return list<string> */
    public function fromLoser(): array
    {
        /** @var list<string> */
        return $this->validated('from_loser') ?? [];
    }
}
