<?php

declare(strict_types=1);

namespace Tests\Feature\Users;

use App\Enums\Ability;
use App\Enums\RoleProposalStatus;
use App\Enums\StaffRole;
use App\Models\OutboxMessage;
use App\Models\Role;
use App\Models\RoleProposal;
use App\Models\User;
use Illuminate\Database\QueryException;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\Support\EditsRoles;
use Tests\TestCase;

/** Decisions on proposed role changes. The author and colleagues with the same role can't confirm. */
final class RoleProposalsTest extends TestCase
{
    use EditsRoles, RefreshDatabase;

    public function test_colleagues_who_can_confirm_are_told_of_a_proposal(): void
    {
        $people = User::factory()->withRole(StaffRole::PeopleManager)->createOne();
        $own = User::factory()->withAbilities(Ability::ViewRoles)->createOne();
        User::factory()->withRole(StaffRole::PeopleManager)->inactive()->createOne();
        User::factory()->withRole(StaffRole::PeopleManager)->createOne(['is_executive_staff' => true]);

        $this->propose($own->role()->firstOrFail(), ['+viewDeposits']);

        $payload = OutboxMessage::query()->sole()->payload;
        $this->assertSame([[$this->colleague->id, 0], [$people->id, 0]], $payload['people']);
        $this->assertSame(['role_proposal', 'Confirm a change of Test role', "{$this->manager->full_name}: The team needs it", self::URL."?role={$own->role_id}"],
            [$payload['data']['type'], $payload['data']['title'], $payload['data']['body'], $payload['data']['url']]);
    }

    public function test_user_can_not_confirm_a_change_of_their_own_role(): void
    {
        $proposal = $this->propose($this->role(StaffRole::Developer), ['-viewBonusRules']);

        $this->actingAs($this->colleague)
            ->put(self::URL."/proposals/{$proposal->id}/confirmation")
            ->assertSessionHas(
                'error',
                'You can’t confirm a change of your own role. A colleague with another role must confirm it.',
            );

        $this->assertSame(RoleProposalStatus::Proposed, $proposal->refresh()->status);
        $row = $this->get(self::URL)->inertiaPage()['props']['proposals'][0];
        $this->assertSame('You can’t confirm a change of your own role. A colleague with another role must confirm it.', $row['refusal']);
    }

    /** The manager could invite an account of their own as the second person. */
    public function test_colleague_with_a_new_account_confirms_nothing(): void
    {
        $proposal = $this->propose($this->marketing, ['+viewDeposits']);
        $this->colleague->forceFill(['created_at' => now()->subDays(6)])->save();

        $this->actingAs($this->colleague)
            ->put(self::URL."/proposals/{$proposal->id}/confirmation")
            ->assertSessionHas('error', 'Your account is less than 7 days old, so another colleague must confirm this.');

        $this->assertSame(RoleProposalStatus::Proposed, $proposal->refresh()->status);
    }

    /** The manager could propose with an account of their own and confirm with this one. */
    public function test_proposal_of_a_colleague_with_a_new_account_is_not_confirmed_yet(): void
    {
        $proposal = $this->propose($this->marketing, ['+viewDeposits']);
        $this->manager->forceFill(['created_at' => now()->subDays(6)])->save();

        $this->actingAs($this->colleague)->put(self::URL."/proposals/{$proposal->id}/confirmation")->assertSessionHas('error', User::REQUESTER_TOO_NEW);
        $this->assertSame(RoleProposalStatus::Proposed, $proposal->refresh()->status);

        $this->travel(2)->days();
        $this->flushSession();
        $this->actingAs($this->colleague)->put(self::URL."/proposals/{$proposal->id}/confirmation")->assertSessionHas('success');
    }

    public function test_proposal_against_an_older_role_is_refused(): void
    {
        $proposal = $this->propose($this->marketing, ['+viewDeposits']);
        $this->change($this->marketing, ['-viewGuides'])->assertSessionHas(
            'success',
            'Abilities changed. They apply straight away.',
        );

        $this->actingAs($this->colleague)
            ->put(self::URL."/proposals/{$proposal->id}/confirmation")
            ->assertSessionHas(
                'error',
                'Marketing has changed since this was proposed. Reject it, then propose the change again.',
            );

        $this->assertFalse($this->marketing->abilities()->where('ability', Ability::ViewDeposits)->exists());
    }

    public function test_proposal_of_a_former_editor_is_refused(): void
    {
        $proposal = $this->propose($this->marketing, ['+viewDeposits']);

        foreach ([['is_active' => false], ['is_active' => true, 'role_id' => $this->marketing->id]] as $change) {
            $this->manager->forceFill($change)->save();
            $this->actingAs($this->colleague)
                ->put(self::URL."/proposals/{$proposal->id}/confirmation")
                ->assertSessionHas(
                    'error',
                    'The colleague who proposed this can no longer edit roles. Reject it, then propose the change again.',
                );
        }
    }

    public function test_second_proposal_for_a_role_is_refused_until_the_first_is_decided(): void
    {
        $this->propose($this->marketing, ['+viewDeposits']);

        $this->actingAs($this->colleague);
        $this->change($this->marketing, ['+viewRsg'])->assertSessionHasErrors(['rights' => "{$this->manager->full_name} already proposed a change of Marketing. It must be decided first."]);

        $this->assertSame(1, RoleProposal::query()->count());
    }

    public function test_rejection_needs_a_reason_and_changes_nothing(): void
    {
        $proposal = $this->propose($this->marketing, ['+viewDeposits']);
        $this->put(self::URL."/proposals/{$proposal->id}/rejection", ['reason' => 'Not needed'])->assertSessionHas('error', 'You proposed this change. A colleague must decide it.');

        $this->actingAs($this->colleague);
        $this->put(self::URL."/proposals/{$proposal->id}/rejection", ['reason' => ' '])->assertSessionHasErrors(['reason' => 'Enter a reason of at least 5 characters.']);
        $this->put(self::URL."/proposals/{$proposal->id}/rejection", ['reason' => 'Marketing needs no deposits'])->assertSessionHas('success', 'Change rejected.');

        $this->assertSame([RoleProposalStatus::Rejected, 'Marketing needs no deposits'], [$proposal->refresh()->status, $proposal->refusal]);
        $this->assertFalse($this->marketing->abilities()->where('ability', Ability::ViewDeposits)->exists());
        $this->put(self::URL."/proposals/{$proposal->id}/confirmation")->assertSessionHas(
            'error',
            "This proposal is already rejected by {$this->colleague->full_name}, just now. Nothing was changed.",
        );
        $this->assertNotSame($proposal->id, $this->propose($this->marketing, ['+viewDeposits'])->id);
    }

    public function test_only_the_author_withdraws_a_proposal(): void
    {
        $proposal = $this->propose($this->marketing, ['+viewDeposits']);

        $this->actingAs($this->colleague)->delete(self::URL."/proposals/{$proposal->id}")->assertSessionHas('error', 'Only its author can withdraw a proposal.');
        $this->actingAs($this->manager)->delete(self::URL."/proposals/{$proposal->id}")->assertSessionHas('success', 'Proposal withdrawn.');

        $this->assertSame([RoleProposalStatus::Withdrawn, null], [$proposal->refresh()->status, $proposal->open_role_id]);
    }

    public function test_last_two_role_editors_are_kept(): void
    {
        $proposal = $this->propose($this->role(StaffRole::PeopleManager), ['-viewRoles']);

        $this->actingAs($this->colleague)
            ->put(self::URL."/proposals/{$proposal->id}/confirmation")
            ->assertSessionHas('error', 'At least two active users must be able to edit roles. Nothing was changed.');

        $this->assertTrue($this->role(StaffRole::PeopleManager)->abilities()->where('ability', Ability::ViewRoles)->exists());
        $this->assertSame(RoleProposalStatus::Proposed, $proposal->refresh()->status);
    }

    public function test_database_refuses_a_confirmation_by_the_author(): void
    {
        $proposal = $this->propose($this->marketing, ['+viewDeposits']);

        $this->expectException(QueryException::class);
        $this->expectExceptionMessage('another person must decide a role proposal');
        $proposal->update(['status' => RoleProposalStatus::Confirmed, 'decided_by' => $this->manager->id]);
    }

    /** @param  list<string>  $changes  `+name` or `-name` */
    private function propose(Role $role, array $changes): RoleProposal
    {
        $this->actingAs($this->manager);
        $this->change($role, $changes);

        return RoleProposal::query()->where('open_role_id', $role->id)->sole();
    }
}
