<?php

declare(strict_types=1);

namespace Tests\Feature\Protection;

use App\Actions\Intake\ReceiveSms;
use App\Enums\BarredList;
use App\Enums\BetstopState;
use App\Enums\ConsentBasis;
use App\Enums\ConsentChannel;
use App\Enums\DbClientOutcome;
use App\Enums\DbClientStatus;
use App\Enums\MatchStatus;
use App\Enums\RsgEventSeverity;
use App\Enums\RsgFormType;
use App\Enums\SuppressionReason;
use App\Models\BarredEntry;
use App\Models\BetstopUpdate;
use App\Models\Client;
use App\Models\Consent;
use App\Models\DbClient;
use App\Models\Lead;
use App\Models\MatchSuggestion;
use App\Models\RsgEvent;
use App\Models\RsgFormSubmission;
use App\Models\SmsMessage;
use Closure;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\Support\CreatesClearClients;
use Tests\TestCase;

/** Records of other accounts of the person, lists and notices that stop each purpose. */
final class OtherRecordsGateTest extends TestCase
{
    use ChecksPurposes, CreatesClearClients, RefreshDatabase;

    private const CONTACT = ['marketing_sms', 'service_sms', 'marketing_email', 'service_email', 'call'];

    /** @return array<string, array{Closure(Client): mixed, list<string>, string}> what is recorded, the purposes it stops, and the code of the reason */
    public static function records(): array
    {
        $other = ['mobile_e164' => '+61491570158', 'email' => 'other@example.com'];

        return [
            'another account is registered' => [
                static fn (Client $client) => Client::factory()->createOne([...self::PERSON, ...$other, 'betstop_state' => BetstopState::Registered]),
                self::NOT_OWN_MONEY,
                'betstop',
            ],
            'another account by a short name, with day and month swapped' => [
                static fn (Client $client) => Client::factory()->createOne([
                    ...self::PERSON,
                    'first_name' => 'Bill',
                    'date_of_birth' => '1984-05-03',
                    ...$other,
                    'is_barred' => true,
                ]),
                self::NOT_OWN_MONEY,
                'barred',
            ],
            'another account had a time-out' => [
                static fn (Client $client) => self::timeOut(Client::factory()->createOne([...self::PERSON, ...$other])),
                [...self::MARKETING, ...self::CREDITS, 'site_account'],
                'time_out',
            ],
            'another account opted out of SMS' => [
                static fn (Client $client) => Client::factory()->createOne([...self::PERSON, ...$other, 'sms_opted_out_at' => now()]),
                ['marketing_sms', 'service_sms', 'call'],
                'opted_out',
            ],
            'a relative opted out of SMS' => [
                static fn (Client $client) => Client::factory()->createOne([...self::PERSON, ...$other, 'first_name' => 'Mary', 'sms_opted_out_at' => now()]),
                [],
                '',
            ],
            'a DB client of the person asked us to stop' => [
                static fn (Client $client) => DbClient::factory()->createOne([
                    'first_name' => 'Bill',
                    'last_name' => 'Hartley',
                    'date_of_birth' => '1984-03-05',
                    'status' => DbClientStatus::Suppressed,
                    'suppressed_reason' => SuppressionReason::Stop,
                ]),
                self::MARKETING,
                'opted_out',
            ],
            'a converted DB client of the person asked us to stop' => [
                static fn (Client $client) => DbClient::factory()->createOne([
                    ...array_diff_key(self::PERSON, ['preferred_name' => true, 'state' => true]),
                    'status' => DbClientStatus::Converted,
                    'last_outcome' => DbClientOutcome::AskedToStop,
                ]),
                self::MARKETING,
                'opted_out',
            ],
            'a lead of the person texted STOP' => [
                static fn (Client $client) => self::stoppedLead(),
                ['marketing_sms', 'call'],
                'opted_out',
            ],
            'the lead that became the client texted STOP, but the client consented' => [
                static function (Client $client): void {
                    self::stoppedLead()->update(['status' => 'converted', 'client_id' => $client->id]);
                    foreach ([ConsentChannel::Sms, ConsentChannel::Phone] as $channel) {
                        Consent::query()->create([
                            'person_type' => 'client', 'person_id' => $client->id, 'channel' => $channel, 'purpose' => 'Offers', 'basis' => ConsentBasis::Express, 'recorded_at' => now(),
                        ]);
                    }
                },
                [],
                '',
            ],
            'the DB client who became the client through a lead asked to stop: the consents of the client decide' => [
                static fn (Client $client) => DbClient::factory()->createOne([
                    ...array_diff_key(self::PERSON, ['preferred_name' => true, 'state' => true]),
                    'status' => DbClientStatus::Converted,
                    'last_outcome' => DbClientOutcome::AskedToStop,
                    'lead_id' => Lead::factory()->createOne(['status' => 'converted', 'client_id' => $client->id])->id,
                ]),
                [],
                '',
            ],
            'the DB client who became the client asked to stop: the consents of the client decide' => [
                static fn (Client $client) => DbClient::factory()->createOne([
                    ...array_diff_key(self::PERSON, ['preferred_name' => true, 'state' => true]),
                    'status' => DbClientStatus::Converted,
                    'last_outcome' => DbClientOutcome::AskedToStop,
                    'client_id' => $client->id,
                ]),
                [],
                '',
            ],
            'a serious RSG event of another account' => [
                static fn (Client $client) => RsgEvent::factory()->createOne([
                    'client_id' => Client::factory()->createOne([...self::PERSON, ...$other])->id,
                    'severity' => RsgEventSeverity::High,
                ]),
                [...self::MARKETING, 'bonus'],
                'rsg_hold',
            ],
            'an undecided request for a self-exclusion of another account' => [
                static fn (Client $client) => RsgFormSubmission::factory()->createOne([
                    'client_id' => Client::factory()->createOne([...self::PERSON, ...$other])->id,
                    'form_type' => RsgFormType::SelfExclusion,
                    'resolved_at' => null,
                ]),
                [...self::MARKETING, 'bonus'],
                'rsg_hold',
            ],
            'a barred account under another name that a colleague confirmed' => [
                static fn (Client $client) => self::confirm($client, Client::factory()->createOne([...$other, 'is_barred' => true])),
                self::NOT_OWN_MONEY,
                'barred',
            ],
            'a time-out of an account under another name that a colleague confirmed' => [
                static function (Client $client) use ($other): void {
                    $same = Client::factory()->createOne($other);
                    self::confirm($client, $same);
                    self::timeOut($same);
                },
                [...self::MARKETING, ...self::CREDITS, 'site_account'],
                'time_out',
            ],
            'a notice about the lead that became the client' => [
                static function (Client $client): void {
                    Lead::factory()->createOne([
                        'first_name' => 'Wilhelm',
                        'last_name' => 'Krause',
                        'date_of_birth' => '1984-03-05',
                        'status' => 'converted',
                        'client_id' => $client->id,
                    ]);
                    BetstopUpdate::factory()->createOne(['first_name' => 'Wilhelm', 'last_name' => 'Krause', 'date_of_birth' => '1984-03-05']);
                },
                self::NOT_OWN_MONEY,
                'betstop',
            ],
            'a notice with a typo and the same mailbox' => [
                static fn (Client $client) => BetstopUpdate::factory()->createOne([
                    'first_name' => 'Wiliam',
                    'last_name' => 'Hartley',
                    'date_of_birth' => '1984-03-05',
                    'email' => 'will@example.com',
                ]),
                self::NOT_OWN_MONEY,
                'betstop',
            ],
            'a barred entry with a typo and the same mailbox' => [
                static fn (Client $client) => BarredEntry::factory()->createOne([
                    'first_name' => 'Wiliam',
                    'last_name' => 'Hartley',
                    'date_of_birth' => null,
                    'email' => 'will@example.com',
                ]),
                self::NOT_OWN_MONEY,
                'barred',
            ],
            'a self-exclusion' => [
                static fn (Client $client) => BarredEntry::factory()->createOne(['list' => BarredList::SelfExclusion, 'client_id' => $client->id]),
                self::NOT_OWN_MONEY,
                'self_exclusion',
            ],
            'the number of an excluded relative' => [
                static fn (Client $client) => Client::factory()->createOne(['first_name' => 'Mary', 'last_name' => 'Hartley', 'mobile_e164' => '+61491570156', 'is_barred' => true]),
                [...self::CONTACT, 'account_opening'],
                'barred',
            ],
            'a time-out of a relative with the same number' => [
                static fn (Client $client) => self::timeOut(
                    Client::factory()->createOne([
                        ...self::PERSON,
                        'first_name' => 'Mary',
                        'date_of_birth' => '1986-07-09',
                        'mobile_e164' => '+61491570156',
                        'email' => 'mary@example.com',
                    ]),
                ),
                [],
                '',
            ],
            'an excluded person who may be the same' => [
                static fn (Client $client) => BarredEntry::factory()->createOne(['first_name' => 'William', 'last_name' => 'Hartley', 'date_of_birth' => '1984-03-06']),
                [...self::MARKETING, 'bonus', 'reopening', 'site_account'],
                'possible_exclusion',
            ],
            'an exclusion that ended' => [
                static fn (Client $client) => BarredEntry::factory()->createOne([
                    'first_name' => 'William',
                    'last_name' => 'Hartley',
                    'date_of_birth' => '1984-03-05',
                    'until_on' => '2026-11-01',
                ]),
                [],
                '',
            ],
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

    private static function stoppedLead(): Lead
    {
        $lead = Lead::factory()->createOne([...array_diff_key(self::PERSON, ['preferred_name' => true]), 'mobile_e164' => '+61491570158']);
        app(ReceiveSms::class)->handle(
            new SmsMessage(['direction' => 'inbound', 'body' => 'STOP', 'provider_id' => 'P1', 'sent_at' => now(), 'segments' => 1, 'status' => 'received']),
            '+61491570158',
        );

        return $lead;
    }

    private static function confirm(Client $one, Client $other): void
    {
        MatchSuggestion::factory()->createOne(['left_id' => $one->id, 'right_type' => 'client', 'right_id' => $other->id, 'status' => MatchStatus::Confirmed]);
    }
}
