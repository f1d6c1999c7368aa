<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Actions\Rsg\CheckBeforeMarketing;
use App\Actions\Users\StartCall;
use App\Domain\Protection\Decision;
use App\Domain\Protection\ProtectionGate;
use App\Enums\BetstopCheckPurpose;
use App\Enums\BetstopCheckResult;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\ConsentBasis;
use App\Enums\ConsentChannel;
use App\Enums\DbClientStatus;
use App\Enums\GatePurpose;
use App\Enums\LeadStatus;
use App\Enums\MatchStatus;
use App\Enums\StaffRole;
use App\Infrastructure\Betstop\BetstopRegister;
use App\Models\BetstopCheck;
use App\Models\Client;
use App\Models\Consent;
use App\Models\DbAddress;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use App\Models\Lead;
use App\Models\MatchSuggestion;
use App\Models\PhoneLog;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\ReadsPages;
use Tests\Support\SpyBetstopRegister;
use Tests\TestCase;

/** Marketing reaches only people with a valid answer of the register, and the answers of a batch of recipients are renewed by one call. */
final class CheckBeforeMarketingTest extends TestCase
{
    use ReadsPages, RefreshDatabase;

    private SpyBetstopRegister $register;

    private User $user;

    protected function setUp(): void
    {
        parent::setUp();
        // Within the hours of marketing in Melbourne.
        $this->travelTo(CarbonImmutable::parse('2026-11-24 14:00', 'Australia/Melbourne'));
        $this->app->instance(BetstopRegister::class, $this->register = new SpyBetstopRegister);
        $this->user = User::factory()->withRole(StaffRole::Developer)->createOne();
    }

    public function test_recipients_with_an_old_answer_get_no_marketing_until_the_register_answers(): void
    {
        $fresh = $this->client('Fresh', 1);
        $old = $this->client('Old', 0);
        $renamed = $this->client('Renamed', 1, ['betstop_state' => BetstopState::Unchecked]);
        $never = $this->client('Never', null);
        $registered = $this->client('Registered', 0);
        $unavailable = $this->client('Unavailable', 0);
        $optedOut = $this->client('Silent', 0, ['sms_opted_out_at' => now()]);
        $ids = [$fresh, $old, $renamed, $never, $registered, $unavailable, $optedOut];
        $this->assertSame([$fresh], $this->allowed($ids));

        $level = DB::transactionLevel();
        app(CheckBeforeMarketing::class)->handle($ids, GatePurpose::MarketingSms, $this->user);

        $this->assertSame([$fresh, $old, $renamed, $never], $this->allowed($ids));
        $this->assertSame([['Old', 'Renamed', 'Never', 'Registered', 'Unavailable']], $this->register->calls);
        $this->assertSame([$level], $this->register->transactions);
        $this->assertSame(
            [BetstopCheckPurpose::Contact, $this->user->id],
            [
                BetstopCheck::query()->where('person_id', $old)->latest('id')->firstOrFail()->purpose,
                BetstopCheck::query()->where('person_id', $old)->latest('id')->firstOrFail()->user_id,
            ],
        );
        $this->assertSame(BetstopState::Registered, Client::query()->findOrFail($registered)->betstop_state);
    }

    #[TestWith(['Lee', null])]
    #[TestWith(['Registered', 'This client is registered with BetStop and must not be contacted.'])]
    #[TestWith(['Unavailable', 'There is no valid BetStop check of this client. Run a check first.'])]
    public function test_call_to_a_client_with_an_old_answer_asks_the_register_first(string $lastName, ?string $refusal): void
    {
        $client = Client::query()->findOrFail($this->client('Old', 0, ['last_name' => $lastName]));

        try {
            app(StartCall::class)->handle($client, (string) $client->mobile_e164, $this->user);
            $this->assertNull($refusal);
        } catch (ValidationException $refused) {
            $this->assertSame($refusal, $refused->getMessage());
        }

        $this->assertSame([['Old']], $this->register->calls);
        $this->assertSame($refusal === null ? 1 : 0, PhoneLog::query()->count());
    }

    #[TestWith(['lead', 'Lee', null])]
    #[TestWith(['lead', 'Registered', 'This person is barred and must not be contacted.'])]
    #[TestWith(['lead', 'Unavailable', 'The BetStop register gave no valid answer about this person. Try again later.'])]
    #[TestWith(['db_client', 'Lee', null])]
    #[TestWith(['db_client', 'Registered', 'This person is registered with BetStop and must not be contacted.'])]
    #[TestWith(['db_client', 'Unavailable', 'The BetStop register gave no valid answer about this person. Try again later.'])]
    public function test_call_to_a_lead_or_db_client_asks_the_register_first(string $type, string $lastName, ?string $refusal): void
    {
        $person = $this->stranger($type, $lastName);

        $this->assertSame($refusal, $this->refusalOfCall($person));

        $check = BetstopCheck::query()->sole();
        $this->assertSame([$type, $person->id, BetstopCheckPurpose::Contact, $this->user->id], [$check->person_type, $check->person_id, $check->purpose, $check->user_id]);
        $this->actingAs($this->user)->inertia('/rsg/betstop/logs', ['entries'], 'Rsg/BetstopLogs')->assertJsonPath('props.entries.0.person_name', "Kim {$lastName}");
        // A valid answer is used again, unless it is about other details.
        $this->assertSame($refusal, $this->refusalOfCall($person));
        $this->assertCount($lastName === 'Unavailable' ? 2 : 1, $this->register->calls);
        if ($refusal === null) {
            BetstopCheck::factory()->createOne(['person_type' => $type, 'person_id' => $person->id, 'result' => BetstopCheckResult::Error, 'valid_until' => null]);
            $this->assertNull($this->refusalOfCall($person));
            $this->assertCount(1, $this->register->calls, 'An error is no answer, so the earlier one is still valid.');
            $person->update(['last_name' => 'Unavailable']);
            $this->assertSame('The BetStop register gave no valid answer about this person. Try again later.', $this->refusalOfCall($person));
        }
    }

    #[TestWith(['lead'])]
    #[TestWith(['db_client'])]
    public function test_registered_person_is_excluded_as_the_client_they_became_under_other_details(string $type): void
    {
        $client = Client::factory()->createOne();
        $person = $this->stranger($type, 'Registered');
        $lead = $type === 'lead' ? $person : Lead::factory()->createOne();
        $lead->update(['status' => LeadStatus::Converted, 'client_id' => $client->id]);
        $type === 'lead' ?: $person->update(['status' => DbClientStatus::Converted, 'lead_id' => $lead->id]);

        $this->assertNotNull($this->refusalOfCall($person));

        $this->assertSame(BetstopState::Registered, $client->refresh()->betstop_state);
        $this->assertFalse(app(ProtectionGate::class)->decide($client, GatePurpose::Bonus)->isAllowed());
    }

    public function test_registered_lead_is_excluded_as_the_client_that_a_colleague_confirmed(): void
    {
        $lead = $this->stranger('lead', 'Registered');
        [$same, $other] = [Client::factory()->createOne(), Client::factory()->createOne()];
        foreach ([[$same, MatchStatus::Confirmed], [$other, MatchStatus::Rejected]] as [$client, $status]) {
            MatchSuggestion::factory()->createOne(['left_type' => 'client', 'left_id' => $client->id, 'right_type' => 'lead', 'right_id' => $lead->id, 'status' => $status]);
        }

        $this->assertNotNull($this->refusalOfCall($lead));

        $this->assertSame([BetstopState::Registered, BetstopState::Unchecked], [$same->refresh()->betstop_state, $other->refresh()->betstop_state]);
    }

    public function test_register_is_not_asked_when_the_call_is_refused_for_another_reason(): void
    {
        $this->travelTo(CarbonImmutable::parse('2026-11-24 21:00', 'Australia/Melbourne'));

        $this->assertStringContainsString('Marketing is allowed on weekdays', (string) $this->refusalOfCall($this->stranger('lead', 'Lee')));

        $this->assertSame([], $this->register->calls);
    }

    private function stranger(string $type, string $lastName): Lead|DbClient
    {
        $facts = ['first_name' => 'Kim', 'last_name' => $lastName, 'date_of_birth' => '1984-03-05'];
        if ($type === 'lead') {
            $lead = Lead::factory()
                ->createOne([...$facts, 'mobile_e164' => '+61491570110', 'state' => 'VIC', 'status' => LeadStatus::New])
                ->refresh();
            Consent::query()->create([
                'person_type' => 'lead',
                'person_id' => $lead->id,
                'channel' => ConsentChannel::Phone,
                'purpose' => 'Calls',
                'basis' => ConsentBasis::Express,
                'recorded_at' => now(),
            ]);

            return $lead;
        }
        $dbClient = DbClient::factory()->createOne([...$facts, 'status' => DbClientStatus::Validated])->refresh();
        DbPhoneNumber::factory()->createOne(['db_client_id' => $dbClient->id, 'e164' => '+61491570110', 'consent_basis' => ConsentBasis::Express]);
        DbAddress::factory()->createOne(['db_client_id' => $dbClient->id, 'state' => 'VIC', 'postcode' => '3121']);

        return $dbClient;
    }

    private function refusalOfCall(Lead|DbClient $person): ?string
    {
        try {
            app(StartCall::class)->handle($person, '+61491570110', $this->user);

            return null;
        } catch (ValidationException $refused) {
            return $refused->getMessage();
        }
    }

    /**
     * @param  int|null  $hours  until when the answer is valid; null without one
     * @param  array<string, mixed>  $facts
     */
    private function client(string $firstName, ?int $hours, array $facts = []): int
    {
        $client = Client::factory()->createOne([
            'first_name' => $firstName,
            'last_name' => in_array($firstName, ['Registered', 'Unavailable'], true) ? $firstName : "Q{$firstName}",
            'preferred_name' => null,
            'state' => 'VIC',
            'status' => ClientStatus::Active,
        ]);
        $client->forceFill(['betstop_state' => BetstopState::Clear, ...$facts])->save();
        if ($hours !== null) {
            BetstopCheck::factory()->createOne(['person_type' => 'client', 'person_id' => $client->id, 'result' => 'clear', 'valid_until' => now()->addHours($hours)]);
        }

        return $client->id;
    }

    /**
     * @param  list<int>  $ids
     * @return list<int>
     */
    private function allowed(array $ids): array
    {
        return array_keys(array_filter(app(ProtectionGate::class)->decideMany($ids, GatePurpose::MarketingSms), static fn (Decision $decision): bool => $decision->isAllowed()));
    }
}
