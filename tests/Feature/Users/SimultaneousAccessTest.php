<?php

declare(strict_types=1);

namespace Tests\Feature\Users;

use App\Actions\Users\DeactivateUser;
use App\Actions\Users\UpdateUser;
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

    public function test_developer_who_was_deactivated_meanwhile_takes_no_access(): void
    {
        [$one, $other] = $this->developers();
        // The request of the first begins before the other deactivates them.
        [$manager, $user] = [User::query()->findOrFail($one), User::query()->findOrFail($other)];
        app(DeactivateUser::class)->handle(User::query()->findOrFail($one), [], $user);

        $this->assertSame('refused', self::attempt(static fn () => app(UpdateUser::class)->handle($user, ['is_developer_staff' => false], $user->version, $manager)));
        $this->assertSame(1, $this->left());
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
        return static function (Closure $wait) use ($managerId, $userId): string {
            [$user, $manager] = [User::query()->findOrFail($userId), User::query()->findOrFail($managerId)];
            $wait();

            return self::attempt(static fn () => app(UpdateUser::class)->handle($user, ['is_developer_staff' => false], $user->version, $manager));
        };
    }
}
