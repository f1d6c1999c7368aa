<?php

declare(strict_types=1);

namespace App\Http\Requests\Matches;

use App\Domain\Matches\Merging\MergeFields;
use App\Http\Requests\FormRequest;
use App\Models\MatchSuggestion;
use Illuminate\Validation\Rule;

/**
 * `winner` (left or right) is the record to keep; `from_loser` has the fields whose values come from the other client. `left_id` and `right_id`
 * are the records that the user saw: after a merge, the match is about other records.
 */
final class MergeMatchRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'reason' => ['required', 'string', 'max:255'],
            'left_id' => ['nullable', 'integer'],
            'right_id' => ['nullable', 'integer'],
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

    public function isAbout(MatchSuggestion $match): bool
    {
        return $this->integer('left_id', $match->left_id) === $match->left_id && $this->integer('right_id', $match->right_id) === $match->right_id;
    }

    /** @return list<string> */
    public function fromLoser(): array
    {
        /** @var list<string> */
        return $this->validated('from_loser') ?? [];
    }
}
