<?php

declare(strict_types=1);

namespace App\Http\Requests\Users;

use App\Http\Requests\FormRequest;
use App\Models\Role;
use Illuminate\Validation\Rule;

/** `title` and `description` of a role; a change also sends those that the user saw, as `base_title` and `base_description`. */
final class RoleRequest extends FormRequest
{
    public function rules(): array
    {
        $base = [Rule::requiredIf($this->route('role') !== null), 'string'];

        return [
            'base_title' => $base,
            'base_description' => $base,
            'title' => ['required', 'string', 'max:60', Rule::unique(Role::class)->ignore($this->route('role'))],
            'description' => ['required', 'string', 'max:255'],
        ];
    }

    public function messages(): array
    {
        return [
            'title.required' => 'Enter a title.', 'title.unique' => 'Another role has this title.', 'title.*' => 'A title has at most 60 characters.',
            'description.required' => 'Describe the job of this role.', 'description.*' => 'A description has at most 255 characters.',
        ];
    }
}
