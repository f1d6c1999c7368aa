<?php

declare(strict_types=1);

namespace App\Domain\Leads;

use App\Enums\Ability;
use App\Models\RoleAbility;
use App\Models\User;
use Illuminate\Database\Eloquent\Builder as EloquentBuilder;
use Illuminate\Database\Query\Builder;

/** The staff who can own a lead and its later client: active users who can see leads. */
final readonly class LeadOwners
{
    /**
     * @template TBuilder of Builder|EloquentBuilder<User>
     *
     * @param  TBuilder  $users
     * @return TBuilder
     */
    public static function among(Builder|EloquentBuilder $users): Builder|EloquentBuilder
    {
        return $users->where('users.is_active', true)->whereNull('users.deleted_at')
            ->whereIn('users.role_id', RoleAbility::query()->where('ability', Ability::ViewClients)->select('role_id'));
    }

    /** The user's id, or null when the user can't own leads. */
    public static function orNull(?int $userId): ?int
    {
        return $userId !== null && self::among(User::query()->whereKey($userId))->exists() ? $userId : null;
    }
}
