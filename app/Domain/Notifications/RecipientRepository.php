<?php

declare(strict_types=1);

namespace App\Domain\Notifications;

use App\Enums\Ability;
use App\Models\GatedAbility;
use App\Models\RoleAbility;
use App\Models\User;
use Illuminate\Database\Eloquent\Builder;

/** Active users who may be notified. */
final readonly class RecipientRepository
{
    /** @return array<int, string> time zones of the active users who hold the ability and the certification it needs, by user id */
    public function holding(Ability $ability): array
    {
        /** @var array<int, string> */
        return $this->holders($ability)->orderBy('id')->toBase()->pluck('timezone', 'id')->all();
    }

    /** @return Builder<User> the same users without executives, who only read */
    public function writersHolding(Ability $ability): Builder
    {
        return $this->holders($ability)->where(static fn (Builder $writes): Builder => $writes->where('is_executive_staff', false)->orWhere('is_developer_staff', true))->orderBy('id');
    }

    /**
     * @param  list<int>  $userIds
     * @return list<int> the active ones
     */
    public function active(array $userIds): array
    {
        return $userIds === [] ? [] : array_values(User::query()->whereKey($userIds)->where('is_active', true)->get(['id'])->modelKeys());
    }

    /** @return Builder<User> */
    private function holders(Ability $ability): Builder
    {
        return User::query()
            ->where('is_active', true)
            ->whereIn('role_id', RoleAbility::query()->where('ability', $ability)->select('role_id'))
            ->whereNotIn('id', GatedAbility::usersWithout($ability));
    }
}
