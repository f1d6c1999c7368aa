<?php

declare(strict_types=1);

namespace App\Queries\Users;

use App\Data\Lists\Choice;
use App\Enums\Ability;
use App\Models\User;
use Illuminate\Database\Eloquent\Builder;

/** Colleagues as choices of a filter or form, by name. */
final readonly class UserChoiceQuery
{
    /** @return list<Choice> also former colleagues */
    public function all(): array
    {
        return array_values(self::byName(User::withTrashed())->get()
            ->map(static fn (User $user): Choice => new Choice((string) $user->id, $user->full_name, $user->is_active ? null : 'Inactive'))->all());
    }

    /** @return list<Choice> who can take over work */
    public function active(): array
    {
        return self::of(User::query()->where('is_active', true));
    }

    /** @return list<Choice> colleagues who can do the work of the ability: not executives, and not without the certification that it needs */
    public function with(Ability $ability): array
    {
        return self::of(User::writersHolding($ability));
    }

    /**
     * @param  Builder<User>  $users
     * @return list<Choice>
     */
    public static function of(Builder $users): array
    {
        return Choice::of(self::byName($users)->get(['users.id', 'users.first_name', 'users.last_name']), 'full_name');
    }

    /**
     * @param  Builder<User>  $users
     * @return Builder<User>
     */
    private static function byName(Builder $users): Builder
    {
        return $users->orderBy('users.first_name')->orderBy('users.last_name')->orderBy('users.id');
    }
}
