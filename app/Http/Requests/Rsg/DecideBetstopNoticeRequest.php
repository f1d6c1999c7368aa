<?php

declare(strict_types=1);

namespace App\Http\Requests\Rsg;

use App\Enums\BetstopDecision;
use App\Http\Requests\FormRequest;
use Illuminate\Validation\Rule;

/** `decision` about `client_ids` of the possible clients, with a `reason` unless it is the same person. `scores` are those on the officer's page. */
final class DecideBetstopNoticeRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'decision' => ['required', Rule::enum(BetstopDecision::class)->except(BetstopDecision::Verified)],
            'client_ids' => [
                'list',
                'max:10',
                'required_unless:decision,'.BetstopDecision::Nobody->value,
                'prohibited_if:decision,'.BetstopDecision::Nobody->value,
            ],
            'client_ids.*' => ['integer', 'min:1', 'distinct'],
            'scores' => ['list', 'required_if:decision,'.BetstopDecision::OtherPerson->value, 'size:'.count($this->array('client_ids'))],
            'scores.*' => ['integer', 'between:0,100'],
            'reason' => ['nullable', 'required_unless:decision,'.BetstopDecision::SamePerson->value, 'string', 'min:3', 'max:500'],
        ];
    }

    public function messages(): array
    {
        return [
            'client_ids.required_unless' => 'Choose at least one client.',
            'scores.*' => 'Reload the page and decide again.',
            'reason.required_unless' => 'Enter how you know.',
            'reason.min' => 'Enter how you know, in at least 3 characters.',
        ];
    }

    /** @return list<int> */
    public function clientIds(): array
    {
        return array_map(intval(...), array_values((array) ($this->validated('client_ids') ?? [])));
    }

    /** @return array<int, int> on the officer's page, by client */
    public function scores(): array
    {
        $scores = array_map(intval(...), array_values((array) ($this->validated('scores') ?? [])));

        return $scores === [] ? [] : array_combine($this->clientIds(), $scores);
    }

    public function reason(): ?string
    {
        $reason = $this->validated('reason');

        return is_string($reason) ? $reason : null;
    }
}
