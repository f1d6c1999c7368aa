<?php

declare(strict_types=1);

namespace Tests\Feature\Leads;

use App\Domain\Leads\LeadDue;
use App\Enums\Ability;
use App\Enums\LeadStatus;
use App\Enums\StaffRole;
use App\Inertia\Testing\AssertableInertia;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\Attachment;
use App\Models\AuditEvent;
use App\Models\BarredEntry;
use App\Models\Company;
use App\Models\Impersonation;
use App\Models\Lead;
use App\Models\SearchTerm;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\TestCase;

final class WorkLeadTest extends TestCase
{
    use RefreshDatabase;

    private const FORM = [
        'first_name' => 'Harriet', 'last_name' => 'Okafor', 'date_of_birth' => '1986-02-04', 'email' => 'Harriet@Example.com', 'mobile_e164' => '0491 570 156',
        'address' => '12 Alma St', 'suburb' => 'Fitzroy', 'state' => 'VIC', 'postcode' => '3065', 'company_id' => '', 'source' => 'Referral',
        'owner_id' => '', 'next_action' => 'Call back', 'next_action_due_at' => '2027-02-01',
    ];

    private User $editor;

    protected function setUp(): void
    {
        parent::setUp();
        $this->editor = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewSmsPanel)->createOne();
    }

    public function test_lead_is_created_audited_and_searchable(): void
    {
        $company = Company::query()->create(['slug' => 'regal-bet', 'name' => 'Regal Bet', 'color' => '#0b6b4b']);

        $response = $this->actingAs($this->editor)->post(route('clients.leads.store'), [...self::FORM, 'company_id' => (string) $company->id, 'owner_id' => (string) $this->editor->id]);

        $lead = Lead::query()->sole();
        $response
            ->assertRedirect(route('clients.leads.show', $lead))
            ->assertSessionHas('success', 'Lead Harriet Okafor created.');
        $this->assertSame(
            ['+61491570156', 'harriet@example.com', LeadStatus::New, $this->editor->id, $company->id],
            [$lead->mobile_e164, $lead->email, $lead->status, $lead->owner_id, $lead->company_id],
        );
        $this->assertSame('2027-02-01', LeadDue::day($lead->next_action_due_at));
        $this->assertSame('lead.created', AuditEvent::query()->sole()->action);
        $this->assertTrue(SearchTerm::query()->where('subject_type', 'lead')->where('term', 'okafor')->exists());
    }

    public function test_masked_contact_details_are_revealed_for_a_reason_but_not_while_impersonating(): void
    {
        $lead = Lead::factory()->createOne(['mobile_e164' => '+61491570156', 'email' => 'h@example.com', 'address' => '12 Alma St']);
        $analyst = User::factory()->withRole(StaffRole::RiskAnalyst)->createOne();
        $ask = fn (string $reason) => $this->postJson(route('clients.leads.reveal-contact', $lead), ['reason' => $reason]);

        $this->actingAs($analyst)
            ->get(route('clients.leads.show', $lead))
            ->assertInertia(
                static fn (AssertableInertia $page) => $page
                    ->where('lead.can_reveal_contact', true)
                    ->where('form.email', 'h•••@example.com')
                    ->etc(),
            );
        $ask('')->assertUnprocessable();
        $ask('Call about the deposit')->assertExactJson(['mobile' => '0491 570 156', 'email' => 'h@example.com', 'address' => '12 Alma St'])->assertHeader('Cache-Control', 'no-store, private');
        $event = AuditEvent::query()->sole();
        $this->assertSame(['lead.contact_revealed', $analyst->id, $lead->id, ['reason' => 'Call about the deposit']], [$event->action, $event->actor_id, $event->subject_id, $event->after]);

        $this->actingAs(User::factory()->withRole(StaffRole::Marketing)->createOne());
        $ask('Call about the deposit')->assertForbidden();

        $this->actingAs($analyst)->withSession([
            CurrentImpersonation::SESSION_KEY => Impersonation::create([
                'actor_id' => User::factory()->withRole(StaffRole::Developer)->createOne()->id,
                'target_id' => $analyst->id,
                'reason' => 'Support',
                'actor_security_version' => 1,
                'started_at' => now(),
            ])->id,
        ]);
        $ask('Call about the deposit')->assertForbidden();
    }

    public function test_a_lead_has_files(): void
    {
        $lead = Lead::factory()->createOne();
        $file = Attachment::factory()->createOne(['subject_type' => 'lead', 'subject_id' => $lead->id]);

        $this->actingAs($this->editor)->get(route('clients.leads.show', $lead))->assertInertia(static fn (AssertableInertia $page) => $page->missing('attachments')
            ->reloadOnly(['attachments', 'meta'], static fn (AssertableInertia $part) => $part->has('attachments', 1)->where('attachments.0.id', $file->id)->where('meta.count', 1)->etc())->etc());
    }

    /** @param  array<string, string>  $fields */
    #[DataProvider('mistakes')]
    public function test_invalid_lead_is_refused(array $fields, string $field, string $message): void
    {
        $this->actingAs($this->editor)->post(route('clients.leads.store'), [...self::FORM, ...$fields])->assertSessionHasErrors([$field => $message]);
        $this->assertSame(0, Lead::query()->count());
    }

    /** @return array<string, array{array<string, string>, string, string}> */
    public static function mistakes(): array
    {
        return [
            'no way to reach them' => [['email' => '', 'mobile_e164' => ''], 'mobile_e164', 'Enter a mobile or an email address so that this person can be contacted.'],
            'postcode of another state' => [['postcode' => '2042'], 'postcode', 'The postcode 2042 is not in Victoria.'],
            'a minor' => [['date_of_birth' => '2020-01-01'], 'date_of_birth', 'A client must be at least 18 years old.'],
            'a day without an action' => [['next_action' => ''], 'next_action', 'Enter the next action for this date.'],
            'no day' => [['next_action_due_at' => 'soon'], 'next_action_due_at', 'Enter a date such as 24 November 2026.'],
            'a name that turns what is read' => [['first_name' => "Harriet\u{202E}"], 'first_name', 'The first name contains a line break or an invisible character. Enter it again.'],
            'no mobile' => [['mobile_e164' => '12'], 'mobile_e164', 'Enter an Australian mobile number, such as 0491 570 156.'],
        ];
    }

    public function test_page_shows_the_form_and_the_allowed_actions(): void
    {
        $company = Company::query()->create(['slug' => 'regal-bet', 'name' => 'Regal Bet', 'color' => '#0b6b4b', 'logo_path' => '/img/REGAL.png']);
        $lead = Lead::factory()->createOne(['mobile_e164' => '+61491570156', 'status' => LeadStatus::Contacted, 'company_id' => $company->id])->refresh();

        $this->actingAs($this->editor)->get(route('clients.leads.show', $lead))->assertOk()->assertInertia(fn (AssertableInertia $page) => $page
            ->component('Clients/LeadDetails')->where('form.mobile_e164', '0491 570 156')->where('version', 1)
            ->where('lead.next_statuses', ['new', 'qualified', 'lost'])->where('lead.can_edit', true)->where('lead.can_convert', false)->where('lead.company_logo', '/img/REGAL.png')->etc());
        $this->actingAs(User::factory()->withRole(StaffRole::RiskAnalyst)->createOne())->get(route('clients.leads.show', $lead))->assertInertia(fn (AssertableInertia $page) => $page
            ->where('form.mobile_e164', '•••• ••• 156')->where('lead.can_edit', false)->etc());
    }

    /** @return array<string, array{LeadStatus, StaffRole, string|null}> */
    public static function conversionBlocks(): array
    {
        return [
            'qualified' => [LeadStatus::Qualified, StaffRole::PaymentsManager, null],
            'new' => [LeadStatus::New, StaffRole::PaymentsManager, 'Only qualified leads can be converted. Change the status to Qualified first.'],
            'lost' => [LeadStatus::Lost, StaffRole::PaymentsManager, 'A lost lead can’t be converted. Change its status first.'],
            'barred, which has its own banner' => [LeadStatus::Barred, StaffRole::PaymentsManager, null],
            'masked role' => [LeadStatus::Qualified, StaffRole::RiskAnalyst, 'You can’t convert leads because your role doesn’t see contact details.'],
            'lead of another team' => [LeadStatus::Qualified, StaffRole::AccountManager, 'You can’t convert this lead because Wren Okafor is responsible for it.'],
        ];
    }

    #[DataProvider('conversionBlocks')]
    public function test_page_explains_why_the_lead_cannot_be_converted(LeadStatus $status, StaffRole $role, ?string $reason): void
    {
        $owner = User::factory()->createOne(['first_name' => 'Wren', 'last_name' => 'Okafor']);
        $lead = Lead::factory()->createOne(['status' => $status, 'owner_id' => $owner->id]);

        $this->actingAs(User::factory()->withRole($role)->createOne())->get(route('clients.leads.show', $lead))->assertOk()->assertInertia(fn (AssertableInertia $page) => $page
            ->where('lead.conversion_block', $reason)->where('lead.can_convert', $reason === null && $status === LeadStatus::Qualified)->etc());
    }

    public function test_edit_is_refused_when_a_colleague_saved_first(): void
    {
        $lead = Lead::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Okafor'])->refresh();
        $this->actingAs($this->editor);

        $this->put(route('clients.leads.update', $lead), [...self::FORM, 'version' => 1])->assertSessionHasNoErrors()->assertSessionHas('success', 'Harriet Okafor saved.');
        $this->assertSame(2, $lead->refresh()->version);
        $event = AuditEvent::query()->sole();
        $this->assertSame('lead.updated', $event->action);
        $this->assertSame('Referral', $event->after['source']);
        $this->assertArrayNotHasKey('first_name', $event->after);

        $this->put(route('clients.leads.update', $lead), [...self::FORM, 'first_name' => 'Zed', 'version' => 1])
            ->assertSessionHasErrors(['version' => 'A colleague changed Harriet Okafor while you were editing. Nothing is lost: compare both versions, then save again.']);
        $this->assertSame('Harriet', $lead->refresh()->first_name);
    }

    public function test_leads_of_another_team_are_read_only(): void
    {
        $manager = User::factory()->withRole(StaffRole::AccountManager)->createOne();
        $lead = Lead::factory()->createOne(['owner_id' => User::factory()->createOne()->id, 'status' => LeadStatus::Qualified]);
        $this->actingAs($manager);

        $this->get(route('clients.leads.show', $lead))->assertOk();
        $this->put(route('clients.leads.update', $lead), [...self::FORM, 'version' => 1])->assertForbidden();
        $this->put(route('clients.leads.move', $lead), ['from' => 'qualified', 'status' => 'contacted'])->assertForbidden();
        $this->delete(route('clients.leads.destroy', $lead))->assertForbidden();
        $this->getJson(route('clients.leads.conversion', $lead))->assertForbidden();
        $this->post(route('clients.leads.convert', $lead))->assertForbidden();
        $this->delete(route('clients.leads.conversion.undo', $lead))->assertForbidden();
    }

    public function test_moves_follow_the_rule(): void
    {
        $lead = Lead::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Okafor'])->refresh();
        $move = fn (string $from, string $to, ?string $reason = null) => $this->actingAs($this->editor)
            ->put(route('clients.leads.move', $lead), array_filter(['from' => $from, 'status' => $to, 'reason' => $reason]));

        $move('new', 'qualified')->assertSessionHasErrors(['status' => 'New leads can’t become Qualified.']);
        $move('new', 'contacted')->assertSessionHas('success', 'Harriet Okafor: Contacted.');
        $move('new', 'lost', 'Too far away')->assertSessionHasErrors(['status' => 'A colleague moved Harriet Okafor to Contacted in the meantime. Nothing was changed.']);
        $move('contacted', 'lost')->assertSessionHasErrors(['reason' => 'Enter a reason for losing the lead.']);
        $move('contacted', 'lost', 'Too far away')->assertSessionHasNoErrors();
        $this->assertSame('Too far away', $lead->refresh()->lost_reason);
        $move('lost', 'contacted')->assertSessionHasNoErrors();
        $this->assertNull($lead->refresh()->lost_reason);
        $move('contacted', 'barred')->assertSessionHasErrors('status');
        $move('contacted', 'converted')->assertSessionHasErrors(['status' => 'Only a qualified lead can be converted.']);
        $this->assertSame(3, AuditEvent::query()->where('action', 'lead.moved')->count());
    }

    public function test_bulk_assignment_skips_leads_of_other_teams(): void
    {
        $manager = User::factory()->withRole(StaffRole::AccountManager)->createOne(['first_name' => 'Sam', 'last_name' => 'Lee']);
        $mine = Lead::factory()->createMany(2);
        $foreign = Lead::factory()->createOne(['owner_id' => User::factory()->createOne()->id]);
        $this->actingAs($manager);

        $this->put(route('clients.leads.assign'), ['ids' => [...$mine->modelKeys(), $foreign->id], 'owner_id' => $manager->id])
            ->assertSessionHas('success', '2 leads assigned to Sam Lee.')->assertSessionHas('error', '1 of them belong to another team and were not changed.');
        $this->assertSame(2, Lead::query()->where('owner_id', $manager->id)->count());
        $this->assertSame(2, AuditEvent::query()->where('action', 'lead.assigned')->count());

        $this->put(route('clients.leads.assign'), ['ids' => range(1, 501)])->assertSessionHasErrors(['ids' => 'Select at most 500 leads.']);
        $this->put(route('clients.leads.assign'), ['ids' => $mine->modelKeys(), 'owner_id' => User::factory()->inactive()->createOne()->id])->assertSessionHasErrors('owner_id');
    }

    public function test_deleted_lead_can_be_restored_and_converted_lead_cannot_be_deleted(): void
    {
        $lead = Lead::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Okafor']);
        $this->actingAs($this->editor);

        $this->delete(route('clients.leads.destroy', $lead))->assertRedirect(route('clients.leads.index'));
        $this->get(route('clients.leads.index'))->assertInertia(
            fn (AssertableInertia $page) => $page
                ->where('deleted', ['id' => $lead->id, 'full_name' => 'Harriet Okafor'])
                ->where('leads', [])
                ->etc(),
        );
        $this->get(route('clients.leads.show', $lead))->assertNotFound();
        $this->post(route('clients.leads.restore', $lead))->assertRedirect(route('clients.leads.show', $lead));
        $this->assertFalse($lead->refresh()->trashed());
        $this->assertTrue(SearchTerm::query()->where('subject_type', 'lead')->where('term', 'okafor')->exists());

        $lead->update(['status' => LeadStatus::Converted]);
        $this->delete(route('clients.leads.destroy', $lead))->assertSessionHasErrors('status');
        $this->assertFalse($lead->refresh()->trashed());
    }

    public function test_restored_lead_of_a_colleague_who_left_is_unassigned(): void
    {
        $owner = User::factory()->withAbilities(Ability::ViewClients)->createOne();
        $lead = Lead::factory()->createOne(['owner_id' => $owner->id]);
        $this->actingAs($this->editor)->delete(route('clients.leads.destroy', $lead));
        // The takeover moved the leads that were there.
        $owner->forceFill(['is_active' => false])->save();

        $this->post(route('clients.leads.restore', $lead))->assertRedirect(route('clients.leads.show', $lead));

        $this->assertNull($lead->refresh()->owner_id);
        $this->assertSame(
            [['owner_id' => (string) $owner->id], ['owner_id' => '']],
            [
                AuditEvent::query()->where('action', 'lead.restored')->sole()->before,
                AuditEvent::query()->where('action', 'lead.restored')->sole()->after,
            ],
        );
    }

    public function test_restored_lead_of_a_person_excluded_since_is_barred(): void
    {
        $lead = Lead::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Okafor', 'date_of_birth' => '1986-02-04']);
        $this->actingAs($this->editor)->delete(route('clients.leads.destroy', $lead));
        BarredEntry::factory()->create([...$lead->only(['first_name', 'last_name', 'date_of_birth']), 'reason' => null]);

        $this->post(route('clients.leads.restore', $lead))->assertRedirect(route('clients.leads.show', $lead));

        $this->assertSame([LeadStatus::Barred, 'Harriet Okafor is on the barred list'], [$lead->refresh()->status, $lead->lost_reason]);
    }
}
