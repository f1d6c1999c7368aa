<?php

declare(strict_types=1);

namespace Tests\Feature\Protection;

use App\Actions\Matches\MergeClients;
use App\Actions\Matches\UndoMerge;
use App\Actions\Rsg\DecideBarredMatch;
use App\Actions\Rsg\DecideBetstopNotice;
use App\Actions\Rsg\DecideExclusionReview;
use App\Actions\Rsg\ExpireBarredEntries;
use App\Domain\People\PersonDetails;
use App\Domain\Protection\ProtectionGate;
use App\Domain\Protection\SuppressionList;
use App\Enums\BarredList;
use App\Enums\BetstopDecision;
use App\Enums\BetstopState;
use App\Enums\BonusClaimStatus;
use App\Enums\ClientStatus;
use App\Enums\ConsentBasis;
use App\Enums\ConsentChannel;
use App\Enums\DbClientStatus;
use App\Enums\ExclusionRecordState;
use App\Enums\ExclusionReviewStatus;
use App\Enums\GatePurpose;
use App\Enums\MatchStatus;
use App\Enums\RsgEventSeverity;
use App\Enums\RsgFormType;
use App\Enums\RsgLimitKind;
use App\Enums\RsgLimitPeriod;
use App\Enums\StaffRole;
use App\Enums\SuppressionReason;
use App\Models\BarredEntry;
use App\Models\BarredMatch;
use App\Models\Bet;
use App\Models\BetstopCheck;
use App\Models\BetstopUpdate;
use App\Models\BonusClaim;
use App\Models\Client;
use App\Models\Consent;
use App\Models\DbClient;
use App\Models\ExclusionCase;
use App\Models\ExclusionRecord;
use App\Models\ExclusionReview;
use App\Models\Lead;
use App\Models\MatchSuggestion;
use App\Models\RsgEvent;
use App\Models\RsgFormSubmission;
use App\Models\RsgLimit;
use App\Models\TimeOut;
use App\Models\User;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\TestCase;

final class ProtectionGateTest extends TestCase
{
    use RefreshDatabase;

    private const PERSON = ['first_name' => 'William', 'last_name' => 'Hartley', 'preferred_name' => null, 'date_of_birth' => '1984-03-05', 'state' => 'VIC'];

    private const ALL = ['marketing_sms', 'service_sms', 'marketing_email', 'service_email', 'call', 'bonus', 'deposit_credit', 'transfer', 'correction', 'own_money', 'withdrawal', 'account_opening', 'reopening', 'site_account'];

    private const CONTACT = ['marketing_sms', 'service_sms', 'marketing_email', 'service_email', 'call'];

    private const MARKETING = ['marketing_sms', 'marketing_email', 'call'];

    private const CREDITS = ['bonus', 'deposit_credit', 'transfer', 'correction'];

    private const NOT_OWN_MONEY = ['marketing_sms', 'service_sms', 'marketing_email', 'service_email', 'call', 'bonus', 'deposit_credit', 'transfer', 'correction', 'account_opening', 'reopening', 'site_account'];

    protected function setUp(): void
    {
        parent::setUp();
        // A Tuesday at 2 pm in Melbourne.
        $this->travelTo(CarbonImmutable::parse('2026-11-24 14:00', 'Australia/Melbourne'));
    }

    /** @return array<string, array{Closure(Client): mixed, list<string>, string}> what is recorded, the purposes it stops, and the code of the reason */
    public static function records(): array
    {
        $other = ['mobile_e164' => '+61491570158', 'email' => 'other@example.com'];

        return [
            'registered' => [static fn (Client $client) => $client->forceFill(['betstop_state' => BetstopState::Registered])->save(), self::NOT_OWN_MONEY, 'betstop'],
            'barred' => [static fn (Client $client) => $client->forceFill(['is_barred' => true])->save(), self::NOT_OWN_MONEY, 'barred'],
            'closed' => [static fn (Client $client) => $client->forceFill(['status' => ClientStatus::Closed])->save(), [...self::MARKETING, ...self::CREDITS], 'closed'],
            'opted out of SMS' => [static fn (Client $client) => $client->forceFill(['sms_opted_out_at' => now()])->save(), ['marketing_sms', 'service_sms', 'call'], 'opted_out'],
            'suppressed number' => [static fn (Client $client) => app(SuppressionList::class)->suppress(['+61491570156'], null, SuppressionReason::Stop, null), ['marketing_sms', 'service_sms', 'call'], 'suppressed'],
            'suppressed mailbox' => [static fn (Client $client) => app(SuppressionList::class)->suppress([], 'will@example.com', SuppressionReason::Bounce, null), ['marketing_email', 'service_email'], 'suppressed'],
            'consent withdrawn' => [static fn (Client $client) => self::consent($client, ConsentBasis::None), ['marketing_email'], 'consent_withdrawn'],
            'calls refused as the lead that became the client' => [static fn (Client $client) => self::consentAsLead($client, ConsentBasis::None), ['call'], 'consent_withdrawn'],
            'unknown consent as the lead that became the client' => [static fn (Client $client) => self::consentAsLead($client, ConsentBasis::Unknown), [], ''],
            'no BetStop check' => [static fn (Client $client) => BetstopCheck::query()->delete(), self::MARKETING, 'betstop_check'],
            'a BetStop check that is too old' => [static fn (Client $client) => BetstopCheck::query()->toBase()->update(['valid_until' => now()->subMinute()]), self::MARKETING, 'betstop_check'],
            'an identity that changed since the BetStop check' => [static fn (Client $client) => $client->forceFill(['last_name' => 'Hartleigh', 'betstop_state' => BetstopState::Unchecked])->save(), self::MARKETING, 'betstop_check'],
            'a serious RSG event' => [static fn (Client $client) => RsgEvent::factory()->createOne(['client_id' => $client->id, 'severity' => RsgEventSeverity::High]), [...self::MARKETING, 'bonus'], 'rsg_hold'],
            'an undecided request for a self-exclusion' => [static fn (Client $client) => RsgFormSubmission::factory()->createOne(['client_id' => $client->id, 'form_type' => RsgFormType::SelfExclusion, 'resolved_at' => null]), [...self::MARKETING, 'bonus'], 'rsg_hold'],
            'an undecided request for a time-out' => [static fn (Client $client) => RsgFormSubmission::factory()->createOne(['client_id' => $client->id, 'form_type' => RsgFormType::TimeOut, 'resolved_at' => null]), [...self::MARKETING, 'bonus'], 'rsg_hold'],
            'an open complaint' => [static fn (Client $client) => RsgFormSubmission::factory()->createOne(['client_id' => $client->id, 'form_type' => RsgFormType::Complaint, 'resolved_at' => null]), [], ''],
            'a handled request for a self-exclusion' => [static fn (Client $client) => RsgFormSubmission::factory()->createOne(['client_id' => $client->id, 'form_type' => RsgFormType::SelfExclusion, 'resolved_at' => now()]), [], ''],
            'a time-out' => [static fn (Client $client) => self::timeOut($client), [...self::MARKETING, ...self::CREDITS, 'site_account'], 'time_out'],
            'another account is registered' => [static fn (Client $client) => Client::factory()->createOne([...self::PERSON, ...$other, 'betstop_state' => BetstopState::Registered]), self::NOT_OWN_MONEY, 'betstop'],
            'another account by a short name, with day and month swapped' => [static fn (Client $client) => Client::factory()->createOne([...self::PERSON, 'first_name' => 'Bill', 'date_of_birth' => '1984-05-03', ...$other, 'is_barred' => true]), self::NOT_OWN_MONEY, 'barred'],
            'another account had a time-out' => [static fn (Client $client) => self::timeOut(Client::factory()->createOne([...self::PERSON, ...$other])), [...self::MARKETING, ...self::CREDITS, 'site_account'], 'time_out'],
            'another account opted out of SMS' => [static fn (Client $client) => Client::factory()->createOne([...self::PERSON, ...$other, 'sms_opted_out_at' => now()]), ['marketing_sms', 'service_sms', 'call'], 'opted_out'],
            'a relative opted out of SMS' => [static fn (Client $client) => Client::factory()->createOne([...self::PERSON, ...$other, 'first_name' => 'Mary', 'sms_opted_out_at' => now()]), [], ''],
            'a DB client of the person asked us to stop' => [static fn (Client $client) => DbClient::factory()->createOne(['first_name' => 'Bill', 'last_name' => 'Hartley', 'date_of_birth' => '1984-03-05', 'status' => DbClientStatus::Suppressed, 'suppressed_reason' => SuppressionReason::Stop]), self::MARKETING, 'opted_out'],
            'a serious RSG event of another account' => [static fn (Client $client) => RsgEvent::factory()->createOne(['client_id' => Client::factory()->createOne([...self::PERSON, ...$other])->id, 'severity' => RsgEventSeverity::High]), [...self::MARKETING, 'bonus'], 'rsg_hold'],
            'an undecided request for a self-exclusion of another account' => [static fn (Client $client) => RsgFormSubmission::factory()->createOne(['client_id' => Client::factory()->createOne([...self::PERSON, ...$other])->id, 'form_type' => RsgFormType::SelfExclusion, 'resolved_at' => null]), [...self::MARKETING, 'bonus'], 'rsg_hold'],
            'a barred account under another name that a colleague confirmed' => [static fn (Client $client) => self::confirm($client, Client::factory()->createOne([...$other, 'is_barred' => true])), self::NOT_OWN_MONEY, 'barred'],
            'a time-out of an account under another name that a colleague confirmed' => [static function (Client $client) use ($other): void {
                $same = Client::factory()->createOne($other);
                self::confirm($client, $same);
                self::timeOut($same);
            }, [...self::MARKETING, ...self::CREDITS, 'site_account'], 'time_out'],
            'a notice about the lead that became the client' => [static function (Client $client): void {
                Lead::factory()->createOne(['first_name' => 'Wilhelm', 'last_name' => 'Krause', 'date_of_birth' => '1984-03-05', 'status' => 'converted', 'client_id' => $client->id]);
                BetstopUpdate::factory()->createOne(['first_name' => 'Wilhelm', 'last_name' => 'Krause', 'date_of_birth' => '1984-03-05']);
            }, self::NOT_OWN_MONEY, 'betstop'],
            'a notice with a typo and the same mailbox' => [static fn (Client $client) => BetstopUpdate::factory()->createOne(['first_name' => 'Wiliam', 'last_name' => 'Hartley', 'date_of_birth' => '1984-03-05', 'email' => 'will@example.com']), self::NOT_OWN_MONEY, 'betstop'],
            'a barred entry with a typo and the same mailbox' => [static fn (Client $client) => BarredEntry::factory()->createOne(['first_name' => 'Wiliam', 'last_name' => 'Hartley', 'date_of_birth' => null, 'email' => 'will@example.com']), self::NOT_OWN_MONEY, 'barred'],
            'a self-exclusion' => [static fn (Client $client) => BarredEntry::factory()->createOne(['list' => BarredList::SelfExclusion, 'client_id' => $client->id]), self::NOT_OWN_MONEY, 'self_exclusion'],
            'the number of an excluded relative' => [static fn (Client $client) => Client::factory()->createOne(['first_name' => 'Mary', 'last_name' => 'Hartley', 'mobile_e164' => '+61491570156', 'is_barred' => true]), [...self::CONTACT, 'account_opening'], 'barred'],
            'an excluded person who may be the same' => [static fn (Client $client) => BarredEntry::factory()->createOne(['first_name' => 'William', 'last_name' => 'Hartley', 'date_of_birth' => '1984-03-06']), [...self::MARKETING, 'bonus', 'reopening', 'site_account'], 'possible_exclusion'],
            'an exclusion that ended' => [static fn (Client $client) => BarredEntry::factory()->createOne(['first_name' => 'William', 'last_name' => 'Hartley', 'date_of_birth' => '1984-03-05', 'until_on' => '2026-11-01']), [], ''],
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
        $client = $this->client();
        $record($client);
        $client->refresh();

        foreach (self::ALL as $name) {
            $purpose = GatePurpose::from($name);
            $decision = app(ProtectionGate::class)->decide($client, $purpose);
            $this->assertSame(! in_array($name, $stopped, true), $decision->isAllowed(), "{$name}: {$decision->why()}");
            $this->assertTrue($decision->isAllowed() || $decision->has($code), "{$name}: {$decision->why()}");
            $many = app(ProtectionGate::class)->decideMany([$client->id], $purpose)[$client->id];
            $this->assertEquals($decision->refusals, $many->refusals, "{$name}: one pass gives the same answer");
        }
    }

    /** @return array<string, array{string, string, bool}> local time, state, whether marketing by phone is allowed */
    public static function moments(): array
    {
        return [
            'a weekday morning' => ['2026-11-24 09:00', 'VIC', true],
            'too early' => ['2026-11-24 08:59', 'VIC', false],
            'the last minute' => ['2026-11-24 19:59', 'VIC', true],
            'too late' => ['2026-11-24 20:00', 'VIC', false],
            'still early in the west' => ['2026-11-24 11:30', 'WA', false],
            'a Saturday afternoon' => ['2026-11-28 16:59', 'VIC', true],
            'a Saturday evening' => ['2026-11-28 17:00', 'VIC', false],
            'a public holiday of the state' => ['2026-11-03 12:00', 'VIC', false],
            'a public holiday of another state' => ['2026-11-03 12:00', 'NSW', true],
            'a Sunday' => ['2026-11-29 12:00', 'VIC', false],
        ];
    }

    #[DataProvider('moments')]
    public function test_marketing_keeps_to_the_hours_of_the_person(string $melbourne, string $state, bool $isAllowed): void
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

    public function test_former_details_of_a_merged_client_stay_excluded_while_the_surviving_client_is(): void
    {
        $former = [...self::PERSON, 'mobile_e164' => '+61491570158', 'email' => 'former@example.com', 'is_barred' => true];
        $clients = [Client::factory()->createOne()];
        $clients[0]->forceFill($former)->save();
        foreach (['Katherine', 'Siobhan'] as $day => $name) {
            $clients[] = Client::factory()->createOne(['first_name' => $name, 'last_name' => 'Maddox', 'date_of_birth' => "1971-01-1{$day}", 'mobile_e164' => null, 'email' => null]);
        }
        $user = User::factory()->withRole(StaffRole::Developer)->createOne();
        // The second merge makes a chain.
        foreach ([1, 2] as $winner) {
            app(MergeClients::class)->handle($clients[$winner]->id, $clients[$winner - 1]->id, [], 'Same', $user);
        }
        $person = PersonDetails::of((object) [...$former, 'address' => null, 'suburb' => null, 'postcode' => null], ['+61491570158']);
        $applicant = Client::factory()->createOne([...$former, 'is_barred' => false])->refresh();
        $gate = app(ProtectionGate::class);

        $decision = $gate->decidePerson($person, GatePurpose::AccountOpening);
        $this->assertSame(["Siobhan Maddox (PIN {$clients[2]->pin}) is a client who is barred. This person can't hold an account."], array_column($decision->refusals, 'text'));
        $this->assertTrue($gate->decide($applicant, GatePurpose::Bonus)->has('barred'));
        $this->assertEquals($gate->decide($applicant, GatePurpose::Bonus)->refusals, iterator_to_array($gate->decideEach([...range(100_000, 101_000), $applicant->id], GatePurpose::Bonus))[$applicant->id]->refusals);

        Client::query()->whereKey($clients[2]->id)->update(['is_barred' => false]);
        $this->assertTrue($gate->decidePerson($person, GatePurpose::AccountOpening)->isAllowed());
    }

    public function test_opt_out_of_the_surviving_client_applies_under_the_details_of_a_merged_record(): void
    {
        $former = Client::factory()->createOne([...self::PERSON, 'mobile_e164' => '+61491570158', 'email' => 'former@example.com']);
        $survivor = Client::factory()->createOne(['first_name' => 'Siobhan', 'last_name' => 'Maddox', 'date_of_birth' => null, 'mobile_e164' => '+61491570159', 'email' => null, 'sms_opted_out_at' => now()]);
        app(MergeClients::class)->handle($survivor->id, $former->id, [], 'Same', User::factory()->withRole(StaffRole::Developer)->createOne());
        $other = $this->client();
        $gate = app(ProtectionGate::class);

        foreach ([GatePurpose::ServiceSms, GatePurpose::Call] as $purpose) {
            $decision = $gate->decide($other, $purpose);
            $this->assertSame(["Siobhan Maddox (PIN {$survivor->pin}) opted out of SMS. This client must not be contacted."], array_column($decision->refusals, 'text'));
            $this->assertEquals($decision->refusals, iterator_to_array($gate->decideEach([...range(100_000, 101_000), $other->id], $purpose))[$other->id]->refusals);
        }

        Client::query()->whereKey($survivor->id)->update(['sms_opted_out_at' => null]);
        $this->assertTrue($gate->decide($other, GatePurpose::ServiceSms)->isAllowed());
    }

    public function test_time_out_hold_and_limit_of_the_surviving_client_apply_under_the_details_of_a_merged_record(): void
    {
        $former = Client::factory()->createOne([...self::PERSON, 'mobile_e164' => '+61491570158', 'email' => 'former@example.com']);
        $survivor = Client::factory()->createOne(['first_name' => 'Siobhan', 'last_name' => 'Maddox', 'date_of_birth' => null, 'mobile_e164' => '+61491570159', 'email' => null]);
        app(MergeClients::class)->handle($survivor->id, $former->id, [], 'Same', User::factory()->withRole(StaffRole::Developer)->createOne());
        $other = $this->client();
        $gate = app(ProtectionGate::class);
        $decide = function (GatePurpose $purpose) use ($gate, $other): array {
            $decision = $gate->decide($other, $purpose, 10_000);
            $this->assertEquals($decision->refusals, iterator_to_array($gate->decideEach([...range(100_000, 101_000), $other->id], $purpose, 10_000))[$other->id]->refusals);

            return array_column($decision->refusals, 'code');
        };
        $this->assertSame([], $decide(GatePurpose::DepositCredit));

        $timeOut = TimeOut::query()->create(['client_id' => $survivor->id, 'starts_at' => now()->subDay(), 'ends_at' => now()->addDay()]);
        $this->assertSame(['time_out'], $decide(GatePurpose::DepositCredit));
        $timeOut->delete();

        $event = RsgEvent::factory()->for($survivor)->createOne(['severity' => RsgEventSeverity::High]);
        $this->assertSame(['rsg_hold'], $decide(GatePurpose::Bonus));
        $event->delete();

        RsgLimit::factory()->for($survivor)->createOne(['kind' => RsgLimitKind::Deposit, 'amount_cents' => 5_000, 'effective_at' => now()->subDay()]);
        $this->assertSame(['deposit_limit'], $decide(GatePurpose::DepositCredit));
    }

    public function test_exclusion_of_a_merged_record_applies_to_the_surviving_client_until_the_merge_is_undone(): void
    {
        $survivor = $this->client(['first_name' => 'Katherine', 'last_name' => 'Maddox', 'date_of_birth' => '1971-01-12']);
        $married = Client::factory()->createOne(['first_name' => 'Siobhan', 'last_name' => 'Maddox', 'date_of_birth' => null, 'mobile_e164' => null]);
        $former = Client::factory()->createOne([...self::PERSON, 'mobile_e164' => '+61491570158', 'email' => 'former@example.com']);
        $user = User::factory()->withRole(StaffRole::Developer)->createOne();
        app(MergeClients::class)->handle($married->id, $former->id, [], 'Same', $user);
        $merge = app(MergeClients::class)->handle($survivor->id, $married->id, [], 'Same', $user);
        BetstopUpdate::factory()->createOne(['first_name' => 'William', 'last_name' => 'Hartley', 'date_of_birth' => '1984-03-05', 'mobile_e164' => null, 'email' => null]);
        $gate = app(ProtectionGate::class);

        foreach ([GatePurpose::ServiceSms, GatePurpose::Bonus, GatePurpose::DepositCredit] as $purpose) {
            $decision = $gate->decide($survivor->refresh(), $purpose);
            $this->assertTrue($decision->has('betstop'), $purpose->value);
            $this->assertEquals($decision->refusals, $gate->decideMany([$survivor->id], $purpose)[$survivor->id]->refusals);
        }

        app(UndoMerge::class)->handle($merge, $user);
        $this->assertTrue($gate->decide($survivor->refresh(), GatePurpose::DepositCredit)->isAllowed());
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

    public function test_colleague_decides_an_uncertain_match(): void
    {
        $client = $this->client();
        $entry = BarredEntry::factory()->createOne(['first_name' => 'William', 'last_name' => 'Hartley', 'date_of_birth' => '1984-03-06']);
        $gate = app(ProtectionGate::class);
        $gate->record($gate->decide($client, GatePurpose::Bonus));
        $gate->record($gate->decide($client, GatePurpose::Bonus));
        $review = ExclusionReview::query()->sole();
        $this->assertSame(['client', $client->id, 'barred_entry', $entry->id, ExclusionReviewStatus::Open], [$review->person_type, $review->person_id, $review->source_type, $review->source_id, $review->status]);

        $review->update(['status' => ExclusionReviewStatus::Different]);
        $this->assertTrue($gate->decide($client, GatePurpose::Bonus)->isAllowed());

        // The same number is stronger evidence than the colleague had.
        $entry->update(['mobile_e164' => $client->mobile_e164]);
        $gate->record($gate->decide($client, GatePurpose::Bonus));
        $this->assertSame(ExclusionReviewStatus::Open, $review->refresh()->status);
        $review->update(['status' => ExclusionReviewStatus::Different]);

        // The number of an excluded person stays blocked for everyone.
        $this->assertTrue($gate->decide($client, GatePurpose::Bonus)->isAllowed());
        $this->assertTrue($gate->decide($client, GatePurpose::ServiceSms)->has('barred'));

        $review->update(['status' => ExclusionReviewStatus::Same]);
        $this->assertTrue($gate->decide($client, GatePurpose::DepositCredit)->has('barred'));
    }

    public function test_client_at_the_loss_limit_gets_no_deposit_and_no_bonus(): void
    {
        $client = $this->client();
        RsgLimit::factory()->createOne(['client_id' => $client->id, 'kind' => RsgLimitKind::Loss, 'period' => RsgLimitPeriod::Day, 'amount_cents' => 10_000, 'minutes' => null, 'effective_at' => now()->subDay(), 'ended_at' => null]);
        $bet = Bet::factory()->createOne(['client_id' => $client->id, 'status' => 'lost', 'stake_cents' => 9_999, 'return_cents' => 0, 'is_bonus' => false, 'placed_at' => now()->subHour(), 'settled_at' => now()]);
        $gate = app(ProtectionGate::class);
        $this->assertTrue($gate->decide($client, GatePurpose::DepositCredit, 1)->isAllowed());

        $bet->update(['stake_cents' => 10_000]);

        $this->assertTrue($gate->decide($client, GatePurpose::DepositCredit, 1)->has('loss_limit'));
        $this->assertTrue($gate->decide($client, GatePurpose::Bonus, 1)->has('loss_limit'));
        $this->assertTrue($gate->decideMany([$client->id], GatePurpose::Bonus)[$client->id]->has('loss_limit'));
    }

    public function test_bet_placed_yesterday_and_lost_today_counts_today(): void
    {
        $client = $this->client();
        $this->limit($client, RsgLimitKind::Loss, 10_000);
        Bet::factory()->createOne(['client_id' => $client->id, 'status' => 'lost', 'stake_cents' => 10_000, 'return_cents' => 0, 'is_bonus' => false, 'placed_at' => now()->subDay(), 'settled_at' => now()]);

        $this->assertTrue(app(ProtectionGate::class)->decide($client, GatePurpose::DepositCredit, 1)->has('loss_limit'));
    }

    public function test_bonus_above_what_is_left_of_the_stake_limit_is_refused(): void
    {
        $client = $this->client();
        $this->limit($client, RsgLimitKind::Stake, 5_000);
        $gate = app(ProtectionGate::class);
        $this->assertTrue($gate->decide($client, GatePurpose::Bonus, 5_000)->isAllowed());
        $this->assertTrue($gate->decide($client, GatePurpose::Bonus, 5_001)->has('stake_limit'));

        BonusClaim::factory()->createOne(['client_id' => $client->id, 'status' => BonusClaimStatus::Credited, 'amount_cents' => 3_000, 'credited_at' => now()]);
        BonusClaim::factory()->createOne(['client_id' => $client->id, 'status' => BonusClaimStatus::Reversed, 'amount_cents' => 900, 'credited_at' => now()]);
        Bet::factory()->createOne(['client_id' => $client->id, 'status' => 'void', 'stake_cents' => 700, 'return_cents' => 700, 'is_bonus' => false, 'placed_at' => now(), 'settled_at' => now()]);
        Bet::factory()->createOne(['client_id' => $client->id, 'status' => 'open', 'stake_cents' => 500, 'return_cents' => null, 'is_bonus' => false, 'placed_at' => now(), 'settled_at' => null]);

        $this->assertTrue($gate->decide($client, GatePurpose::Bonus, 1_500)->isAllowed());
        $this->assertSame('The client\'s stake limit is $50.00 a day, and $35.00 is used already. This bonus is above what is left.', $gate->decide($client, GatePurpose::Bonus, 1_501)->why());
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

    /** @return array<string, array{string}> */
    public static function decisions(): array
    {
        return ['on the barred list' => ['barred'], 'about a BetStop notice' => ['notice'], 'on an exclusion case' => ['case']];
    }

    #[DataProvider('decisions')]
    public function test_decision_that_it_is_another_person_does_not_count_against_stronger_evidence(string $where): void
    {
        $client = $this->client();
        $officer = User::factory()->withRole(StaffRole::RsgOfficer)->createOne();
        $weak = ['first_name' => 'William', 'last_name' => 'Hartley', 'date_of_birth' => '1984-03-06', 'mobile_e164' => null, 'email' => null];
        $source = match ($where) {
            'barred' => BarredEntry::factory()->createOne($weak),
            'notice' => BetstopUpdate::factory()->createOne([...$weak, 'status' => 'received']),
            default => Client::factory()->createOne([...$weak, 'is_barred' => true]),
        };
        $score = app(ProtectionGate::class)->decide($client, GatePurpose::Bonus)->input->exclusions[0]->score;
        match (true) {
            $source instanceof BarredEntry => app(DecideBarredMatch::class)->handle(BarredMatch::query()->create(['barred_entry_id' => $source->id, 'client_id' => $client->id, 'score' => $score, 'reasons' => [], 'status' => 'suggested']), false, $officer),
            $source instanceof BetstopUpdate => app(DecideBetstopNotice::class)->handle($source, BetstopDecision::OtherPerson, [$client->id], 'Showed a passport', $officer),
            default => ExclusionRecord::query()->create([
                'exclusion_case_id' => ExclusionCase::query()->create(['client_id' => $source->id, 'reasons' => ['barred'], 'due_at' => now()])->id, 'record_type' => 'client', 'record_id' => $client->id,
                'state' => ExclusionRecordState::Different, 'score' => $score, 'reasons' => [],
            ]),
        };
        $gate = app(ProtectionGate::class);
        $this->assertTrue($gate->decide($client, GatePurpose::Bonus)->isAllowed());

        // A correction shows that it is the same person after all.
        $source::query()->whereKey($source->id)->update(['date_of_birth' => '1984-03-05']);

        foreach ([GatePurpose::Bonus, GatePurpose::DepositCredit] as $purpose) {
            $this->assertFalse($gate->record($gate->decide($client, $purpose))->isAllowed(), $purpose->value);
        }
        $review = ExclusionReview::query()->sole();
        $this->assertSame([$client->id, ExclusionReviewStatus::Open, true], [$review->person_id, $review->status, $review->score > $score]);
        app(DecideExclusionReview::class)->handle($review, false, 'A twin, both passports seen', $officer);
        $this->assertTrue($gate->decide($client, GatePurpose::Bonus)->isAllowed());
    }

    private function limit(Client $client, RsgLimitKind $kind, int $cents): void
    {
        RsgLimit::factory()->createOne(['client_id' => $client->id, 'kind' => $kind, 'period' => RsgLimitPeriod::Day, 'amount_cents' => $cents, 'minutes' => null, 'effective_at' => now()->subDay(), 'ended_at' => null]);
    }

    /** @param  array<string, mixed>  $state */
    private function client(array $state = []): Client
    {
        $client = Client::factory()->createOne([...self::PERSON, 'mobile_e164' => '+61491570156', 'email' => 'will@example.com', 'betstop_state' => BetstopState::Clear, 'status' => ClientStatus::Active, ...$state]);
        BetstopCheck::factory()->createOne(['person_type' => 'client', 'person_id' => $client->id, 'result' => 'clear', 'valid_until' => now()->addDay()]);

        return $client->refresh();
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
        Consent::query()->create(['person_type' => 'lead', 'person_id' => $lead->id, 'channel' => ConsentChannel::Phone, 'purpose' => 'Calls about opening an account', 'basis' => $basis, 'recorded_at' => now()]);
    }

    private static function confirm(Client $one, Client $other): void
    {
        MatchSuggestion::factory()->createOne(['left_id' => $one->id, 'right_type' => 'client', 'right_id' => $other->id, 'status' => MatchStatus::Confirmed]);
    }

    private static function timeOut(Client $client, string $from = 'starts_at', int $start = -1, int $end = 1): void
    {
        TimeOut::query()->create(['client_id' => $client->id, $from => now()->addDays($start), 'ends_at' => now()->addDays($end)]);
    }
}
