<?php

declare(strict_types=1);

namespace Tests\Feature\Users;

use App\Enums\StaffRole;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

final class UserListTest extends TestCase
{
    use RefreshDatabase;

    private User $manager;

    protected function setUp(): void
    {
        parent::setUp();
        $this->manager = User::factory()->withRole(StaffRole::PeopleManager)->createOne(['first_name' => 'Pauline', 'last_name' => 'Drummond', 'email' => 'pauline@example.com']);
    }

    public function test_list_shows_active_users_by_default(): void
    {
        $tom = User::factory()->createOne([
            'first_name' => 'Tom',
            'last_name' => 'Vance',
            'manager_id' => $this->manager->id,
            'totp_confirmed_at' => now(),
            'last_signed_in_at' => '2026-11-20 03:00:00',
        ]);
        $left = User::factory()->createOne(['first_name' => 'Lena', 'last_name' => 'Fox', 'is_active' => false]);
        $this->actingAs($this->manager);

        $this->get('/users')->assertOk()->assertInertia(fn ($page) => $page->component('Users/Index')
            ->where('view', 'true')->has('users', 2)->where('can_manage', true)->where('can_export', false)
            ->where('users.1.id', $tom->id)->where('users.1.full_name', 'Tom Vance')->where('users.1.role_title', 'Account manager')
            ->where('users.1.manager_name', 'Pauline Drummond')->where('users.1.last_signed_in_at', '2026-11-20T03:00:00Z')
            ->where('users.1.has_second_factor', true)->where('users.1.status', 'active')->etc());
        $this->get('/users?is_active=false')->assertInertia(fn ($page) => $page->has('users', 1)->where('users.0.id', $left->id)->where('users.0.status', 'inactive')->etc());
        $this->get('/users?is_active=all')->assertInertia(fn ($page) => $page->has('users', 3)->etc());
    }

    /** @param  list<string>  $found */
    #[TestWith(['search=tom', ['Tom']])]
    #[TestWith(['search=van+to', ['Tom']])]
    #[TestWith(['search=priya@', ['Priya']])]
    #[TestWith(['second_factor=1', ['Priya']])]
    #[TestWith(['search=nobody', []])]
    public function test_list_is_searched_and_filtered(string $query, array $found): void
    {
        User::factory()->createOne(['first_name' => 'Tom', 'last_name' => 'Vance', 'email' => 'tv@example.com']);
        User::factory()->createOne(['first_name' => 'Priya', 'last_name' => 'Nair', 'email' => 'priya@example.com', 'totp_confirmed_at' => now()]);

        $names = $this->actingAs($this->manager)->get("/users?{$query}")->assertOk()->inertiaProps('users');
        $this->assertSame($found, array_map(static fn (array $user): string => explode(' ', $user['full_name'])[0], $names));
    }

    public function test_list_is_filtered_by_role_and_team(): void
    {
        $tom = User::factory()->createOne(['manager_id' => $this->manager->id]);
        $other = User::factory()->createOne();
        $this->actingAs($this->manager);

        $this->get("/users?team={$this->manager->id}")->assertInertia(fn ($page) => $page->has('users', 1)->where('users.0.id', $tom->id)->etc());
        $this->get("/users?role={$other->role_id}")->assertInertia(fn ($page) => $page->has('users', 2)->etc());
    }

    public function test_export_contains_the_users_of_the_view(): void
    {
        User::factory()->createOne(['first_name' => 'Tom', 'last_name' => 'Vance', 'email' => 'tom@example.com']);
        User::factory()->createOne(['first_name' => 'Lena', 'is_active' => false]);

        $csv = $this->actingAs(User::factory()->withRole(StaffRole::Executive)->createOne())->get('/users/export?reason='.urlencode('Quarterly review'))->assertOk()->streamedContent();
        $this->assertStringContainsString('Tom Vance', $csv);
        $this->assertStringContainsString('tom@example.com', $csv);
        $this->assertStringNotContainsString('Lena', $csv);
    }

    public function test_list_needs_the_same_queries_for_any_number_of_users(): void
    {
        $this->actingAs($this->manager);
        $count = function (): int {
            DB::enableQueryLog();
            DB::flushQueryLog();
            $this->get('/users')->assertOk();

            return count(DB::getQueryLog());
        };
        $one = User::factory()->createOne(['manager_id' => $this->manager->id]);
        $count();
        $few = $count();
        User::factory()->count(10)->create(['manager_id' => $this->manager->id, 'role_id' => $one->role_id]);

        $this->assertSame($few, $count());
    }
}
