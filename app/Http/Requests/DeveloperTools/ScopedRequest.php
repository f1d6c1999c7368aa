<?php

declare(strict_types=1);

namespace App\Http\Requests\DeveloperTools;

use App\Http\Requests\UserProfile\ConfirmedRequest;
use App\Infrastructure\Deliveries\IntakeScope;
use Illuminate\Validation\Rule;

/** A new token or webhook source: its name and at least one scope. Requires the password. */
abstract class ScopedRequest extends ConfirmedRequest
{
    /** @return array<string, list<mixed>> */
    public function rules(): array
    {
        return [
            ...parent::rules(),
            'name' => ['required', 'string', 'max:100'],
            'scopes' => ['bail', 'required', 'array', 'list', 'max:'.count(IntakeScope::cases())],
            'scopes.*' => ['bail', 'string', Rule::enum(IntakeScope::class)],
        ];
    }

    public function messages(): array
    {
        return [
            ...parent::messages(),
            'scopes.required' => 'Choose at least one scope.',
            'name.required' => 'Enter a name, such as the system that will use it.',
        ];
    }

    /** @return list<IntakeScope> */
    public function scopes(): array
    {
        /** @var list<string> $scopes */
        $scopes = $this->validated('scopes');

        return array_map(IntakeScope::from(...), array_values(array_unique($scopes)));
    }
}
