<?php

declare(strict_types=1);

namespace Tests\Feature\Users;

use App\Enums\Ability;
use App\Enums\LeadStatus;
use App\Enums\LegacyTransferStatus;
use App\Enums\StaffRole;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\DbClient;
use App\Models\DbList;
use App\Models\DbPhoneNumber;
use App\Models\Lead;
use App\Models\LegacyTransfer;
use App\Models\RsgCommunication;
use App\Models\RsgEvent;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Str;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\DraftsLegacyTransfers;
use Tests\TestCase;

/** The dry run of a legacy transfer, its filters and the records it moves. */
final class LegacyTransferTest extends TestCase
{
    use DraftsLegacyTransfers, RefreshDatabase;

    public function test_dry_run_counts_records_and_moves_none(): void
    {
        $client = $this->client(['first_name' => 'Emma', 'last_name' => 'Walsh']);
        Lead::factory()->createOne(['owner_id' => $this->tom->id, 'status' => LeadStatus::Contacted]);
        Lead::factory()->createOne(['owner_id' => $this->tom->id, 'status' => LeadStatus::Converted]);
        Conversation::factory()->createOne(['assignee_id' => $this->tom->id]);

        $this->draft(['kinds' => ['clients', 'leads', 'conversations']])->assertRedirect('/users/legacy-transfer/'.LegacyTransfer::query()->sole()->id);

        $this->get('/users/legacy-transfer/'.LegacyTransfer::query()->sole()->id)->assertInertia(fn ($page) => $page->component('Users/LegacyTransferDetails')
            ->where('counts.0.total', 1)->where('counts.0.samples', [])->where('counts.1.total', 1)->where('counts.2.total', 1)
            ->where('transfer.status', 'draft')->where('can_start', true)->where('needs_second_approver', false));
        $this->assertSame($this->tom->id, $client->refresh()->account_manager_id);
        $this->get('/users/legacy-transfer')->assertInertia(fn ($page) => $page->has('transfers', 1)->where('transfers.0.from_name', 'Tom Vance'));

        $this->actingAs(User::factory()->withAbilities(Ability::ViewLegacyTransfer, Ability::ViewClients)->createOne())->get('/users/legacy-transfer/'.LegacyTransfer::query()->sole()->id)
            ->assertInertia(fn ($page) => $page->where('counts.0.samples', ['Emma Walsh'])->where('counts.2.samples', []));
    }

    public function test_form_that_is_sent_twice_makes_one_draft(): void
    {
        $this->client();
        $reference = (string) Str::uuid();

        $first = $this->draft(['reference' => $reference])->assertSessionHasNoErrors();
        $second = $this->draft(['reference' => $reference])->assertSessionHasNoErrors();

        $this->assertSame($first->headers->get('Location'), $second->headers->get('Location'));
        $this->assertSame(1, LegacyTransfer::query()->count());
    }

    public function test_transfer_moves_records_with_an_audit_row_each_and_can_be_undone(): void
    {
        [$client, $changed] = [$this->client(), $this->client()];
        $lead = Lead::factory()->createOne(['owner_id' => $this->tom->id, 'status' => LeadStatus::New]);
        $transfer = $this->drafted();

        $this->post("/users/legacy-transfer/{$transfer->id}/approve")->assertSessionHas('success');

        $this->assertSame([LegacyTransferStatus::Done, 3, 3], [$transfer->refresh()->status, $transfer->total_rows, $transfer->moved_rows]);
        $this->assertSame([$this->priya->id, $this->priya->id], [$client->refresh()->account_manager_id, $lead->refresh()->owner_id]);
        $event = AuditEvent::query()->where('action', 'client.updated')->where('client_id', $client->id)->sole();
        $this->assertSame([['account_manager_id' => (string) $this->tom->id], $transfer->id, $this->manager->id], [$event->before, $event->after['legacy_transfer_id'], $event->actor_id]);

        $third = User::factory()->withRole(StaffRole::AccountManager)->createOne();
        $changed->refresh()->update(['account_manager_id' => $third->id]);
        $this->post("/users/legacy-transfer/{$transfer->id}/undo")->assertSessionHas('success');

        $this->assertSame([LegacyTransferStatus::Undone, 2, 1], [$transfer->refresh()->status, $transfer->undone_rows, $transfer->kept_rows]);
        $this->assertSame([$this->tom->id, $this->tom->id, $third->id], [$client->refresh()->account_manager_id, $lead->refresh()->owner_id, $changed->refresh()->account_manager_id]);
        $this->post("/users/legacy-transfer/{$transfer->id}/undo")->assertSessionHas('error');
    }

    public function test_filter_limits_clients_leads_and_work(): void
    {
        $vic = $this->client(['state' => 'VIC', 'status' => 'active']);
        $nsw = $this->client(['state' => 'NSW', 'status' => 'active']);
        $closed = $this->client(['state' => 'VIC', 'status' => 'closed']);
        $conversations = array_map(fn (Client $client): Conversation => Conversation::factory()->createOne(['assignee_id' => $this->tom->id, 'client_id' => $client->id]), [$vic, $nsw]);
        $transfer = $this->drafted(['kinds' => ['clients', 'conversations'], 'state' => 'VIC', 'status' => 'active']);
        $this->assertSame(['clients' => 1, 'conversations' => 1], $transfer->counts);

        $this->post("/users/legacy-transfer/{$transfer->id}/approve");

        $this->assertSame([$this->priya->id, $this->tom->id, $this->tom->id], array_map(static fn (Client $client): ?int => $client->refresh()->account_manager_id, [$vic, $nsw, $closed]));
        $this->assertSame([$this->priya->id, $this->tom->id], array_map(static fn (Conversation $one): ?int => $one->refresh()->assignee_id, $conversations));
    }

    public function test_filter_by_db_list_moves_what_came_from_the_list(): void
    {
        [$spring, $autumn] = [DbList::factory()->createOne(['name' => 'Spring']), DbList::factory()->createOne(['name' => 'Autumn'])];
        [$direct, $fromLead, $otherList, $unlisted] = [$this->client(), $this->client(), $this->client(), $this->client()];
        [$leads, $conversations] = [[], []];
        foreach ([$spring, $autumn] as $list) {
            $lead = Lead::factory()->createOne(['owner_id' => $this->tom->id, 'status' => LeadStatus::New]);
            $converted = Lead::factory()->createOne(['owner_id' => $this->tom->id, 'status' => LeadStatus::Converted, 'client_id' => $list === $spring ? $fromLead->id : $otherList->id]);
            foreach ([$lead, $converted] as $one) {
                DbClient::factory()->createOne(['db_list_id' => $list->id, 'lead_id' => $one->id]);
            }
            $phone = DbPhoneNumber::factory()->createOne(['db_client_id' => DbClient::factory()->createOne(['db_list_id' => $list->id])->id]);
            $leads[] = $lead;
            $conversations[] = Conversation::factory()->createOne(['assignee_id' => $this->tom->id, 'client_id' => null, 'phone_e164' => $phone->e164]);
        }
        DbClient::factory()->createOne(['db_list_id' => $spring->id, 'client_id' => $direct->id]);
        foreach ([$direct, $unlisted] as $client) {
            $conversations[] = Conversation::factory()->createOne(['assignee_id' => $this->tom->id, 'client_id' => $client->id]);
        }

        $transfer = $this->drafted(['kinds' => ['clients', 'leads', 'conversations'], 'db_list_id' => $spring->id]);
        $this->assertSame(['clients' => 2, 'leads' => 1, 'conversations' => 2], $transfer->counts);
        $this->get("/users/legacy-transfer/{$transfer->id}")->assertInertia(fn ($page) => $page->where('filter', 'DB list Spring')->etc());
        $this->post("/users/legacy-transfer/{$transfer->id}/approve");

        $owners = static fn (string $column, Client|Lead|Conversation ...$records): array => array_map(
            static fn (Client|Lead|Conversation $one): mixed => $one->refresh()->getAttribute($column),
            $records,
        );
        $this->assertSame(
            [$this->priya->id, $this->priya->id, $this->tom->id, $this->tom->id],
            $owners('account_manager_id', $direct, $fromLead, $otherList, $unlisted),
        );
        $this->assertSame([$this->priya->id, $this->tom->id], $owners('owner_id', ...$leads));
        $this->assertSame([$this->priya->id, $this->tom->id, $this->priya->id, $this->tom->id], $owners('assignee_id', ...$conversations));
    }

    public function test_filters_of_list_and_client_both_apply(): void
    {
        $list = DbList::factory()->createOne();
        foreach (['VIC', 'NSW'] as $state) {
            $client = $this->client(['state' => $state]);
            DbClient::factory()->createOne(['db_list_id' => $list->id, 'client_id' => $client->id]);
            Conversation::factory()->createOne(['assignee_id' => $this->tom->id, 'client_id' => $client->id]);
        }
        $this->client();

        $this->assertSame(['clients' => 1, 'conversations' => 1], $this->drafted(['kinds' => ['clients', 'conversations'], 'state' => 'VIC', 'db_list_id' => $list->id])->counts);
    }

    public function test_colleague_whose_role_does_not_open_the_records_cannot_take_over(): void
    {
        RsgEvent::factory()->createOne(['owner_id' => $this->tom->id, 'closed_at' => null]);

        $this->draft(['kinds' => ['rsg_events']])->assertSessionHasErrors(['to_id' => 'Priya Nair can’t take these over because their role doesn’t open them: Open RSG events.']);
    }

    public function test_moved_rsg_work_is_named_in_the_activity_log_and_stays_when_it_was_resolved(): void
    {
        $this->tom = User::factory()->withRole(StaffRole::RsgOfficer)->createOne();
        $this->priya = User::factory()->withRole(StaffRole::Developer)->createOne();
        [$open, $resolved] = [
            RsgCommunication::factory()->createOne(['owner_id' => $this->tom->id, 'resolved_at' => null]),
            RsgCommunication::factory()->createOne(['owner_id' => $this->tom->id, 'resolved_at' => null]),
        ];
        $transfer = $this->drafted(['kinds' => ['rsg_communications']]);
        $this->post("/users/legacy-transfer/{$transfer->id}/approve");
        $this->assertSame(2, AuditEvent::query()->where('action', 'rsg_communication.triaged')->count());
        $resolved->refresh()->update(['resolved_at' => now()]);

        $this->post("/users/legacy-transfer/{$transfer->id}/undo");

        $this->assertSame([$this->tom->id, $this->priya->id], [$open->refresh()->owner_id, $resolved->refresh()->owner_id]);
        $this->assertSame([1, 1], [$transfer->refresh()->undone_rows, $transfer->kept_rows]);
    }

    public function test_kind_without_records_does_not_stop_a_transfer(): void
    {
        $client = $this->client();
        $transfer = $this->drafted(['kinds' => ['clients', 'rsg_events']]);

        $this->post("/users/legacy-transfer/{$transfer->id}/approve")->assertSessionHas('success');

        $this->assertSame([LegacyTransferStatus::Done, $this->priya->id], [$transfer->refresh()->status, $client->refresh()->account_manager_id]);
    }

    /** @param  array<string, mixed>  $change */
    #[TestWith([['from_id' => null], 'from_id'])]
    #[TestWith([['to_id' => 'FROM'], 'to_id'])]
    #[TestWith([['to_id' => 987_654], 'to_id'])]
    #[TestWith([['kinds' => []], 'kinds'])]
    #[TestWith([['kinds' => ['money']], 'kinds.0'])]
    #[TestWith([['state' => 'Texas'], 'state'])]
    #[TestWith([['status' => 'gone'], 'status'])]
    #[TestWith([['company_id' => 987_654], 'company_id'])]
    #[TestWith([['db_list_id' => 987_654], 'db_list_id'])]
    #[TestWith([['reason' => ' '], 'reason'])]
    #[TestWith([['kinds' => ['leads']], 'kinds'])]
    public function test_invalid_transfer_is_refused(array $change, string $field): void
    {
        $this->client();
        $change = array_map(fn (mixed $value): mixed => $value === 'FROM' ? $this->tom->id : $value, $change);

        $this->draft($change)->assertSessionHasErrors($field);
        $this->assertSame(0, LegacyTransfer::query()->count());
    }

    public function test_colleagues_without_the_ability_and_impersonators_are_refused(): void
    {
        $this->client();
        $transfer = $this->drafted();
        $this->actingAs(User::factory()->withAbilities(Ability::ViewUsers)->createOne());

        $this->get('/users/legacy-transfer')->assertForbidden();
        $this->post("/users/legacy-transfer/{$transfer->id}/approve")->assertForbidden();
        $this->assertSame(LegacyTransferStatus::Draft, $transfer->refresh()->status);
    }
}
