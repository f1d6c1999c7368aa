<?php

declare(strict_types=1);

namespace App\Http\Requests\Users;

use App\Http\Requests\FormRequest;
use App\Models\GatedAbility;
use Illuminate\Validation\Rule;

/** `role_id` and `due_on`. */
final class AssignTrainingRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'role_id' => ['required', 'integer', 'between:1,999999999999999999', Rule::exists('roles', 'id')],
            'due_on' => ['required', 'date_format:Y-m-d', 'after_or_equal:'.GatedAbility::today(), 'before:2100-01-01'],
        ];
    }

    public function messages(): array
    {
        return ['role_id.*' => 'Choose a role.', 'due_on.*' => 'Enter a due date, today or later.'];
    }
}
