<?php

declare(strict_types=1);

namespace Tests\Feature\Leads;

use App\Actions\Leads\ConvertLead;
use App\Actions\Leads\UndoLeadConversion;
use App\Domain\Leads\ConversionChoice;
use App\Domain\Leads\ConversionOutcome;
use App\Domain\Protection\ProtectionGate;
use App\Enums\Ability;
use App\Enums\BetstopCheckResult;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\DbClientStatus;
use App\Enums\GatePurpose;
use App\Enums\LeadStatus;
use App\Enums\MatchStatus;
use App\Enums\StaffRole;
use App\Enums\SuppressionReason;
use App\Infrastructure\Betstop\BetstopAnswer;
use App\Infrastructure\Betstop\BetstopPerson;
use App\Infrastructure\Betstop\BetstopRegister;
use App\Models\BarredEntry;
use App\Models\BetstopCheck;
use App\Models\Client;
use App\Models\Company;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use App\Models\ExclusionCase;
use App\Models\Lead;
use App\Models\MatchSuggestion;
use App\Models\User;
use App\Support\OperationRefusedException;
use Closure;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

/** BetStop answers about a converted lead reach the right record and are never lost. Only active colleagues own leads and their clients. */
final class ConversionAnswersTest extends TestCase
{
    use RefreshDatabase;

    private User $editor;

    private Lead $lead;

    protected function setUp(): void
    {
        parent::setUp();
        $this->editor = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewSmsPanel)->createOne();
        $company = Company::query()->create(['slug' => 'regal-bet', 'name' => 'Regal Bet', 'color' => '#0b6b4b']);
        $this->lead = Lead::factory()->createOne([
            'first_name' => 'Harriet', 'last_name' => 'Okafor', 'date_of_birth' => '1986-02-04', 'mobile_e164' => '+61491570156', 'email' => 'harriet@example.com',
            'company_id' => $company->id, 'owner_id' => $this->editor->id, 'status' => LeadStatus::Qualified,
        ])->refresh();
    }

    public function test_betstop_answer_about_a_lead_does_not_mark_the_linked_client(): void
    {
        // The register was not asked about a person born on the fourteenth.
        $client = Client::factory()->createOne([
            'first_name' => 'Harriet',
            'last_name' => 'Okafor',
            'date_of_birth' => '1986-02-14',
            'mobile_e164' => '+61491570156',
            'betstop_state' => BetstopState::Unchecked,
        ]);

        $outcome = $this->convert(new ConversionChoice($client->id));

        $this->assertTrue($outcome->client?->is($client));
        $check = BetstopCheck::query()->sole();
        $this->assertSame(['lead', $this->lead->id, BetstopCheckResult::Clear], [$check->person_type, $check->person_id, $check->result]);
        $this->assertSame(BetstopState::Unchecked, $client->refresh()->betstop_state);

        app(UndoLeadConversion::class)->handle($this->lead->refresh());
        $this->assertSame([BetstopState::Unchecked, 'lead'], [$client->refresh()->betstop_state, $check->refresh()->person_type]);
        $this->assertDatabaseMissing('audit_events', ['action' => 'client.betstop_checked']);
    }

    /** @return array<string, array{Closure(Lead): mixed}> */
    public static function simultaneousChanges(): array
    {
        return [
            'the lead was edited' => [static fn (Lead $lead) => $lead->update(['email' => 'new@example.com'])],
            'it was lost' => [static fn (Lead $lead) => $lead->update(['status' => LeadStatus::Lost])],
            'a similar person was found' => [
                static fn () => Client::factory()->createOne([
                    'first_name' => 'Harriet',
                    'last_name' => 'Okafor',
                    'date_of_birth' => '1986-02-04',
                    'mobile_e164' => '+61491570156',
                ]),
            ],
            'it was deleted' => [static fn (Lead $lead) => $lead->delete()],
        ];
    }

    /** @param  Closure(Lead): mixed  $simultaneousChange */
    #[DataProvider('simultaneousChanges')]
    public function test_registration_takes_effect_even_if_the_lead_changed_since(Closure $simultaneousChange): void
    {
        $dbClient = DbClient::factory()->createOne();
        DbPhoneNumber::factory()->createOne(['db_client_id' => $dbClient->id, 'e164' => '+61491570156']);
        $this->answering(BetstopCheckResult::Registered, $simultaneousChange);

        $outcome = $this->convert();

        $this->assertSame('Harriet Okafor is on the BetStop register.', $outcome->barredReason);
        $check = BetstopCheck::query()->where('person_type', 'lead')->sole();
        $this->assertSame(['lead', $this->lead->id, BetstopCheckResult::Registered, ['reference' => 'R-1']], [$check->person_type, $check->person_id, $check->result, $check->evidence]);
        $this->assertSame(LeadStatus::Barred, Lead::withTrashed()->findOrFail($this->lead->id)->status);
        $this->assertSame([DbClientStatus::Suppressed, SuppressionReason::Betstop], [$dbClient->refresh()->status, $dbClient->suppressed_reason]);
    }

    public function test_registration_also_excludes_the_client_who_is_certainly_the_person(): void
    {
        $client = Client::factory()->createOne([...$this->lead->only(['first_name', 'last_name', 'date_of_birth']), 'mobile_e164' => '+61491570158']);
        $this->answering(BetstopCheckResult::Registered, static fn () => null);

        $this->assertNotNull($this->convert(new ConversionChoice($client->id))->barredReason);

        $this->assertSame(BetstopState::Registered, $client->refresh()->betstop_state);
        $this->assertTrue(ExclusionCase::query()->where('client_id', $client->id)->exists());
        $this->assertSame(['client', 'lead'], BetstopCheck::query()->orderBy('person_type')->pluck('person_type')->all());
    }

    public function test_registration_also_excludes_the_less_certain_client_chosen_by_the_colleague(): void
    {
        $client = $this->lessCertainClient();
        $this->answering(BetstopCheckResult::Registered, static fn () => null);

        $this->assertNotNull($this->convert(new ConversionChoice($client->id))->barredReason);

        $this->assertSame(BetstopState::Registered, $client->refresh()->betstop_state);
        $this->assertTrue(ExclusionCase::query()->where('client_id', $client->id)->exists());
    }

    public function test_exclusion_of_a_lead_counts_for_the_less_certain_client_chosen_by_the_colleague(): void
    {
        $client = $this->lessCertainClient();
        BarredEntry::factory()->createOne([...$this->lead->only(['first_name', 'last_name', 'date_of_birth']), 'mobile_e164' => null]);
        $this->assertTrue(app(ProtectionGate::class)->decide($client, GatePurpose::DepositCredit)->isAllowed());

        $this->assertNotNull($this->convert(new ConversionChoice($client->id))->barredReason);

        $this->assertSame(
            ['barred'],
            array_column(app(ProtectionGate::class)->decide($client, GatePurpose::DepositCredit)->refusals, 'code'),
        );
        $this->assertSame(
            [MatchStatus::Confirmed, $this->editor->id],
            MatchSuggestion::query()
                ->get(['status', 'decided_by'])
                ->map(static fn (MatchSuggestion $match): array => [$match->status, $match->decided_by])
                ->sole(),
        );
    }

    public function test_client_from_an_earlier_conversion_is_marked_as_registered(): void
    {
        $register = new class implements BetstopRegister
        {
            public ?Closure $simultaneousChange = null;

            public function check(BetstopPerson $person): BetstopAnswer
            {
                [$simultaneousChange, $this->simultaneousChange] = [$this->simultaneousChange, null];
                if ($simultaneousChange === null) {
                    return new BetstopAnswer(BetstopCheckResult::Clear, null, []);
                }
                $simultaneousChange();

                return new BetstopAnswer(BetstopCheckResult::Registered, null, []);
            }

            public function checkMany(array $people): array
            {
                return array_map($this->check(...), $people);
            }
        };
        $register->simultaneousChange = fn (): ConversionOutcome => $this->convert();
        $this->app->instance(BetstopRegister::class, $register);

        $this->convert();

        $this->assertSame([LeadStatus::Converted, BetstopState::Registered], [$this->lead->refresh()->status, Client::query()->sole()->betstop_state]);
        $this->assertSame(Client::query()->sole()->id, ExclusionCase::query()->sole()->client_id);
    }

    #[TestWith([BetstopCheckResult::Clear])]
    #[TestWith([BetstopCheckResult::Error])]
    public function test_betstop_answer_is_stored_when_the_lead_was_lost_since(BetstopCheckResult $result): void
    {
        $this->answering($result, static fn (Lead $lead) => $lead->update(['status' => LeadStatus::Lost]));

        try {
            $this->assertEquals(new ConversionOutcome, $this->convert());
        } catch (OperationRefusedException $refused) {
            $this->assertSame('Only a qualified lead can be converted; Harriet Okafor is Lost.', $refused->getMessage());
        }

        $this->assertSame(['lead', $result], [BetstopCheck::query()->sole()->person_type, BetstopCheck::query()->sole()->result]);
        $this->assertDatabaseCount('clients', 0);
    }

    public function test_conversion_cannot_be_undone_after_money_or_visits(): void
    {
        $client = $this->convert()->client;
        DB::table('ip_sightings')->insert([
            'client_id' => $client?->id,
            'ip' => '203.0.113.4',
            'device_hash' => 'x',
            'first_seen_at' => now(),
            'last_seen_at' => now(),
            'hits' => 3,
            'created_at' => now(),
            'updated_at' => now(),
        ]);

        $this->expectExceptionObject(
            new OperationRefusedException(
                'Harriet Okafor has visits since the conversion, so it can’t be undone. Close the account instead.',
            ),
        );
        app(UndoLeadConversion::class)->handle($this->lead->refresh());
    }

    public function test_converted_client_has_no_manager_when_the_owner_is_inactive(): void
    {
        User::query()->whereKey($this->editor->id)->update(['is_active' => false]);

        $this->assertNull($this->convert()->client?->account_manager_id);
    }

    public function test_leads_can_be_assigned_only_to_active_colleagues_who_see_leads(): void
    {
        $contractor = User::factory()->withRole(StaffRole::DatabaseContractor)->createOne();
        $gone = User::factory()->withAbilities(Ability::ViewClients)->createOne(['is_active' => false]);
        $this->actingAs($this->editor);
        $form = ['version' => $this->lead->version, 'first_name' => 'Harriet', 'last_name' => 'Okafor', 'email' => 'harriet@example.com'];

        foreach ([$contractor, $gone] as $other) {
            $this->put(route('clients.leads.assign'), ['ids' => [$this->lead->id], 'owner_id' => $other->id])->assertSessionHasErrors('owner_id');
            $this->put(route('clients.leads.update', $this->lead), [...$form, 'owner_id' => $other->id])->assertSessionHasErrors('owner_id');
        }
        $this->assertSame($this->editor->id, $this->lead->refresh()->owner_id);

        // The current owner may have left. The rest of the lead can still be edited.
        Lead::query()->whereKey($this->lead->id)->update(['owner_id' => $gone->id]);
        $this->put(route('clients.leads.update', $this->lead), [...$form, 'owner_id' => (string) $gone->id])->assertSessionHasNoErrors();
    }

    /** Born on another day, with another number. */
    private function lessCertainClient(): Client
    {
        return Client::factory()
            ->createOne([
                'first_name' => 'Harriet',
                'last_name' => 'Okafor',
                'date_of_birth' => '1986-02-14',
                'mobile_e164' => '+61491570158',
                'email' => null,
                'status' => ClientStatus::Active,
            ])
            ->refresh();
    }

    private function convert(ConversionChoice $choice = new ConversionChoice): ConversionOutcome
    {
        return app(ConvertLead::class)->handle($this->lead, $choice, $this->editor);
    }

    /** @param  Closure(Lead): mixed  $simultaneousChange */
    private function answering(BetstopCheckResult $result, Closure $simultaneousChange): void
    {
        $register = $this->createStub(BetstopRegister::class);
        $register->method('check')->willReturnCallback(function () use ($result, $simultaneousChange): BetstopAnswer {
            $simultaneousChange(Lead::query()->findOrFail($this->lead->id));

            return new BetstopAnswer($result, null, ['reference' => 'R-1']);
        });
        $this->app->instance(BetstopRegister::class, $register);
    }
}
