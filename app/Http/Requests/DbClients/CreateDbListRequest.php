<?php

declare(strict_types=1);

namespace App\Http\Requests\DbClients;

use App\Enums\Ability;
use App\Models\User;
use Carbon\CarbonImmutable;
use Closure;

/** A selection of DB clients for one colleague to call. */
final class CreateDbListRequest extends DbClientSelectionRequest
{
    public function rules(): array
    {
        return [
            ...parent::rules(),
            'name' => ['required', 'string', 'max:120'],
            'assignee_id' => ['required', 'integer', 'min:1', 'max:999999999999999999', $this->mayWorkWithDbClients(...)],
            'due_on' => [
                'nullable',
                'date_format:Y-m-d',
                'before:2100-01-01',
                'after_or_equal:'.CarbonImmutable::now(config()->string('paddock.timezone'))->toDateString(),
            ],
        ];
    }

    public function messages(): array
    {
        return [
            ...parent::messages(),
            'name.required' => 'Enter a name for the list.',
            'assignee_id.required' => 'Choose an assignee.',
            'due_on.after_or_equal' => 'The due date can’t be before today.',
        ];
    }

    public function attributes(): array
    {
        return ['assignee_id' => 'assignee', 'due_on' => 'due date'];
    }

    private function mayWorkWithDbClients(string $attribute, mixed $value, Closure $fail): void
    {
        $user = is_numeric($value) ? User::query()->find((int) $value) : null;
        if ($user === null || ! $user->is_active || ! $user->hasAbility(Ability::ViewDbClients)) {
            $fail('Choose a colleague who has access to DB clients.');
        }
    }
}
