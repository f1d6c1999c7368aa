<?php

declare(strict_types=1);

namespace App\Http\Requests\Matches;

use App\Enums\MatchStatus;
use App\Http\Requests\FormRequest;
use Illuminate\Validation\Rule;

/** `seen` is the status on the screen; the decision `suggested` reopens a match. */
final class DecideMatchesRequest extends FormRequest
{
    public const MOST = 200;

    public function rules(): array
    {
        // A merge is not a decision.
        $status = Rule::enum(MatchStatus::class)->except(MatchStatus::Merged);

        return [
            'ids' => ['required', 'array', 'list', 'max:'.self::MOST],
            'ids.*' => ['integer', 'between:1,999999999999999999'],
            'seen' => ['required', $status],
            'decision' => ['required', 'different:seen', $status],
            'reason' => ['nullable', 'string', 'max:255', 'required_if:decision,rejected'],
        ];
    }

    public function messages(): array
    {
        return [
            'reason.required_if' => 'Enter why these are two different people.',
            'ids.required' => 'Choose at least one match.',
            'ids.max' => 'Select at most '.self::MOST.' matches.',
            'decision' => 'Confirm, reject or reopen the match.',
            'decision.different' => 'The match already has this status.',
        ];
    }

    /** @return list<int> */
    public function ids(): array
    {
        return array_map(intval(...), array_values($this->array('ids')));
    }
}
