<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Enums\Ability;
use App\Enums\StaffRole;
use App\Models\Role;
use App\Models\RoleAbility;
use App\Models\User;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<User>
 */
final class UserFactory extends Factory
{
    protected $model = User::class;

    /** The password of every created user. */
    public const PASSWORD = 'correct horse battery staple';

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'first_name' => fake()->firstName(),
            'last_name' => fake()->lastName(),
            'email' => fake()->unique()->safeEmail(),
            'password' => self::PASSWORD,
            'role_id' => fn (): int => self::role(StaffRole::AccountManager)->id,
            // Old enough to be the second person of a decision.
            'created_at' => now()->subDays(8),
        ];
    }

    /** With the abilities that the role is seeded with. */
    public function withRole(StaffRole $role): static
    {
        return $this->state(fn (): array => [
            'role_id' => self::role($role)->id,
            'is_developer_staff' => $role === StaffRole::Developer,
            'is_executive_staff' => $role === StaffRole::Executive,
        ]);
    }

    /** With exactly these abilities. For clients of all account managers, so that a test is about the abilities. */
    public function withAbilities(Ability ...$abilities): static
    {
        return $this->state(function () use ($abilities): array {
            $role = Role::create([
                'name' => 'test_'.fake()->unique()->numerify('######'),
                'title' => 'Test role',
                'description' => '',
                'changes_all_clients' => true,
            ]);
            self::give($role, $abilities);

            return ['role_id' => $role->id];
        });
    }

    public function inactive(): static
    {
        return $this->state(['is_active' => false]);
    }

    private static function role(StaffRole $role): Role
    {
        $existing = Role::query()->where('name', $role->value)->first();
        if ($existing !== null) {
            return $existing;
        }

        $made = Role::create([
            'name' => $role->value, 'title' => $role->label(), 'description' => $role->description(),
            ...$role->duties(),
        ]);
        self::give($made, $role->abilities());

        return $made;
    }

    /**
     * In one statement, because tests create roles with dozens of abilities.
     *
     * @param  array<Ability>  $abilities
     */
    private static function give(Role $role, array $abilities): void
    {
        RoleAbility::query()->insert(array_values(array_map(
            static fn (Ability $ability): array => ['role_id' => $role->id, 'ability' => $ability->value, 'created_at' => now(), 'updated_at' => now()],
            $abilities,
        )));
    }
}
