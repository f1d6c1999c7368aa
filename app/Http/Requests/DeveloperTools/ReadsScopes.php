<?php

declare(strict_types=1);

namespace App\Http\Requests\DeveloperTools;

use App\Infrastructure\Deliveries\IntakeScope;
use Illuminate\Validation\Rule;

/** The scopes of a token or source, at least one. */
trait ReadsScopes
{
    /** @return list<IntakeScope> */
    public function scopes(): array
    {
        /** @var list<string> $scopes */
        $scopes = $this->validated('scopes');

        return array_map(IntakeScope::from(...), array_values(array_unique($scopes)));
    }

    /** @return array<string, list<mixed>> */
    private function scopeRules(): array
    {
        return [
            'scopes' => ['bail', 'required', 'array', 'list', 'max:'.count(IntakeScope::cases())],
            'scopes.*' => ['bail', 'string', Rule::enum(IntakeScope::class)],
        ];
    }

    /** @return array<string, string> */
    private function scopeMessages(): array
    {
        return ['scopes.required' => 'Choose at least one scope.', 'name.required' => 'Enter a name, such as the system that will use it.'];
    }
}
