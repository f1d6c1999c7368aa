<?php

declare(strict_types=1);

namespace Tests\Feature\Leads;

use App\Actions\Matches\MergeRecords;
use App\Domain\Matches\MatchSuggester;
use App\Domain\Notifications\OutboxRelay;
use App\Enums\BetstopCheckPurpose;
use App\Enums\BetstopCheckResult;
use App\Enums\BetstopState;
use App\Enums\LeadStatus;
use App\Enums\NotificationType;
use App\Infrastructure\Betstop\BetstopAnswer;
use App\Infrastructure\Betstop\BetstopPerson;
use App\Infrastructure\Betstop\BetstopRegister;
use App\Models\AuditEvent;
use App\Models\BarredEntry;
use App\Models\BetstopCheck;
use App\Models\BetstopUpdate;
use App\Models\Client;
use App\Models\Lead;
use App\Models\Notification;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;
use Tests\Support\ConvertsLeads;
use Tests\TestCase;

final class ConvertLeadTest extends TestCase
{
    use ConvertsLeads, RefreshDatabase;

    public function test_clear_lead_becomes_a_client_awaiting_the_risk_check(): void
    {
        $this->preview()->assertExactJson(['missing' => [], 'duplicates' => []]);
        $this->convert()->assertRedirect(route('clients.leads.show', $this->lead))->assertSessionHasNoErrors();

        $client = Client::query()->sole();
        $this->assertSame(['Harriet', 'Okafor', '1986-02-04', '+61491570156', 'harriet@example.com', '12 Alma St', 'VIC'], [
            $client->first_name, $client->last_name, $client->date_of_birth?->toDateString(), $client->mobile_e164, $client->email, $client->address, $client->state?->value,
        ]);
        $this->assertSame([$this->lead->company_id, $this->editor->id, BetstopState::Clear], [$client->company_id, $client->account_manager_id, $client->betstop_state]);
        $this->lead->refresh();
        $this->assertSame([LeadStatus::Converted, $client->id, true, $this->editor->id], [$this->lead->status, $this->lead->client_id, $this->lead->is_client_new, $this->lead->converted_by]);
        $check = BetstopCheck::query()->sole();
        $this->assertSame(['client', $client->id, BetstopCheckPurpose::Onboarding, BetstopCheckResult::Clear], [$check->person_type, $check->person_id, $check->purpose, $check->result]);
        $this->assertSame(BetstopPerson::of($client)->fingerprint(), $check->request_hash);
        $this->assertEqualsCanonicalizing(['client.created', 'client.betstop_checked', 'lead.converted'], AuditEvent::query()->pluck('action')->all());
        app(OutboxRelay::class)->drain();
        $this->assertSame(1, Notification::query()->where('type', NotificationType::RiskCheck)->where('user_id', $this->editor->id)->where('is_read', false)->count());
    }

    public function test_second_submit_creates_no_second_client(): void
    {
        $this->convert();
        $this->convert()->assertSessionHasErrors('conversion');
        $this->assertStringStartsWith('Yuki Tanaka already converted Harriet Okafor on ', session('errors')->first('conversion'));

        $this->assertSame(1, Client::query()->count());
    }

    public function test_likely_duplicate_requires_a_decision(): void
    {
        $known = $this->similarClient();

        $this->preview()->assertJsonPath('duplicates.0.id', $known->id)->assertJsonPath('duplicates.0.is_likely', true)->assertJsonCount(1, 'duplicates');
        $this->convert()->assertSessionHasErrors('conversion');
        $this->assertSame([LeadStatus::Qualified, 1, 0], [$this->lead->refresh()->status, Client::query()->count(), BetstopCheck::query()->count()]);
    }

    public function test_lead_can_be_linked_to_the_matching_client(): void
    {
        $known = $this->similarClient();

        $this->convert(['link_client_id' => $known->id])->assertSessionHasNoErrors();

        $this->lead->refresh();
        $this->assertSame([LeadStatus::Converted, $known->id, false], [$this->lead->status, $this->lead->client_id, $this->lead->is_client_new]);
        $this->assertSame(1, Client::query()->count());
    }

    public function test_linked_lead_is_not_offered_to_be_linked_again(): void
    {
        $known = $this->similarClient();
        app(MatchSuggester::class)->for('lead', $this->lead->id);
        $offers = fn (): array => array_column($this->actingAs($this->editor)->get('/clients/match-imports')->inertiaProps('matches'), 'merge_kind');
        $this->assertSame(['link'], $offers());

        $this->convert(['link_client_id' => $known->id])->assertSessionHasNoErrors();

        $this->assertSame([null], $offers());
        app(MatchSuggester::class)->for('lead', $this->lead->id);
        $this->assertSame([], $offers());
    }

    public function test_lead_cannot_be_linked_to_a_client_who_does_not_match(): void
    {
        $this->convert(['link_client_id' => Client::factory()->createOne()->id])->assertSessionHasErrors('conversion');

        $this->assertSame(LeadStatus::Qualified, $this->lead->refresh()->status);
    }

    public function test_client_is_created_despite_a_duplicate_when_a_reason_is_given(): void
    {
        $this->similarClient();

        $this->convert(['override_reason' => 'No'])->assertSessionHasErrors(['override_reason' => 'Enter a longer reason why they are different people.']);
        $this->convert(['override_reason' => 'Father and son share the phone'])->assertSessionHasNoErrors();

        $this->assertSame(2, Client::query()->count());
        $this->assertSame('Father and son share the phone', AuditEvent::query()->where('action', 'lead.converted')->sole()->after['override_reason']);
    }

    public function test_conversion_of_a_barred_person_bars_the_lead(): void
    {
        BarredEntry::factory()->create(['first_name' => 'HARRIET', 'last_name' => 'Okafor', 'date_of_birth' => '1986-02-04', 'reason' => 'Chargebacks']);

        $this->convert()->assertSessionHas('error', 'Harriet Okafor is barred and can’t become a client: HARRIET Okafor is on the barred list: Chargebacks');

        $this->assertSame([LeadStatus::Barred, 'HARRIET Okafor is on the barred list: Chargebacks'], [$this->lead->refresh()->status, $this->lead->lost_reason]);
        $this->assertSame(0, Client::query()->count());
        $this->assertSame('lead.barred', AuditEvent::query()->sole()->action);
    }

    public function test_conversion_bars_a_lead_who_is_barred_under_the_details_of_a_merged_lead(): void
    {
        $former = Lead::factory()->createOne(['first_name' => 'Siobhan', 'last_name' => 'Maddox', 'date_of_birth' => '1979-11-30', 'mobile_e164' => '+61491570158', 'email' => 'siobhan@example.com']);
        app(MergeRecords::class)->handle('lead', $this->lead->id, $former->id, null, 'Same person', $this->editor);
        BarredEntry::factory()->createOne(['first_name' => 'Siobhan', 'last_name' => 'Maddox', 'date_of_birth' => '1979-11-30', 'reason' => 'Chargebacks']);

        $this->convert()->assertSessionHas('error', 'Harriet Okafor is barred and can’t become a client: Siobhan Maddox is on the barred list: Chargebacks');

        $this->assertSame([LeadStatus::Barred, 0], [$this->lead->refresh()->status, Client::query()->count()]);
    }

    public function test_number_of_another_record_does_not_bar_the_lead(): void
    {
        $other = Lead::factory()->createOne(['first_name' => 'Tobias', 'last_name' => 'Lindqvist', 'date_of_birth' => '1990-07-19', 'mobile_e164' => '+61491570158', 'email' => null]);
        app(MergeRecords::class)->handle('lead', $this->lead->id, $other->id, null, 'Same person', $this->editor);
        BarredEntry::factory()->createOne(['first_name' => 'Siobhan', 'last_name' => 'Maddox', 'date_of_birth' => '1979-11-30', 'mobile_e164' => '+61491570158']);

        $this->convert()->assertSessionHasNoErrors();

        $this->assertSame(LeadStatus::Converted, $this->lead->refresh()->status);
    }

    public function test_lead_is_barred_when_the_linked_client_is_barred(): void
    {
        $known = $this->similarClient();
        $known->forceFill(['is_barred' => true])->save();

        $this->convert(['link_client_id' => $known->id]);

        $this->assertSame(LeadStatus::Barred, $this->lead->refresh()->status);
    }

    public function test_conversion_of_a_registered_person_bars_the_lead(): void
    {
        // Our notices are of another mobile and name; only the register itself knows this person.
        $this->lead->update(['last_name' => 'Ellery']);
        $register = BetstopUpdate::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Ellery', 'date_of_birth' => '1986-02-04']);
        $this->convert();
        $this->assertSame(LeadStatus::Barred, $this->lead->refresh()->status);
        $this->assertSame(0, Client::query()->count());

        $register->delete();
        $this->lead->update(['status' => LeadStatus::Qualified]);
        $this->answering(BetstopCheckResult::Registered);
        $this->convert()->assertSessionHas('error');
        $this->assertSame([LeadStatus::Barred, 'Harriet Ellery is on the BetStop register.'], [$this->lead->refresh()->status, $this->lead->lost_reason]);
        $check = BetstopCheck::query()->sole();
        $this->assertSame(['lead', $this->lead->id, BetstopCheckResult::Registered], [$check->person_type, $check->person_id, $check->result]);
    }

    public function test_conversion_stops_when_the_register_does_not_answer(): void
    {
        $this->lead->update(['last_name' => 'Unavailable']);

        $this->convert()->assertSessionHasErrors(['conversion' => 'The BetStop register did not answer, so the lead was not converted. Try again in a minute.']);

        $this->assertSame([LeadStatus::Qualified, 0], [$this->lead->refresh()->status, Client::query()->count()]);
        $this->assertSame(BetstopCheckResult::Error, BetstopCheck::query()->sole()->result);
    }

    public function test_register_is_called_outside_a_transaction_and_its_answer_needs_unchanged_details(): void
    {
        $level = DB::transactionLevel();
        $register = $this->createStub(BetstopRegister::class);
        $register->method('check')->willReturnCallback(function () use ($level): BetstopAnswer {
            $this->assertSame($level, DB::transactionLevel());
            $this->lead->update(['last_name' => 'Ellery']);

            return new BetstopAnswer(BetstopCheckResult::Clear, null, []);
        });
        $this->app->instance(BetstopRegister::class, $register);

        $this->convert()->assertSessionHasErrors(['conversion' => 'Harriet Ellery was edited during the BetStop check. Review the lead and convert it again.']);
        $this->assertSame([LeadStatus::Qualified, 0, 1], [$this->lead->refresh()->status, Client::query()->count(), BetstopCheck::query()->where('person_type', 'lead')->count()]);

        $this->convert()->assertSessionHasNoErrors();
        $this->assertSame('Ellery', Client::query()->sole()->last_name);
    }

    public function test_preview_and_refusal_name_the_missing_details(): void
    {
        $this->lead->update(['date_of_birth' => null, 'company_id' => null]);

        $this->preview()->assertJsonPath('missing', ['company', 'date of birth']);
        $this->convert()->assertSessionHasErrors(['conversion' => 'Complete these fields first: company, date of birth.']);
    }

    public function test_only_a_qualified_lead_is_converted(): void
    {
        $this->lead->update(['status' => LeadStatus::Contacted]);

        $this->convert()->assertSessionHasErrors(['conversion' => 'Only a qualified lead can be converted; Harriet Okafor is Contacted.']);
    }

    private function answering(BetstopCheckResult $result): void
    {
        $register = $this->createStub(BetstopRegister::class);
        $register->method('check')->willReturn(new BetstopAnswer($result, null, ['reference' => 'R-1']));
        $this->app->instance(BetstopRegister::class, $register);
    }

    /** @return TestResponse<Response> */
    private function preview(): TestResponse
    {
        return $this->actingAs($this->editor)->getJson(route('clients.leads.conversion', $this->lead))->assertOk();
    }
}
