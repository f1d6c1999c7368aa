<?php

declare(strict_types=1);

namespace App\Http\Requests\Users;

use App\Domain\Users\RoleRights;
use App\Http\Requests\FormRequest;
use Illuminate\Validation\Rule;

/** All `rights` that the role should have, the `version` of the role that the user saw, and the `reason`. */
final class RoleRightsRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'rights' => ['present', 'array', 'max:'.count(RoleRights::all())],
            'rights.*' => ['string', Rule::in(RoleRights::all())],
            'version' => ['required', 'integer'],
            'reason' => ['required', 'string', 'min:5', 'max:255'],
        ];
    }

    public function messages(): array
    {
        return [
            'reason.max' => 'A reason has at most 255 characters.',
            'reason.*' => 'Enter a reason of at least 5 characters.',
            'rights.*' => 'Reload the page: these abilities are not known.',
        ];
    }

    public function rights(): RoleRights
    {
        return RoleRights::of(array_values($this->validated('rights')));
    }
}
