<?php

declare(strict_types=1);

namespace App\Queries\Users;

use App\Data\Lists\Choice;
use App\Models\User;

/** Colleagues as choices of a filter or form, by name. */
final readonly class UserChoiceQuery
{
    /** @return list<Choice> also former colleagues */
    public function all(): array
    {
        return array_values(User::withTrashed()->orderBy('first_name')->orderBy('last_name')->orderBy('id')->get()
            ->map(static fn (User $user): Choice => new Choice((string) $user->id, $user->full_name, $user->is_active ? null : 'Inactive'))->all());
    }

    /** @return list<Choice> who can take over work */
    public function active(): array
    {
        return array_values(User::query()->where('is_active', true)->orderBy('first_name')->orderBy('last_name')->orderBy('id')->get()
            ->map(static fn (User $user): Choice => new Choice((string) $user->id, $user->full_name))->all());
    }
}
