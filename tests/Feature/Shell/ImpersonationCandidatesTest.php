<?php

declare(strict_types=1);

namespace Tests\Feature\Shell;

use App\Enums\StaffRole;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\TestCase;

final class ImpersonationCandidatesTest extends TestCase
{
    use RefreshDatabase;

    private User $developer;

    private User $manager;

    protected function setUp(): void
    {
        parent::setUp();

        $this->developer = User::factory()->withRole(StaffRole::Developer)->createOne();
        $this->manager = User::factory()->withRole(StaffRole::AccountManager)->createOne();
    }

    public function test_candidates_are_the_users_that_the_rules_allow(): void
    {
        $this->actingAs($this->developer);
        $names = $this->getJson(route('impersonate.candidates', ['search' => mb_substr($this->manager->first_name, 0, 3)]))->assertOk()->json('*.id');

        $this->assertContains($this->manager->id, $names);
        $this->assertContains($this->manager->id, $this->getJson(route('impersonate.candidates', ['search' => mb_strtoupper(mb_substr($this->manager->email, 0, 4))]))->json('*.id'));
        $this->assertSame([], $this->getJson(route('impersonate.candidates', ['search' => '%']))->json());
        $this->assertNotContains($this->developer->id, $this->getJson(route('impersonate.candidates'))->json('*.id'));
    }

    public function test_candidate_after_many_refused_colleagues_is_found(): void
    {
        $people = User::factory()->withRole(StaffRole::PeopleManager)->createOne(['last_name' => 'Aabel']);
        User::factory()->withRole(StaffRole::PaymentsOfficer)->count(55)->create(['last_name' => 'Baker']);
        $peer = User::factory()->withRole(StaffRole::PeopleManager)->createOne(['last_name' => 'Zed']);

        $this->actingAs($people)->getJson(route('impersonate.candidates'))->assertJsonPath('*.id', [$peer->id]);
    }
}
