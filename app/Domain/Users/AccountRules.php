<?php

declare(strict_types=1);

namespace App\Domain\Users;

use App\Enums\StaffRole;
use App\Models\Role;
use App\Models\User;

/**
 * The rules for changing accounts: users can't change their own access, and only developers give or change the access of developers and
 * executives.
 */
final readonly class AccountRules
{
    private const PRIVILEGED_ROLES = [StaffRole::Developer->value, StaffRole::Executive->value];

    /** A longer chain of managers is not followed. */
    private const MOST_LEVELS = 20;

    /** Why the manager can't change this account, or null. Deactivating it is always allowed. */
    public static function refusal(User $manager, User $user): ?string
    {
        return self::isPrivileged($user) && ! $manager->is_developer_staff ? 'Only a developer can change the account of a developer or executive.' : null;
    }

    public static function isPrivileged(User $user): bool
    {
        return $user->is_developer_staff || $user->is_executive_staff || in_array($user->roleName(), self::PRIVILEGED_ROLES, true);
    }

    /** @return list<int> the roles that the manager can't assign */
    public static function reservedRoleIds(User $manager): array
    {
        return $manager->is_developer_staff ? [] : array_values(Role::query()->whereIn('name', self::PRIVILEGED_ROLES)->pluck('id')->all());
    }

    /**
     * The form errors of a new or changed account.
     *
     * @param  array<string, mixed>  $changes  only the fields that change
     * @return array<string, string>
     */
    public static function errors(User $manager, ?User $user, array $changes): array
    {
        $isSelf = $user !== null && $manager->is($user);
        $roleId = $changes['role_id'] ?? null;
        $managerId = $changes['manager_id'] ?? null;
        $errors = [
            // With a reset link to a new address, a colleague could set up an app of their own.
            'email' => array_key_exists('email', $changes) && $user !== null && ! $isSelf && $user->hasPassword() && $user->totp_confirmed_at === null
                ? 'This user has no authenticator app. Change the email after they have set one up.' : null,
            'role_id' => match (true) {
                $roleId === null => null,
                $isSelf => 'You can’t change your own role.',
                in_array($roleId, self::reservedRoleIds($manager), true) => 'Only a developer can assign this role.',
                default => null,
            },
            'manager_id' => $user !== null && $managerId !== null && self::reportsTo((int) $managerId, $user->id)
                ? 'A user can’t report to themselves or to a member of their own team.'
                : null,
        ];
        foreach (['is_developer_staff', 'is_executive_staff'] as $flag) {
            // A new account starts without the flag.
            $isChanged = array_key_exists($flag, $changes) && ($user !== null || $changes[$flag] === true);
            $errors[$flag] = match (true) {
                ! $isChanged => null,
                $isSelf => 'You can’t change your own access.',
                ! $manager->is_developer_staff => 'Only a developer can change this.',
                default => null,
            };
        }

        return array_filter($errors);
    }

    /** Whether the colleague is the user or reports to the user, directly or not. */
    public static function reportsTo(int $colleagueId, int $userId): bool
    {
        for ($level = 0, $id = $colleagueId; $level < self::MOST_LEVELS && $id !== 0; $level++) {
            if ($id === $userId) {
                return true;
            }
            $id = (int) User::query()->whereKey($id)->value('manager_id');
        }

        return false;
    }
}
