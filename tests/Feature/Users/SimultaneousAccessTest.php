<?php

declare(strict_types=1);

namespace Tests\Feature\Users;

use App\Actions\Users\DeactivateUser;
use App\Actions\Users\UpdateUser;
use App\Enums\Ability;
use App\Enums\StaffRole;
use App\Models\User;
use Closure;
use Tests\Support\AttemptsChanges;
use Tests\Support\SharedDatabase;
use Tests\TestCase;

/** Two developers remove each other's access at the same moment. One must keep it, because only a developer can give it back. */
final class SimultaneousAccessTest extends TestCase
{
    use AttemptsChanges, SharedDatabase;

    public function test_one_of_two_developers_keeps_the_access_when_each_takes_the_others(): void
    {
        [$one, $other] = $this->developers();

        $outcomes = $this->crowd()->act([self::demoter($one, $other), self::demoter($other, $one)]);

        $this->assertEqualsCanonicalizing(['done', 'refused'], $outcomes);
        $this->assertSame(1, $this->left());
    }

    public function test_developer_who_was_deactivated_since_takes_no_access(): void
    {
        [$one, $other] = $this->developers();
        // The request of the first begins before the other deactivates them.
        [$manager, $user] = [User::query()->findOrFail($one), User::query()->findOrFail($other)];
        app(DeactivateUser::class)->handle(User::query()->findOrFail($one), [], $user);

        $this->assertSame('refused', self::attempt(static fn () => app(UpdateUser::class)->handle($user, ['is_developer_staff' => false], $user->version, $manager)));
        $this->assertSame(1, $this->left());
    }

    public function test_two_role_editors_are_left_when_several_lose_their_role_at_once(): void
    {
        $editors = User::factory()->withRole(StaffRole::PeopleManager)->createMany(4)->modelKeys();
        $managers = User::factory()->withRole(StaffRole::RiskAnalyst)->createMany(4);
        $role = (int) $managers->firstOrFail()->refresh()->role_id;

        $outcomes = $this->crowd()->act(array_map(
            static fn (int $editor, int $manager): Closure => self::changer($manager, $editor, ['role_id' => $role]), $editors, $managers->modelKeys(),
        ));

        $this->assertEqualsCanonicalizing(['done', 'done', 'refused', 'refused'], $outcomes);
        $this->assertSame(2, User::writersHolding(Ability::ViewRoles)->count());
    }

    /** @return list<int> */
    private function developers(): array
    {
        return array_values(User::factory()->withRole(StaffRole::Developer)->createMany(2)->modelKeys());
    }

    private function left(): int
    {
        return User::query()->where('is_developer_staff', true)->where('is_active', true)->count();
    }

    /** @return Closure(Closure(): void): string */
    private static function demoter(int $managerId, int $userId): Closure
    {
        return self::changer($managerId, $userId, ['is_developer_staff' => false]);
    }

    /**
     * @param  array<string, mixed>  $fields
     * @return Closure(Closure(): void): string
     */
    private static function changer(int $managerId, int $userId, array $fields): Closure
    {
        return static function (Closure $wait) use ($managerId, $userId, $fields): string {
            [$user, $manager] = [User::query()->findOrFail($userId), User::query()->findOrFail($managerId)];
            $wait();

            return self::attempt(static fn () => app(UpdateUser::class)->handle($user, $fields, $user->version, $manager));
        };
    }
}
