<?php

declare(strict_types=1);

namespace Tests\Feature\Protection;

use App\Actions\Rsg\ExpireBarredEntries;
use App\Domain\Protection\ProtectionGate;
use App\Domain\Protection\SuppressionList;
use App\Enums\BetstopCheckResult;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\ConsentBasis;
use App\Enums\ConsentChannel;
use App\Enums\GatePurpose;
use App\Enums\RsgEventSeverity;
use App\Enums\RsgFormType;
use App\Enums\SuppressionReason;
use App\Models\BarredEntry;
use App\Models\BetstopCheck;
use App\Models\Client;
use App\Models\Consent;
use App\Models\Lead;
use App\Models\RsgEvent;
use App\Models\RsgFormSubmission;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\Support\CreatesClearClients;
use Tests\TestCase;

/** The client's own records and the hours that stop each purpose. */
final class ProtectionGateTest extends TestCase
{
    use ChecksPurposes, CreatesClearClients, RefreshDatabase;

    /** @return array<string, array{Closure(Client): mixed, list<string>, string}> what is recorded, the purposes it stops, and the code of the reason */
    public static function records(): array
    {
        return [
            'registered' => [static fn (Client $client) => $client->forceFill(['betstop_state' => BetstopState::Registered])->save(), self::NOT_OWN_MONEY, 'betstop'],
            'barred' => [static fn (Client $client) => $client->forceFill(['is_barred' => true])->save(), self::NOT_OWN_MONEY, 'barred'],
            'no longer on file' => [static fn (Client $client) => $client->delete(), array_values(array_diff(self::NOT_OWN_MONEY, ['account_opening'])), 'deleted'],
            'closed' => [static fn (Client $client) => $client->forceFill(['status' => ClientStatus::Closed])->save(), [...self::MARKETING, ...self::CREDITS], 'closed'],
            'opted out of SMS' => [static fn (Client $client) => $client->forceFill(['sms_opted_out_at' => now()])->save(), ['marketing_sms', 'service_sms', 'call'], 'opted_out'],
            'a landline' => [static fn (Client $client) => $client->forceFill(['mobile_e164' => '+61390001234'])->save(), ['marketing_sms'], 'no_mobile'],
            'suppressed number' => [
                static fn (Client $client) => app(SuppressionList::class)->suppress(['+61491570156'], null, SuppressionReason::Stop, null),
                ['marketing_sms', 'service_sms', 'call'],
                'suppressed',
            ],
            'suppressed mailbox' => [
                static fn (Client $client) => app(SuppressionList::class)->suppress([], 'will@example.com', SuppressionReason::Bounce, null),
                ['marketing_email', 'service_email'],
                'suppressed',
            ],
            'consent withdrawn' => [static fn (Client $client) => self::consent($client, ConsentBasis::None), ['marketing_email'], 'consent_withdrawn'],
            'calls refused as the lead that became the client' => [static fn (Client $client) => self::consentAsLead($client, ConsentBasis::None), ['call'], 'consent_withdrawn'],
            'unknown consent as the lead that became the client' => [static fn (Client $client) => self::consentAsLead($client, ConsentBasis::Unknown), [], ''],
            'no BetStop check' => [static fn (Client $client) => BetstopCheck::query()->delete(), self::MARKETING, 'betstop_check'],
            'a BetStop check that is too old' => [
                static fn (Client $client) => BetstopCheck::query()
                    ->toBase()
                    ->update(['valid_until' => now()->subMinute()]),
                self::MARKETING,
                'betstop_check',
            ],
            'a BetStop check that answered registered' => [
                static fn (Client $client) => BetstopCheck::query()
                    ->toBase()
                    ->update(['result' => BetstopCheckResult::Registered->value]),
                self::MARKETING,
                'betstop_check',
            ],
            'an identity that changed since the BetStop check' => [
                static fn (Client $client) => $client->forceFill(['last_name' => 'Hartleigh', 'betstop_state' => BetstopState::Unchecked])->save(),
                self::MARKETING,
                'betstop_check',
            ],
            'a new account that the BetStop register gave no answer about' => [
                static fn (Client $client) => $client->forceFill(['status' => ClientStatus::Pending, 'betstop_state' => BetstopState::Unchecked])->save(),
                [...self::MARKETING, ...self::CREDITS, 'reopening', 'site_account'],
                'betstop_check',
            ],
            'a serious RSG event' => [
                static fn (Client $client) => RsgEvent::factory()->createOne(['client_id' => $client->id, 'severity' => RsgEventSeverity::High]),
                [...self::MARKETING, 'bonus'],
                'rsg_hold',
            ],
            'an undecided request for a self-exclusion' => [
                static fn (Client $client) => RsgFormSubmission::factory()->createOne([
                    'client_id' => $client->id,
                    'form_type' => RsgFormType::SelfExclusion,
                    'resolved_at' => null,
                ]),
                [...self::MARKETING, 'bonus'],
                'rsg_hold',
            ],
            'an undecided request for a time-out' => [
                static fn (Client $client) => RsgFormSubmission::factory()->createOne(['client_id' => $client->id, 'form_type' => RsgFormType::TimeOut, 'resolved_at' => null]),
                [...self::MARKETING, 'bonus'],
                'rsg_hold',
            ],
            'an undecided request for account closure' => [
                static fn (Client $client) => RsgFormSubmission::factory()->createOne([
                    'client_id' => $client->id,
                    'form_type' => RsgFormType::AccountClosure,
                    'resolved_at' => null,
                ]),
                [...self::MARKETING, 'bonus'],
                'rsg_hold',
            ],
            'an open complaint' => [
                static fn (Client $client) => RsgFormSubmission::factory()->createOne(['client_id' => $client->id, 'form_type' => RsgFormType::Complaint, 'resolved_at' => null]),
                [],
                '',
            ],
            'a handled request for a self-exclusion' => [
                static fn (Client $client) => RsgFormSubmission::factory()->createOne([
                    'client_id' => $client->id,
                    'form_type' => RsgFormType::SelfExclusion,
                    'resolved_at' => now(),
                ]),
                [],
                '',
            ],
            'a time-out' => [static fn (Client $client) => self::timeOut($client), [...self::MARKETING, ...self::CREDITS, 'site_account'], 'time_out'],
            'a time-out that ended' => [static fn (Client $client) => self::timeOut($client, 'starts_at', -3, -1), [], ''],
        ];
    }

    /**
     * @param  Closure(Client): mixed  $record
     * @param  list<string>  $stopped
     */
    #[DataProvider('records')]
    public function test_record_stops_these_purposes_and_no_other(Closure $record, array $stopped, string $code): void
    {
        $this->assertStops($record, $stopped, $code);
    }

    /** @return array<string, array{string, string|null, bool}> local time, state, whether marketing by phone is allowed */
    public static function moments(): array
    {
        return [
            'a weekday morning' => ['2026-11-24 09:00', 'VIC', true],
            'too early' => ['2026-11-24 08:59', 'VIC', false],
            'the last minute' => ['2026-11-24 19:59', 'VIC', true],
            'too late' => ['2026-11-24 20:00', 'VIC', false],
            'still early in the west' => ['2026-11-24 11:30', 'WA', false],
            'a state that is not known, still early in the west' => ['2026-11-24 11:30', null, false],
            'a state that is not known, open everywhere' => ['2026-11-24 14:00', null, true],
            'a Saturday afternoon' => ['2026-11-28 16:59', 'VIC', true],
            'a Saturday evening' => ['2026-11-28 17:00', 'VIC', false],
            'a public holiday of the state' => ['2026-11-03 12:00', 'VIC', false],
            'a public holiday of another state' => ['2026-11-03 12:00', 'NSW', true],
            'a Sunday' => ['2026-11-29 12:00', 'VIC', false],
        ];
    }

    #[DataProvider('moments')]
    public function test_marketing_keeps_to_the_hours_of_the_person(string $melbourne, ?string $state, bool $isAllowed): void
    {
        $client = $this->client(['state' => $state]);
        $at = CarbonImmutable::parse($melbourne, 'Australia/Melbourne');
        BetstopCheck::query()->toBase()->update(['valid_until' => $at->addDay()]);
        $this->travelTo($at);
        $gate = app(ProtectionGate::class);

        foreach ([GatePurpose::MarketingSms, GatePurpose::Call] as $purpose) {
            $this->assertSame($isAllowed, ! $gate->decide($client, $purpose)->has('contact_hours'), $purpose->value);
        }
        $this->assertTrue($gate->decide($client, GatePurpose::MarketingEmail)->isAllowed());
        $this->assertTrue($gate->decide($client, GatePurpose::ServiceSms)->isAllowed());
    }

    public function test_every_reason_is_given(): void
    {
        $client = $this->client(['is_barred' => true, 'betstop_state' => BetstopState::Registered, 'status' => ClientStatus::Closed, 'sms_opted_out_at' => now()]);

        $decision = app(ProtectionGate::class)->decide($client, GatePurpose::MarketingSms);

        foreach (['closed', 'betstop', 'barred', 'opted_out'] as $code) {
            $this->assertTrue($decision->has($code), $code);
        }
    }

    public function test_marketing_under_an_unregistered_sender_name_is_refused(): void
    {
        config(['paddock.sms.sender' => 'LuckyBets', 'paddock.sms.registered_senders' => ['Paddock']]);

        $this->assertTrue(app(ProtectionGate::class)->decide($this->client(), GatePurpose::MarketingSms)->has('sender_id'));
    }

    public function test_last_day_of_a_barred_entry_lasts_until_midnight_in_perth(): void
    {
        $client = $this->client();
        BarredEntry::factory()->createOne(['first_name' => 'William', 'last_name' => 'Hartley', 'date_of_birth' => '1984-03-05', 'until_on' => '2026-11-24']);

        $this->travelTo(CarbonImmutable::parse('2026-11-25 00:30', 'Australia/Melbourne'));
        $this->assertTrue(app(ProtectionGate::class)->decide($client, GatePurpose::DepositCredit)->has('barred'));
        $this->assertSame(0, app(ExpireBarredEntries::class)->handle());

        $this->travelTo(CarbonImmutable::parse('2026-11-25 00:00', 'Australia/Perth'));
        $this->assertTrue(app(ProtectionGate::class)->decide($client, GatePurpose::DepositCredit)->isAllowed());
        $this->assertSame(1, app(ExpireBarredEntries::class)->handle());
    }

    private static function consent(Client $client, ConsentBasis $basis): void
    {
        foreach ([ConsentBasis::Express, $basis] as $one) {
            Consent::query()->create(['person_type' => 'client', 'person_id' => $client->id, 'channel' => ConsentChannel::Email, 'purpose' => 'Offers', 'basis' => $one, 'recorded_at' => now()]);
        }
    }

    private static function consentAsLead(Client $client, ConsentBasis $basis): void
    {
        $lead = Lead::factory()->createOne(['first_name' => 'William', 'last_name' => 'Hartley', 'status' => 'converted', 'client_id' => $client->id]);
        Consent::query()->create([
            'person_type' => 'lead',
            'person_id' => $lead->id,
            'channel' => ConsentChannel::Phone,
            'purpose' => 'Calls about opening an account',
            'basis' => $basis,
            'recorded_at' => now(),
        ]);
    }
}
