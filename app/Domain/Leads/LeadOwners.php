<?php

declare(strict_types=1);

namespace App\Domain\Leads;

use App\Enums\Ability;
use App\Enums\StaffRole;
use App\Models\GatedAbility;
use App\Models\RoleAbility;
use App\Models\User;
use Illuminate\Database\Eloquent\Builder as EloquentBuilder;
use Illuminate\Database\Query\Builder;

/** The staff who can own a lead and its later client: active users who can see leads, but not executives, who only read. */
final readonly class LeadOwners
{
    /**
     * The owners who can get more records. Colleagues whose certification has ended can't open them.
     *
     * @template TBuilder of Builder|EloquentBuilder<User>
     *
     * @param  TBuilder  $users
     * @return TBuilder
     */
    public static function among(Builder|EloquentBuilder $users): Builder|EloquentBuilder
    {
        return self::keeping($users)->whereNotIn('users.id', GatedAbility::usersWithout(Ability::ViewClients->value));
    }

    /**
     * The owners who keep their records.
     *
     * @template TBuilder of Builder|EloquentBuilder<User>
     *
     * @param  TBuilder  $users
     * @return TBuilder
     */
    public static function keeping(Builder|EloquentBuilder $users): Builder|EloquentBuilder
    {
        return $users->where('users.is_active', true)->where('users.is_executive_staff', false)->whereNull('users.deleted_at')
            ->whereIn('users.role_id', RoleAbility::query()->where('ability', Ability::ViewClients)->select('role_id'));
    }

    /**
     * Account managers: owners of the two seeded roles, and of created roles that change only their own clients.
     *
     * @template TBuilder of Builder|EloquentBuilder<User>
     *
     * @param  TBuilder  $users  joined with their roles
     * @return TBuilder
     */
    public static function managers(Builder|EloquentBuilder $users): Builder|EloquentBuilder
    {
        return self::among($users)->where(
            static fn (Builder|EloquentBuilder $any): Builder|EloquentBuilder => $any
                ->whereIn('roles.name', [StaffRole::AccountManager->value, StaffRole::SeniorAccountManager->value])
                ->orWhere('roles.changes_all_clients', false),
        );
    }

    /** The user's id, or null when the user can't keep leads. */
    public static function orNull(?int $userId): ?int
    {
        return $userId !== null && self::keeping(User::query()->whereKey($userId))->exists() ? $userId : null;
    }

    /**
     * For an undo that gives a record back: a colleague who has left handed over only the records that were open.
     *
     * @param  array<string, mixed>  $columns  of a client or lead
     * @return array<string, null> the owner column, if its user can't own leads any more
     */
    public static function unassigned(array $columns): array
    {
        $owners = array_filter(array_intersect_key($columns, ['owner_id' => true, 'account_manager_id' => true]));

        return array_fill_keys(array_keys(array_filter($owners, static fn (mixed $id): bool => self::orNull((int) $id) === null)), null);
    }
}
