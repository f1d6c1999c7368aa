<?php

declare(strict_types=1);

namespace App\Domain\Services;

use App\Enums\Ability;
use App\Models\RoleAbility;
use App\Models\ServiceCredential;
use App\Models\User;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Collection;

/** The colleagues who can own a credential, and those who are told about it. */
final readonly class CredentialOwners
{
    /** @return Builder<User> active users who can open Services and may change them */
    public static function query(): Builder
    {
        return User::query()->where('is_active', true)->where(static fn (Builder $users): Builder => $users->where('is_executive_staff', false)->orWhere('is_developer_staff', true))
            ->whereIn('role_id', RoleAbility::query()->where('ability', Ability::ViewServices)->select('role_id'));
    }

    /** @return Collection<int, User> the owner; developer staff when the owner has left or can no longer open Services */
    public static function recipients(ServiceCredential $credential): Collection
    {
        $owner = self::query()->whereKey($credential->owner_id)->get();

        return $owner->isNotEmpty() ? $owner : self::query()->where('is_developer_staff', true)->get();
    }
}
