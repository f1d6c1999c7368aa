<?php

declare(strict_types=1);

namespace App\Http\Requests\Rsg;

use App\Enums\Ability;
use App\Http\Requests\Concerns\ReadsSeenOwner;
use App\Http\Requests\FormRequest;
use App\Models\User;
use App\Queries\Users\UserChoiceQuery;
use Illuminate\Validation\Rule;

/** `owner_id`: a colleague who works on RSG. */
final class AssignExclusionCaseRequest extends FormRequest
{
    use ReadsSeenOwner;

    public function rules(): array
    {
        return [
            'owner_id' => ['required', 'integer', Rule::in(array_column(app(UserChoiceQuery::class)->with(Ability::ViewRsg), 'value'))],
            ...$this->seenOwnerRules(),
        ];
    }

    public function messages(): array
    {
        return ['owner_id.*' => 'Choose a colleague who works on RSG.'];
    }

    public function owner(): User
    {
        return User::query()->findOrFail((int) $this->validated('owner_id'));
    }
}
