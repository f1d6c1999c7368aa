<?php

declare(strict_types=1);

namespace Tests\Feature\Matches;

use App\Actions\Matches\LinkRecords;
use App\Actions\Matches\MergeClients;
use App\Actions\Matches\MergeRecords;
use App\Actions\Matches\UndoMerge;
use App\Enums\LeadStatus;
use App\Enums\StaffRole;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Lead;
use App\Models\MatchSuggestion;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\MergesAsDeveloper;
use Tests\TestCase;

/** The undo of a merge or link gives no record back to a colleague who left or can no longer see clients. The takeover moved only open records. */
final class UndoMergeOwnerTest extends TestCase
{
    use MergesAsDeveloper, RefreshDatabase;

    #[TestWith([true])]
    #[TestWith([false])]
    public function test_merged_client_of_a_colleague_who_left_is_unassigned(bool $isActive): void
    {
        $former = User::factory()->withRole(StaffRole::AccountManager)->createOne();
        [$winner, $loser] = [Client::factory()->managedBy($this->user)->createOne(), Client::factory()->managedBy($former)->createOne()];
        $merge = app(MergeClients::class)->handle($winner->id, $loser->id, [], 'Same', $this->user);
        $this->leave($former, $isActive);

        $left = app(UndoMerge::class)->handle($merge, $this->user);

        $this->assertSame([$this->user->id, null], [$winner->refresh()->account_manager_id, $loser->refresh()->account_manager_id]);
        $this->assertContains("PIN {$loser->pin} is unassigned: the former account manager is no longer active or can no longer see clients", $left);
        $event = AuditEvent::query()->where('action', 'client.merge_undone')->where('subject_id', $loser->id)->sole();
        $this->assertSame([$former->id, null], [$event->before['account_manager_id'], $event->after['account_manager_id']]);
    }

    public function test_surviving_client_of_a_colleague_who_left_is_unassigned(): void
    {
        $former = User::factory()->withRole(StaffRole::AccountManager)->createOne();
        [$winner, $loser] = [Client::factory()->managedBy($former)->createOne(), Client::factory()->managedBy($this->user)->createOne()];
        $merge = app(MergeClients::class)->handle($winner->id, $loser->id, ['account_manager_id'], 'Same', $this->user);
        $this->assertSame($this->user->id, $winner->refresh()->account_manager_id);
        $this->leave($former);

        app(UndoMerge::class)->handle($merge, $this->user);

        $this->assertSame([null, $this->user->id], [$winner->refresh()->account_manager_id, $loser->refresh()->account_manager_id]);
    }

    public function test_merged_lead_of_a_colleague_who_left_is_unassigned(): void
    {
        $former = User::factory()->withRole(StaffRole::AccountManager)->createOne();
        [$winner, $loser] = [Lead::factory()->createOne(['owner_id' => $this->user->id]), Lead::factory()->createOne(['owner_id' => $former->id])];
        $merge = app(MergeRecords::class)->handle('lead', $winner->id, $loser->id, null, 'Same', $this->user);
        $this->leave($former);

        $left = app(UndoMerge::class)->handle($merge, $this->user);

        $this->assertSame([$this->user->id, null], [$winner->refresh()->owner_id, $loser->refresh()->owner_id]);
        $this->assertSame(['the restored lead is unassigned: the former owner is no longer active or can no longer see clients'], $left);
        $event = AuditEvent::query()->where('action', 'lead.merge_undone')->where('subject_id', $loser->id)->sole();
        $this->assertSame([$former->id, null], [$event->before['owner_id'], $event->after['owner_id']]);
    }

    public function test_linked_lead_of_a_colleague_who_left_is_unassigned(): void
    {
        $former = User::factory()->withRole(StaffRole::AccountManager)->createOne();
        $lead = Lead::factory()->createOne(['owner_id' => $former->id, 'status' => LeadStatus::Qualified]);
        $match = MatchSuggestion::factory()->createOne(['left_id' => Client::factory()->createOne()->id, 'right_type' => 'lead', 'right_id' => $lead->id]);
        $link = app(LinkRecords::class)->handle($match, 'Same', $this->user);
        $this->leave($former);

        $left = app(UndoMerge::class)->handle($link, $this->user);

        $this->assertSame([LeadStatus::Qualified, null], [$lead->refresh()->status, $lead->owner_id]);
        $this->assertSame(['the lead is unassigned: the former owner is no longer active or can no longer see clients'], $left);
        $event = AuditEvent::query()->where('action', 'lead.link_undone')->sole();
        $this->assertSame([$former->id, null], [$event->before['owner_id'], $event->after['owner_id']]);
    }

    public function test_owner_who_is_still_there_gets_the_records_back(): void
    {
        $owner = User::factory()->withRole(StaffRole::AccountManager)->createOne();
        [$winner, $loser] = [Client::factory()->createOne(), Client::factory()->managedBy($owner)->createOne()];
        $merge = app(MergeClients::class)->handle($winner->id, $loser->id, [], 'Same', $this->user);

        app(UndoMerge::class)->handle($merge, $this->user);

        $this->assertSame($owner->id, $loser->refresh()->account_manager_id);
        $this->assertArrayNotHasKey('account_manager_id', AuditEvent::query()->where('action', 'client.merge_undone')->where('subject_id', $loser->id)->sole()->after);
    }

    /** @param  bool  $isActive  whether the colleague stays in a role that does not see clients */
    private function leave(User $colleague, bool $isActive = false): void
    {
        $role = $isActive ? User::factory()->withRole(StaffRole::Marketing)->createOne()->role_id : $colleague->role_id;
        $colleague->forceFill(['is_active' => $isActive, 'role_id' => $role])->save();
    }
}
