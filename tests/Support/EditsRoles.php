<?php

declare(strict_types=1);

namespace Tests\Support;

use App\Domain\Users\RoleRights;
use App\Enums\StaffRole;
use App\Models\Role;
use App\Models\User;
use Database\Seeders\RoleSeeder;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;

/** A people manager who changes roles, and a developer as the second person. */
trait EditsRoles
{
    private const URL = '/users/roles-description';

    private User $manager;

    private User $colleague;

    private Role $marketing;

    protected function setUp(): void
    {
        parent::setUp();
        $this->seed(RoleSeeder::class);
        $this->manager = User::factory()->withRole(StaffRole::PeopleManager)->createOne();
        $this->colleague = User::factory()->withRole(StaffRole::Developer)->createOne();
        $this->marketing = $this->role(StaffRole::Marketing);
        $this->actingAs($this->manager);
    }

    /**
     * @param  list<string>  $changes  `+name` or `-name`
     * @return TestResponse<Response>
     */
    private function change(Role $role, array $changes, ?int $version = null): TestResponse
    {
        $rights = RoleRights::held($role->refresh()->load('abilities'))->names;
        foreach ($changes as $change) {
            $name = substr($change, 1);
            $rights = $change[0] === '+' ? [...$rights, $name] : array_diff($rights, [$name]);
        }

        return $this->put(self::URL."/{$role->id}/rights", ['rights' => array_values($rights), 'version' => $version ?? $role->version, 'reason' => 'The team needs it']);
    }

    private function role(StaffRole $role): Role
    {
        return Role::query()->where('name', $role->value)->sole();
    }
}
