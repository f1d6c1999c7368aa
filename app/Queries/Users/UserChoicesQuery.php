<?php

declare(strict_types=1);

namespace App\Queries\Users;

use App\Data\Lists\Choice;
use App\Data\Users\UserFormChoices;
use App\Domain\Users\AccountRules;
use App\Models\Role;
use App\Models\User;
use Illuminate\Database\Eloquent\Builder;

/** The options of the user list's filters and of the user form. */
final readonly class UserChoicesQuery
{
    /** Every role, and every colleague with a team. */
    public function filters(): UserFormChoices
    {
        return new UserFormChoices(
            $this->roles([]),
            UserChoiceQuery::of(User::query()->whereIn('id', User::query()->whereNotNull('manager_id')->select('manager_id'))),
        );
    }

    /** @param  User|null  $user  keeps the present role and manager; null for a new account */
    public function form(User $manager, ?User $user = null): UserFormChoices
    {
        return new UserFormChoices(
            $this->roles(array_values(array_diff(AccountRules::reservedRoleIds($manager), [$user?->role_id]))),
            UserChoiceQuery::of(User::query()->where('id', '!=', $user->id ?? 0)
                ->where(static fn (Builder $any) => $any->where('is_active', true)->orWhere('id', $user->manager_id ?? 0))),
        );
    }

    /**
     * @param  list<int>  $without
     * @return list<Choice>
     */
    private function roles(array $without): array
    {
        return array_values(Role::query()->whereNotIn('id', $without)->orderBy('title')->get()
            ->map(static fn (Role $role): Choice => new Choice((string) $role->id, $role->title, $role->description ?: null))->all());
    }
}
