<?php

declare(strict_types=1);

namespace App\Domain\Users;

use App\Enums\Ability;
use App\Enums\AbilityGroup;
use App\Enums\RoleDuty;
use App\Enums\StaffRole;
use App\Infrastructure\Deliveries\IntakeLock;
use App\Models\Role;
use App\Models\RoleAbility;
use App\Models\User;
use App\Support\OperationRefusedException;

/** The rights of a role: the names of its abilities and duties, in the order of the matrix. */
final readonly class RoleRights
{
    private const FEWEST_EDITORS = 2;

    /** @param  list<string>  $names */
    private function __construct(public array $names) {}

    /** @param  list<string>  $names  unknown ones are left out */
    public static function of(array $names): self
    {
        return new self(array_values(array_filter(self::all(), static fn (string $name): bool => in_array($name, $names, true))));
    }

    public static function held(Role $role): self
    {
        $duties = array_filter(RoleDuty::cases(), static fn (RoleDuty $duty): bool => (bool) $role->getAttribute($duty->value));

        return self::of([...array_column($duties, 'value'), ...$role->abilities->map(static fn (RoleAbility $held): string => $held->ability->value)->all()]);
    }

    /** The rights that the role is seeded with, or null for a role that colleagues created. */
    public static function seeded(Role $role): ?self
    {
        $seed = StaffRole::tryFrom($role->name);

        return $seed === null ? null : self::of([
            ...array_column($seed->abilities(), 'value'),
            ...array_keys(array_filter($seed->duties())),
        ]);
    }

    /** @return list<string> every ability and duty, by group */
    public static function all(): array
    {
        return array_merge(...array_map(self::inGroup(...), AbilityGroup::cases()));
    }

    /** @return list<string> */
    public static function inGroup(AbilityGroup $group): array
    {
        $duties = array_filter(RoleDuty::cases(), static fn (RoleDuty $duty): bool => $duty->group() === $group);

        return [...array_column($group->abilities(), 'value'), ...array_column($duties, 'value')];
    }

    public static function label(string $name): string
    {
        return RoleDuty::tryFrom($name)?->label() ?? Ability::from($name)->label();
    }

    public static function description(string $name): string
    {
        return RoleDuty::tryFrom($name)?->description() ?? Ability::from($name)->description();
    }

    /** Whether a change takes two people. */
    public static function needsTwoPeople(string $name): bool
    {
        return RoleDuty::tryFrom($name) !== null || Ability::from($name)->needsTwoPeople();
    }

    /**
     * It takes two people to undo a change of roles, so two must keep the ability. Call this after the change, in its transaction.
     *
     * @throws OperationRefusedException when fewer are left
     */
    public static function refuseTooFewEditors(): void
    {
        // Simultaneous changes wait for each other here, so that the second counts what the first left.
        (new IntakeLock)->hold('role editors');
        if (User::writersHolding(Ability::ViewRoles)->count() < self::FEWEST_EDITORS) {
            throw new OperationRefusedException('At least two active users must be able to edit roles. Nothing was changed.');
        }
    }
}
