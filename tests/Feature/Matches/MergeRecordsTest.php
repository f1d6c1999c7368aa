<?php

declare(strict_types=1);

namespace Tests\Feature\Matches;

use App\Actions\DbClients\CloseDbList;
use App\Actions\DbClients\SuppressDbClient;
use App\Actions\Matches\LinkRecords;
use App\Actions\Matches\UndoMerge;
use App\Domain\Protection\ProtectionGate;
use App\Enums\Ability;
use App\Enums\ConsentBasis;
use App\Enums\DbClientStatus;
use App\Enums\GatePurpose;
use App\Enums\LeadStatus;
use App\Enums\MatchStatus;
use App\Enums\SuppressionReason;
use App\Models\Attachment;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Consent;
use App\Models\DbAddress;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use App\Models\Lead;
use App\Models\MatchSuggestion;
use App\Models\Merge;
use App\Models\Note;
use App\Models\SearchTerm;
use App\Models\User;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;
use Tests\Feature\DbClients\DbClientTestCase;

/** Merging two leads or two DB clients, and undoing it. */
final class MergeRecordsTest extends DbClientTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $this->actingAs($this->manager);
    }

    public function test_lead_further_along_survives_the_merge_and_gets_missing_fields(): void
    {
        $old = Lead::factory()->createOne([
            'first_name' => 'Harriet',
            'email' => 'old@example.com',
            'mobile_e164' => '+61491570156',
            'address' => '12 Alma St',
            'postcode' => '3065',
            'status' => LeadStatus::Lost,
        ]);
        $young = Lead::factory()->createOne([
            'first_name' => 'Hattie',
            'email' => 'young@example.com',
            'mobile_e164' => null,
            'address' => null,
            'suburb' => 'Carlton',
            'postcode' => null,
            'status' => LeadStatus::Qualified,
        ]);
        $note = Note::factory()->createOne(['subject_type' => 'lead', 'subject_id' => $old->id]);
        $file = Attachment::factory()->createOne(['subject_type' => 'lead', 'subject_id' => $old->id]);
        $dbClient = $this->dbClient(['lead_id' => $old->id, 'status' => DbClientStatus::Converted]);
        $match = $this->match($old, $young);
        $this->get('/clients/match-imports')->assertInertia(fn ($page) => $page->where('matches.0.merge_kind', 'join')->where('matches.0.survivor', 'right')->etc());

        $this->merge($match, 'right')->assertSessionHas('success', 'Merged. You can undo this in the list of merged matches.');

        $young->refresh();
        $this->assertSame(
            ['Hattie', 'young@example.com', '+61491570156', null, 'Carlton', LeadStatus::Qualified],
            [$young->first_name, $young->email, $young->mobile_e164, $young->address, $young->suburb, $young->status],
        );
        $this->assertSame(
            [$young->id, $young->id, $young->id],
            [$note->refresh()->subject_id, $file->refresh()->subject_id, $dbClient->refresh()->lead_id],
        );
        $this->assertSoftDeleted($old);
        $this->assertSame([$young->id, MatchStatus::Merged], [$old->refresh()->merged_into_id, $match->refresh()->status]);
        $this->assertFalse(SearchTerm::query()->where(['subject_type' => 'lead', 'subject_id' => $old->id])->exists());
        $this->assertTrue(SearchTerm::query()->where(['subject_type' => 'lead', 'subject_id' => $young->id])->where('term', 'like', '%570156')->exists());
        $this->post(route('clients.leads.restore', $old))->assertSessionHasErrors(['status' => 'This lead was merged into another lead. Undo the merge instead.']);

        $later = Note::factory()->createOne(['subject_type' => 'lead', 'subject_id' => $young->id]);
        $young->update(['source' => 'Referral']);
        $merge = Merge::query()->sole();
        $this->get('/clients/match-imports?status=merged')->assertInertia(fn ($page) => $page->where('matches.0.undo_merge_id', $merge->id)->etc());
        $this->delete("/clients/merges/{$merge->id}")->assertSessionHas('success');
        $this->assertNull($young->refresh()->mobile_e164);
        $this->assertSame(['Referral', $old->id, $young->id, $old->id], [$young->source, $note->refresh()->subject_id, $later->refresh()->subject_id, $dbClient->refresh()->lead_id]);
        $this->assertNotSoftDeleted($old);
        $this->assertSame(
            [null, LeadStatus::Lost, MatchStatus::Suggested],
            [$old->refresh()->merged_into_id, $old->status, $match->refresh()->status],
        );
        $this->assertSame(
            ['lead.merged', 'lead.merged_away', 'lead.merge_undone', 'lead.merge_undone'],
            AuditEvent::query()->where('action', 'like', 'lead.merge%')->orderBy('id')->pluck('action')->all(),
        );
    }

    public function test_bar_of_either_lead_stays_on_both(): void
    {
        [$lead, $barred] = [Lead::factory()->createOne(), Lead::factory()->createOne(['status' => LeadStatus::Barred, 'lost_reason' => 'Excluded'])];
        $this->merge($this->match($lead, $barred), 'left')->assertSessionHas('success');
        $this->assertSame([LeadStatus::Barred, 'Excluded'], [$lead->refresh()->status, $lead->lost_reason]);

        app(UndoMerge::class)->handle(Merge::query()->sole(), $this->manager);
        $this->assertSame([LeadStatus::Barred, LeadStatus::Barred], [$lead->refresh()->status, $barred->refresh()->status]);
    }

    public function test_lead_barred_since_the_merge_is_barred_on_both_records(): void
    {
        [$lead, $other] = [Lead::factory()->createOne(), Lead::factory()->createOne()];
        $this->merge($this->match($lead, $other), 'left');
        $lead->refresh()->update(['status' => LeadStatus::Barred, 'lost_reason' => 'Excluded']);

        app(UndoMerge::class)->handle(Merge::query()->sole(), $this->manager);

        $this->assertSame([[LeadStatus::Barred, 'Excluded'], [LeadStatus::Barred, 'Excluded']], [[$lead->refresh()->status, $lead->lost_reason], [$other->refresh()->status, $other->lost_reason]]);
    }

    public function test_db_client_merge_moves_numbers_consents_calls_and_list(): void
    {
        $old = $this->dbClient(['date_of_birth' => null, 'status' => DbClientStatus::Validated], '+61491570156');
        $young = $this->onList(['date_of_birth' => '1986-02-04', 'email' => 'h@example.com'], '+61491570156', '+61491570157');
        $young
            ->phoneNumbers()
            ->where('e164', '+61491570156')
            ->update(['consent_basis' => ConsentBasis::Express, 'consent_evidence' => 'Recording 12']);
        $consent = Consent::query()->create([
            'person_type' => 'db_client',
            'person_id' => $young->id,
            'channel' => 'phone',
            'purpose' => 'Calls',
            'basis' => ConsentBasis::Express,
            'user_id' => $this->manager->id,
            'recorded_at' => now(),
        ]);
        $address = DbAddress::query()->create([
            'db_client_id' => $young->id,
            'line' => '12 Alma St',
            'suburb' => 'Fitzroy',
            'state' => 'VIC',
            'postcode' => '3065',
        ]);

        $this->merge($this->match($old, $young), 'left')->assertSessionHas('success');

        $old->refresh();
        $this->assertSame(
            [DbClientStatus::Assigned, $this->list->id, $this->contractor->id, '1986-02-04', 'h@example.com'],
            [$old->status, $old->db_list_id, $old->assignee_id, $old->date_of_birth?->toDateString(), $old->email],
        );
        $this->assertSame(['+61491570156', '+61491570157'], $old->phoneNumbers()->orderBy('e164')->pluck('e164')->all());
        $this->assertSame('Recording 12', $old->phoneNumbers()->where('e164', '+61491570156')->sole()->consent_evidence);
        $this->assertSame([$old->id, $old->id], [$consent->refresh()->person_id, $address->refresh()->db_client_id]);
        $this->actingAs($this->contractor)->get(route('db-clients.show', $old))->assertOk();

        app(CloseDbList::class)->handle($this->list, $this->manager);
        app(UndoMerge::class)->handle(Merge::query()->sole(), $this->manager);
        $this->assertSame([2, 1], [$young->phoneNumbers()->count(), $old->phoneNumbers()->count()]);
        $this->assertNull($old->phoneNumbers()->sole()->consent_evidence);
        $this->assertSame([$young->id, $young->id], [$consent->refresh()->person_id, $address->refresh()->db_client_id]);
        $this->assertSame([DbClientStatus::Validated, null, DbClientStatus::Validated, null], [$young->refresh()->status, $young->db_list_id, $old->refresh()->status, $old->db_list_id]);
    }

    public function test_refusal_of_calls_since_the_merge_stays_on_both(): void
    {
        [$old, $young] = [$this->dbClient([], '+61491570156'), $this->dbClient([], '+61491570156')];
        DbPhoneNumber::query()->update(['consent_basis' => ConsentBasis::Express]);
        $this->merge($this->match($old, $young), 'left');
        $old->phoneNumbers()->sole()->update(['consent_basis' => ConsentBasis::None, 'consent_evidence' => 'Said no on 3 Nov']);

        app(UndoMerge::class)->handle(Merge::query()->sole(), $this->manager);

        foreach ([$old, $young] as $dbClient) {
            $number = $dbClient->phoneNumbers()->sole();
            $this->assertSame([ConsentBasis::None, 'Said no on 3 Nov'], [$number->consent_basis, $number->consent_evidence]);
        }
    }

    public function test_refusal_of_either_lead_stops_calls_after_the_merge(): void
    {
        [$refused, $lead] = Lead::factory()->createMany([['mobile_e164' => '+61491570156'], ['mobile_e164' => '+61491570157']])->all();
        foreach ([[$refused, ConsentBasis::None], [$lead, ConsentBasis::Express]] as [$of, $basis]) {
            Consent::query()->create(['person_type' => 'lead', 'person_id' => $of->id, 'channel' => 'phone', 'purpose' => 'Calls', 'basis' => $basis, 'recorded_at' => now()]);
        }
        $this->merge($this->match($refused, $lead), 'right')->assertSessionHas('success');

        $this->assertTrue(app(ProtectionGate::class)->decideCall($lead->refresh(), '+61491570157')->has('consent_withdrawn'));
        $client = Client::factory()->createOne(['mobile_e164' => '+61491570157']);
        $lead->update(['status' => LeadStatus::Converted, 'client_id' => $client->id]);
        $this->assertTrue(app(ProtectionGate::class)->decide($client, GatePurpose::Call)->has('consent_withdrawn'));
    }

    public function test_refusal_since_the_merge_counts_for_both_leads_after_the_undo(): void
    {
        [$winner, $loser] = Lead::factory()->createMany([['mobile_e164' => '+61491570158'], ['mobile_e164' => '+61491570157']])->all();
        $dbClient = $this->dbClient(['status' => DbClientStatus::Converted, 'lead_id' => $loser->id], '+61491570156');
        $this->merge($this->match($winner, $loser), 'left');
        app(SuppressDbClient::class)->handle($dbClient, SuppressionReason::Stop, $this->manager);

        $kept = app(UndoMerge::class)->handle(Merge::query()->sole(), $this->manager);

        $this->assertSame(['refusals of marketing since the merge now count for both leads'], $kept);
        foreach ([$winner, $loser] as $lead) {
            $this->assertTrue(app(ProtectionGate::class)->decideCall($lead->refresh(), (string) $lead->mobile_e164)->has('consent_withdrawn'));
        }
    }

    public function test_suppression_of_either_db_client_stays_on_both(): void
    {
        $dbClient = $this->dbClient([], '+61491570156');
        $suppressed = $this->dbClient(['status' => DbClientStatus::Suppressed, 'suppressed_reason' => SuppressionReason::Stop]);
        $this->merge($this->match($dbClient, $suppressed), 'left');
        $this->assertSame([DbClientStatus::Suppressed, SuppressionReason::Stop], [$dbClient->refresh()->status, $dbClient->suppressed_reason]);

        app(UndoMerge::class)->handle(Merge::query()->sole(), $this->manager);
        $this->assertSame([DbClientStatus::Suppressed, DbClientStatus::Suppressed], [$dbClient->refresh()->status, $suppressed->refresh()->status]);
    }

    public function test_db_client_link_moves_with_its_lead(): void
    {
        [$loser, $winner] = [Lead::factory()->createOne(), Lead::factory()->createOne()];
        $dbClient = $this->dbClient();
        $link = app(LinkRecords::class)->handle(
            MatchSuggestion::factory()->createOne([
                'left_type' => 'lead',
                'left_id' => $loser->id,
                'right_type' => 'db_client',
                'right_id' => $dbClient->id,
            ]),
            'Same',
            $this->manager,
        );
        $this->merge($this->match($loser, $winner), 'right');

        app(UndoMerge::class)->handle($link->refresh(), $this->manager);

        $this->assertSame([DbClientStatus::Raw, null], [$dbClient->refresh()->status, $dbClient->lead_id]);
    }

    public function test_converted_record_is_not_merged_and_its_merge_is_not_undone(): void
    {
        [$lead, $done] = [Lead::factory()->createOne(), Lead::factory()->createOne(['status' => LeadStatus::Converted])];
        $match = $this->match($lead, $done);
        $this->get('/clients/match-imports')->assertInertia(fn ($page) => $page->where('matches.0.merge_kind', null)->etc());
        $this->merge($match, 'left')->assertSessionHas('error', 'One of the records is already converted. Link the other record to the result instead. Nothing was merged.');

        $this->merge($this->match($lead, Lead::factory()->createOne()), 'left');
        $lead->refresh()->update(['status' => LeadStatus::Converted]);
        $this->delete('/clients/merges/'.Merge::query()->sole()->id)->assertSessionHas('error', 'The record has been converted. Undo the conversion first.');
    }

    public function test_merges_are_undone_newest_first(): void
    {
        $leads = [Lead::factory()->createOne(), Lead::factory()->createOne(), Lead::factory()->createOne()];
        $this->merge($this->match($leads[0], $leads[1]), 'left');
        $this->merge($this->match($leads[0], $leads[2]), 'left');
        [$first, $second] = Merge::query()->orderBy('id')->get()->all();

        $this->delete("/clients/merges/{$first->id}")->assertSessionHas('error', 'Another record was merged into this one later. Undo that merge first.');
        $this->delete("/clients/merges/{$second->id}")->assertSessionHas('success');
        $this->delete("/clients/merges/{$first->id}")->assertSessionHas('success');
        $this->assertSame(3, Lead::query()->count());
    }

    public function test_merging_records_needs_the_ability(): void
    {
        $match = $this->match($this->dbClient(), $this->dbClient());

        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients, Ability::ViewDbClients)->createOne());
        $this->merge($match, 'left')->assertForbidden();
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients, Ability::ViewDbClients, Ability::RiskCheckClients, Ability::CanViewDatabaseOnly)->createOne());
        $this->merge($match, 'left')->assertNotFound();
        $this->assertDatabaseCount('merges', 0);
    }

    private function match(Lead|DbClient $left, Lead|DbClient $right): MatchSuggestion
    {
        return MatchSuggestion::factory()->createOne(['left_type' => $left->getMorphClass(), 'left_id' => $left->id, 'right_type' => $right->getMorphClass(), 'right_id' => $right->id]);
    }

    /** @return TestResponse<Response> */
    private function merge(MatchSuggestion $match, string $winner): TestResponse
    {
        return $this->post("/clients/matches/{$match->id}/merge", ['winner' => $winner, 'reason' => 'Same']);
    }
}
