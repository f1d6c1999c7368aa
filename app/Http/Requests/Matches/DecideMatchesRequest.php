<?php

declare(strict_types=1);

namespace App\Http\Requests\Matches;

use App\Enums\MatchStatus;
use App\Http\Requests\FormRequest;
use Illuminate\Validation\Rule;

/** `ids` (up to 200), `seen` (how they stand on the screen), `decision` (suggested takes the one before back) and, for a rejection, `reason`. */
final class DecideMatchesRequest extends FormRequest
{
    public const MOST = 200;

    public function rules(): array
    {
        return [
            'ids' => ['required', 'array', 'list', 'max:'.self::MOST],
            'ids.*' => ['integer', 'between:1,999999999999999999'],
            'seen' => ['required', Rule::in(self::open())],
            'decision' => ['required', 'different:seen', Rule::in(self::open())],
            'reason' => ['nullable', 'string', 'max:255', 'required_if:decision,rejected'],
        ];
    }

    public function messages(): array
    {
        return ['reason.required_if' => 'Say why these are two people.', 'ids.required' => 'Choose at least one match.', 'ids.max' => 'At most '.self::MOST.' matches are decided at once.', 'decision.in' => 'A match is confirmed, rejected, or suggested again.', 'decision.different' => 'It stands so already.'];
    }

    public function seen(): MatchStatus
    {
        return MatchStatus::from($this->string('seen')->value());
    }

    public function decision(): MatchStatus
    {
        return MatchStatus::from($this->string('decision')->value());
    }

    /** @return list<int> */
    public function ids(): array
    {
        return array_map(intval(...), array_values((array) $this->validated('ids')));
    }

    public function reason(): ?string
    {
        $reason = $this->string('reason')->trim()->value();

        return $reason === '' ? null : $reason;
    }

    /** @return list<string> what is neither merged nor becomes so by a decision */
    private static function open(): array
    {
        return [MatchStatus::Suggested->value, MatchStatus::Confirmed->value, MatchStatus::Rejected->value];
    }
}
