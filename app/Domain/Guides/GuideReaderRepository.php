<?php

declare(strict_types=1);

namespace App\Domain\Guides;

use App\Enums\Ability;
use App\Models\RoleAbility;
use App\Models\User;
use Illuminate\Database\Eloquent\Builder;

final readonly class GuideReaderRepository
{
    /** @return Builder<User> active colleagues who can view guides and so acknowledge each version; executives write nothing */
    public static function all(): Builder
    {
        return User::query()->where('users.is_active', true)
            ->where(static fn (Builder $writes): Builder => $writes->where('users.is_executive_staff', false)->orWhere('users.is_developer_staff', true))
            ->whereIn('users.role_id', RoleAbility::query()->where('ability', Ability::ViewGuides)->select('role_id'));
    }
}
