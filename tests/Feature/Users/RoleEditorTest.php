<?php

declare(strict_types=1);

namespace Tests\Feature\Users;

use App\Domain\Users\RoleRights;
use App\Enums\Ability;
use App\Enums\AbilityGroup;
use App\Enums\RoleDuty;
use App\Enums\RoleProposalStatus;
use App\Enums\StaffRole;
use App\Models\AuditEvent;
use App\Models\Role;
use App\Models\RoleProposal;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\Support\EditsRoles;
use Tests\TestCase;

/** Roles and their abilities. Changes on money or protection take two people. */
final class RoleEditorTest extends TestCase
{
    use EditsRoles, RefreshDatabase;

    public function test_page_shows_every_ability_once_and_the_difference_from_the_defaults(): void
    {
        $this->marketing->abilities()->where('ability', Ability::ViewAutomations)->delete();

        $page = $this->get(self::URL."?role={$this->marketing->id}")->assertOk()->inertiaPage()['props'];

        $names = array_column(array_merge(...array_column($page['groups'], 'rights')), 'name');
        $this->assertEqualsCanonicalizing([...array_column(Ability::cases(), 'value'), ...array_column(RoleDuty::cases(), 'value')], $names);
        $row = array_column($page['roles'], null, 'id')[$this->marketing->id];
        $this->assertSame(['viewAutomations'], array_values(array_diff($row['default_rights'], $row['rights'])));
        $this->assertSame($this->marketing->id, $page['role_id']);
        $this->assertTrue($page['can_edit']);
    }

    public function test_restriction_is_part_of_no_default_but_the_contractors(): void
    {
        foreach (StaffRole::cases() as $role) {
            $seeded = RoleRights::seeded($this->role($role));
            $this->assertSame($role === StaffRole::DatabaseContractor, in_array('canViewDatabaseOnly', $seeded->names ?? [], true), $role->value);
        }
    }

    public function test_plain_change_applies_at_once_to_signed_in_users(): void
    {
        $user = User::factory()->withRole(StaffRole::AffiliateManager)->createOne();
        $role = $this->role(StaffRole::AffiliateManager);
        $this->actingAs($user)->get('/clients')->assertForbidden();

        $this->actingAs($this->manager);
        $this->change($role, ['+viewClients', '-viewGuides'])->assertSessionHasNoErrors()->assertSessionHas('success', 'Abilities changed. They apply straight away.');

        $this->assertSame(0, RoleProposal::query()->count());
        $this->actingAs($user->fresh() ?? $user)->get('/clients')->assertOk();
        $this->assertSame(2, $role->refresh()->version);
        $event = AuditEvent::query()->where('action', 'role.abilities_changed')->sole();
        $this->assertSame([$this->manager->id, ['Clients'], ['Guides'], 'The team needs it'], [$event->actor_id, $event->after['added'], $event->after['removed'], $event->after['reason']]);
    }

    /** @return iterable<string, array{string}> */
    public static function protectedRights(): iterable
    {
        $groups = [AbilityGroup::Money, AbilityGroup::Bonuses, AbilityGroup::Protection, AbilityGroup::Restrictions];
        foreach ([...array_merge(...array_map(RoleRights::inGroup(...), $groups)), 'changes_all_clients', 'viewUsers', 'viewRoles'] as $right) {
            yield $right => [$right];
        }
    }

    #[DataProvider('protectedRights')]
    public function test_change_on_money_or_protection_waits_for_a_second_person(string $right): void
    {
        $role = $this->role(StaffRole::AffiliateManager);
        $before = RoleRights::held($role)->names;

        $this->change($role, ["+{$right}", '+viewServices'])->assertSessionHas('success', 'Change proposed. A colleague must confirm it.');

        $this->assertSame($before, RoleRights::held($role->refresh()->load('abilities'))->names);
        $proposal = RoleProposal::query()->sole();
        $this->put(self::URL."/proposals/{$proposal->id}/confirmation")->assertSessionHas('error', 'You proposed this change. A colleague must decide it.');

        $this->actingAs($this->colleague)->put(self::URL."/proposals/{$proposal->id}/confirmation")->assertSessionHas('success');

        $this->assertEqualsCanonicalizing([...$before, $right, 'viewServices'], RoleRights::held($role->refresh()->load('abilities'))->names);
        $this->assertSame([RoleProposalStatus::Confirmed, $this->colleague->id, null], [$proposal->refresh()->status, $proposal->decided_by, $proposal->open_role_id]);
        $event = AuditEvent::query()->where('action', 'role.abilities_changed')->sole();
        $this->assertSame([$this->colleague->id, $this->manager->id], [$event->actor_id, $event->after['requested_by']]);
    }

    public function test_taking_an_ability_on_money_away_also_waits(): void
    {
        $this->change($this->role(StaffRole::PaymentsOfficer), ['-viewDeposits', '-handles_payments']);

        $this->assertSame([[], ['viewDeposits', 'handles_payments']], [RoleProposal::query()->sole()->added, RoleProposal::query()->sole()->removed]);
        $this->assertTrue($this->role(StaffRole::PaymentsOfficer)->handles_payments);
    }

    public function test_every_change_of_the_own_role_waits_for_a_second_person(): void
    {
        $this->change($this->role(StaffRole::PeopleManager), ['+viewReportExports'])->assertSessionHas('success', 'Change proposed. A colleague must confirm it.');

        $this->assertSame(['viewReportExports'], RoleProposal::query()->sole()->added);
    }

    public function test_change_of_an_older_role_is_refused(): void
    {
        $this->change($this->marketing, ['-viewGuides']);

        $this->change($this->marketing, ['-viewAutomations'], version: 1)->assertSessionHas('error', 'A colleague changed Marketing in the meantime. Nothing was saved. Check the role and try again.');

        $this->assertTrue($this->marketing->abilities()->where('ability', Ability::ViewAutomations)->exists());
    }

    public function test_unknown_abilities_and_missing_reasons_are_refused(): void
    {
        $send = fn (array $fields): TestResponse => $this->put(self::URL."/{$this->marketing->id}/rights", ['rights' => ['viewGuides'], 'version' => 1, 'reason' => 'The team needs it', ...$fields]);

        $send(['rights' => ['isDeveloperStaff']])->assertSessionHasErrors('rights.0');
        $send(['rights' => 'viewGuides'])->assertSessionHasErrors('rights');
        $send(['reason' => 'x'])->assertSessionHasErrors('reason');
        $send(['version' => null])->assertSessionHasErrors('version');
        $send(['rights' => RoleRights::held($this->marketing)->names])->assertSessionHasErrors(['rights' => 'Marketing already has these abilities.']);

        $this->assertSame(0, AuditEvent::query()->where('subject_type', 'role')->count());
    }

    public function test_role_is_created_edited_and_deleted(): void
    {
        $this->post(self::URL, ['title' => '  Night shift ', 'description' => 'Answers messages at night.'])->assertSessionHas('success', 'Role created. Choose its abilities.');
        $role = Role::query()->where('title', 'Night shift')->sole();
        $this->assertSame([[], null], [RoleRights::held($role)->names, RoleRights::seeded($role)]);

        $base = ['base_title' => 'Night shift', 'base_description' => 'Answers messages at night.'];
        $this->put(self::URL."/{$role->id}", [...$base, 'title' => 'Late shift', 'description' => 'Answers messages at night.'])->assertSessionHas('success', 'Role saved.');
        $this->assertSame('Late shift', $role->refresh()->title);

        $this->delete(self::URL."/{$role->id}")->assertSessionHas('success', 'Role deleted.');
        $this->assertModelMissing($role);
        $this->assertSame(['role.created', 'role.updated', 'role.deleted'], AuditEvent::query()->where('subject_type', 'role')->orderBy('id')->pluck('action')->all());
        $titles = array_column($this->get(self::URL)->inertiaPage()['props']['history'], 'title');
        $this->assertSame(['Role deleted', 'Role updated', 'Role created'], $titles);
    }

    public function test_title_that_a_colleague_changed_since_is_kept(): void
    {
        $base = ['base_title' => $this->marketing->title, 'base_description' => $this->marketing->description];
        $this->marketing->update(['title' => 'Brand team']);

        $this->put(self::URL."/{$this->marketing->id}", [...$base, 'title' => 'Marketing', 'description' => 'Runs promotions.'])
            ->assertSessionHasErrors(['version' => 'A colleague changed this role while you were editing. Nothing is lost: compare both versions, then save again.']);

        $this->assertSame('Brand team', $this->marketing->refresh()->title);
    }

    public function test_titles_are_unique(): void
    {
        $this->post(self::URL, ['title' => 'Marketing', 'description' => 'Another one.'])->assertSessionHasErrors(['title' => 'Another role has this title.']);
        $this->post(self::URL, ['title' => '', 'description' => ''])->assertSessionHasErrors(['title' => 'Enter a title.', 'description' => 'Describe the job of this role.']);
        $base = ['base_title' => $this->marketing->title, 'base_description' => $this->marketing->description];
        $this->put(self::URL."/{$this->marketing->id}", [...$base, 'title' => 'Marketing', 'description' => 'Runs promotions.'])->assertSessionHasNoErrors();
    }

    public function test_built_in_roles_and_roles_with_users_are_not_deleted(): void
    {
        $user = User::factory()->withAbilities()->createOne();

        $this->delete(self::URL."/{$this->marketing->id}")->assertSessionHas('error', 'Marketing is a built-in role and can’t be deleted.');
        $this->delete(self::URL."/{$user->role_id}")->assertSessionHas('error', 'Test role can’t be deleted because 1 user has it. Give them another role first.');
        $user->delete();
        $this->delete(self::URL."/{$user->role_id}")->assertSessionHas('error');

        $this->assertModelExists($this->marketing);
        $this->assertModelExists($user->role);
    }

    public function test_role_with_recorded_daily_tasks_is_not_deleted(): void
    {
        $user = User::factory()->withAbilities()->createOne();
        DB::table('daily_task_completions')->insert(['role_id' => $user->role_id, 'task' => 'Open the inbox', 'day' => '2026-11-20', 'user_id' => $user->id, 'completed_at' => now()]);
        $former = $user->role;
        $user->update(['role_id' => $this->marketing->id]);

        $this->delete(self::URL."/{$former->id}")->assertSessionHas('error', 'Test role can’t be deleted because its daily tasks are recorded.');

        $this->assertModelExists($former);
    }

    public function test_executives_see_roles_but_change_none(): void
    {
        $executive = User::factory()->withAbilities(Ability::ViewRoles)->createOne(['is_executive_staff' => true]);

        $this->assertFalse($this->actingAs($executive)->get(self::URL)->assertOk()->inertiaPage()['props']['can_edit']);
        $this->change($this->marketing, ['-viewGuides'])->assertForbidden();
    }
}
