<?php

declare(strict_types=1);

namespace App\Http\Requests\Rsg;

use App\Enums\Ability;
use App\Enums\RsgEventSeverity;
use App\Http\Requests\Concerns\ReadsSeenOwner;
use App\Http\Requests\FormRequest;
use App\Queries\Users\UserChoiceQuery;
use Illuminate\Validation\Rule;

/** `owner_id` or `severity`. */
final class TriageRsgCommunicationsRequest extends FormRequest
{
    use ReadsSeenOwner;

    public function rules(): array
    {
        return [
            'owner_id' => [
                ...$this->has('severity') ? [] : ['present'],
                'nullable',
                'integer',
                Rule::in(array_column(app(UserChoiceQuery::class)->with(Ability::ViewRsgCommunications), 'value')),
            ],
            'severity' => ['sometimes', 'required', Rule::enum(RsgEventSeverity::class)],
            ...$this->seenOwnerRules(),
        ];
    }

    public function messages(): array
    {
        return ['owner_id.*' => 'Choose a colleague who works this queue.', 'severity.*' => 'Choose how urgent it is.'];
    }

    /** @return array{owner_id?: int|null, severity?: RsgEventSeverity} */
    public function changes(): array
    {
        $owner = $this->validated('owner_id');

        return [
            ...($this->has('owner_id') ? ['owner_id' => $owner === null ? null : (int) $owner] : []),
            ...($this->has('severity') ? ['severity' => $this->enumOf('severity', RsgEventSeverity::class)] : []),
        ];
    }
}
