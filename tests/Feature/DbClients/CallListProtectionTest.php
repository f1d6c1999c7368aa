<?php

declare(strict_types=1);

namespace Tests\Feature\DbClients;

use App\Actions\DbClients\LogDbClientOutcome;
use App\Actions\DbClients\SuppressDbClient;
use App\Actions\DbClients\SuppressDbClients;
use App\Actions\Rsg\DecideExclusionReview;
use App\Domain\Protection\ExclusionMatch;
use App\Domain\Protection\GateInputReader;
use App\Domain\Protection\ProtectionGate;
use App\Enums\ConsentBasis;
use App\Enums\DbClientOutcome;
use App\Enums\DbClientStatus;
use App\Enums\GatePurpose;
use App\Enums\LeadStatus;
use App\Enums\StaffRole;
use App\Enums\SuppressionReason;
use App\Inertia\Testing\AssertableInertia;
use App\Models\BarredEntry;
use App\Models\BetstopUpdate;
use App\Models\Client;
use App\Models\Consent;
use App\Models\DbAddress;
use App\Models\DbClient;
use App\Models\DbList;
use App\Models\DbPhoneNumber;
use App\Models\ExclusionReview;
use App\Models\Lead;
use App\Models\User;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\TestWith;
use RuntimeException;
use Symfony\Component\HttpFoundation\Response;

/** DB clients who may be an excluded person are not offered for calls until a colleague decides. */
final class CallListProtectionTest extends DbClientTestCase
{
    private const PERSON = ['first_name' => 'William', 'last_name' => 'Hartley', 'date_of_birth' => '1984-03-05'];

    public function test_new_list_leaves_out_possibly_excluded_db_clients_until_a_colleague_decides(): void
    {
        $this->excludeSimilarPerson();
        [$possible, $other] = [$this->dbClient(self::PERSON, '+61491570156'), $this->dbClient([], '+61491570157')];
        $this->actingAs($this->manager);

        $this->createList($possible, $other)->assertSessionHasNoErrors();

        $list = DbList::query()->latest('id')->firstOrFail();
        $this->assertSame([null, $list->id], [$possible->refresh()->db_list_id, $other->refresh()->db_list_id]);
        $review = ExclusionReview::query()->sole();
        $this->assertSame(['db_client', $possible->id], [$review->person_type, $review->person_id]);
        $this->createList($possible)->assertSessionHasErrors('selection');

        $this->decideDifferent($review);
        $this->createList($possible)->assertSessionHasNoErrors();
        $this->assertNotNull($possible->refresh()->db_list_id);
    }

    public function test_contractor_does_not_learn_why_a_call_is_refused(): void
    {
        // Tuesday, 14:00 in Melbourne: within the hours of calls.
        $this->travelTo('2026-11-24 03:00:00');
        $person = $this->onList(self::PERSON, '+61491570156');
        $call = fn (User $caller): string => (string) $this->actingAs($caller)->postJson('/calls', ['person_type' => 'db_client', 'person_id' => $person->id, 'number' => '0491 570 156'])
            ->assertUnprocessable()->json('message');
        // This reason comes from the record itself.
        $this->assertSame('No consent to this channel is recorded.', $call($this->contractor));

        BarredEntry::factory()->createOne([...self::PERSON, 'reason' => 'Abusive towards staff']);

        $this->assertSame('This person must not be contacted.', $call($this->contractor));
        $this->assertStringContainsString('Abusive towards staff', $call($this->manager));
    }

    public function test_db_client_is_hidden_on_a_list_while_a_match_is_undecided(): void
    {
        [$possible, $certain, $other] = [$this->onList(self::PERSON, '+61491570156'), $this->onList(['date_of_birth' => '1984-03-06'] + self::PERSON), $this->onList([], '+61491570157')];
        $this->excludeSimilarPerson();
        $this->assertSame([3, 3], [count($this->seenByContractor()), $this->left()]);

        $this->assertSame(0, Artisan::call('db-clients:check-lists'));

        $this->assertSame([[$other->id], 1], [$this->seenByContractor(), $this->left()]);
        $this->assertSame([DbClientStatus::Assigned, DbClientStatus::Suppressed], [$possible->refresh()->status, $certain->refresh()->status]);
        Artisan::call('db-clients:check-lists');
        $this->assertStringContainsString('0 DB clients', Artisan::output());
        // The caller was on the phone before and must be able to log that the person asked to stop.
        $this->actingAs($this->contractor)->get(route('db-clients.show', $possible))->assertOk();

        $this->decideDifferent(ExclusionReview::query()->sole());
        $this->assertSame([[$possible->id, $other->id], 2], [$this->seenByContractor(), $this->left()]);
    }

    public function test_check_continues_after_a_db_client_that_fails(): void
    {
        [$failing, $other] = [$this->onList(['date_of_birth' => '1984-03-06'] + self::PERSON), $this->onList(['date_of_birth' => '1984-03-06'] + self::PERSON)];
        $this->excludeSimilarPerson();
        DbClient::updating(static fn (DbClient $dbClient) => $dbClient->id === $failing->id ? throw new RuntimeException('The disk is full.') : null);

        Artisan::call('db-clients:check-lists');

        $this->assertSame([DbClientStatus::Assigned, DbClientStatus::Suppressed], [$failing->refresh()->status, $other->refresh()->status]);
    }

    #[TestWith([DbClientStatus::Raw])]
    #[TestWith([DbClientStatus::Converted])]
    public function test_db_client_who_asked_to_stop_under_another_number_is_not_called(DbClientStatus $status): void
    {
        $stopped = DbClient::factory()->createOne([...self::PERSON, 'first_name' => 'Bill', 'status' => $status]);
        DbPhoneNumber::factory()->createOne(['db_client_id' => $stopped->id, 'e164' => '+61491570158']);
        [$listed, $other] = [$this->onList(self::PERSON, '+61491570156'), $this->onList([], '+61491570157')];
        $lead = Lead::factory()->createOne([...self::PERSON, 'mobile_e164' => '+61491570159']);
        app(SuppressDbClient::class)->handle($stopped, SuppressionReason::Stop, $this->manager);

        Artisan::call('db-clients:check-lists');

        $this->assertSame([$other->id], $this->seenByContractor());
        $this->assertSame([DbClientStatus::Suppressed, SuppressionReason::Stop], [$listed->refresh()->status, $listed->suppressed_reason]);
        $this->assertTrue(app(ProtectionGate::class)->decideCall($lead, '+61491570159')->has('opted_out'));
        $new = $this->dbClient(self::PERSON, '+61491570150');
        $this->actingAs($this->manager);
        $this->createList($new);
        $this->assertNull($new->refresh()->db_list_id);
    }

    #[TestWith([true])]
    #[TestWith([false])]
    public function test_db_client_who_asks_to_stop_after_the_conversion_gets_no_marketing_as_a_lead_or_client(bool $isBulk): void
    {
        $client = Client::factory()->createOne(['mobile_e164' => '+61491570157']);
        $lead = Lead::factory()->createOne(['mobile_e164' => '+61491570158']);
        foreach ([['client_id' => $client->id], ['lead_id' => $lead->id]] as $link) {
            $dbClient = $this->dbClient(['status' => DbClientStatus::Converted, ...$link], '+61491570159');
            $isBulk ? app(SuppressDbClients::class)->handle([$dbClient->id], SuppressionReason::Stop, $this->manager)
                : app(LogDbClientOutcome::class)->handle($dbClient, DbClientOutcome::AskedToStop, null, null, $this->manager);
        }

        $gate = app(ProtectionGate::class);
        $this->assertTrue($gate->decide($client, GatePurpose::MarketingSms)->has('consent_withdrawn'));
        $this->assertTrue($gate->decideCall($lead, '+61491570158')->has('consent_withdrawn'));
        $this->assertTrue($gate->decide($client, GatePurpose::ServiceSms)->isAllowed());
    }

    public function test_refusal_of_calls_as_a_db_client_counts_for_the_linked_lead_and_client(): void
    {
        [$direct, $client] = [Client::factory()->createOne(['mobile_e164' => '+61491570157']), Client::factory()->createOne(['mobile_e164' => '+61491570158'])];
        $lead = Lead::factory()->createOne(['mobile_e164' => '+61491570158']);
        Consent::query()->create(['person_type' => 'lead', 'person_id' => $lead->id, 'channel' => 'phone', 'purpose' => 'Calls', 'basis' => ConsentBasis::Express, 'recorded_at' => now()]);
        $gate = app(ProtectionGate::class);
        $this->assertFalse($gate->decideCall($lead, '+61491570158')->has('consent_withdrawn'));
        foreach ([['client_id' => $direct->id], ['lead_id' => $lead->id]] as $link) {
            $this->dbClient(['status' => DbClientStatus::Converted, 'consent_basis' => ConsentBasis::None, ...$link], '+61491570159');
        }

        $this->assertTrue($gate->decideCall($lead, '+61491570158')->has('consent_withdrawn'));
        $lead->update(['status' => LeadStatus::Converted, 'client_id' => $client->id]);
        foreach ([$direct, $client] as $one) {
            $this->assertTrue($gate->decide($one, GatePurpose::Call)->has('consent_withdrawn'));
            $this->assertFalse($gate->decide($one, GatePurpose::MarketingSms)->has('consent_withdrawn'));
        }
    }

    public function test_refusal_of_calls_to_a_number_counts_for_the_linked_lead_and_client(): void
    {
        [$direct, $client] = [Client::factory()->createOne(['mobile_e164' => '+61491570157']), Client::factory()->createOne(['mobile_e164' => '+61491570158'])];
        $lead = Lead::factory()->createOne(['mobile_e164' => '+61491570158', 'status' => LeadStatus::Converted, 'client_id' => $client->id]);
        foreach ([['client_id' => $direct->id], ['lead_id' => $lead->id]] as $at => $link) {
            $dbClient = $this->dbClient(['status' => DbClientStatus::Converted, ...$link], '+6149157015'.(7 + $at));
            $dbClient->phoneNumbers()->update(['consent_basis' => ConsentBasis::None]);
            DbPhoneNumber::factory()->createOne(['db_client_id' => $dbClient->id, 'e164' => '+61395551234', 'consent_basis' => ConsentBasis::Express]);
        }

        $gate = app(ProtectionGate::class);
        $this->assertTrue($gate->decideCall($lead, '+61491570158')->has('consent_withdrawn'));
        $this->assertFalse($gate->decideCall($lead, '+61395551234')->has('consent_withdrawn'));
        foreach ([$direct, $client] as $one) {
            $this->assertTrue($gate->decide($one, GatePurpose::Call)->has('consent_withdrawn'));
            $one->update(['mobile_e164' => '+61491570150']);
            $this->assertFalse($gate->decide($one->refresh(), GatePurpose::Call)->has('consent_withdrawn'));
        }
    }

    public function test_client_who_opted_out_of_sms_is_not_called_as_a_db_client(): void
    {
        Client::factory()->createOne([...self::PERSON, 'mobile_e164' => '+61491570158', 'sms_opted_out_at' => now()]);
        $listed = $this->onList(self::PERSON, '+61491570156');

        Artisan::call('db-clients:check-lists');

        $this->assertSame([], $this->seenByContractor());
        $this->assertSame(SuppressionReason::Stop, $listed->refresh()->suppressed_reason);
    }

    public function test_saved_db_client_of_a_list_is_checked(): void
    {
        $this->excludeSimilarPerson();
        $dbClient = $this->onList([], '+61491570156');
        $phone = $dbClient->phoneNumbers()->sole();

        $this->actingAs($this->manager)->put(route('db-clients.update', $dbClient), [
            ...self::PERSON, 'email' => '', 'source' => 'Expo', 'consent_basis' => 'unknown', 'version' => $dbClient->version,
            'phones' => [['id' => (string) $phone->id, 'number' => '0491 570 156', 'source' => '', 'consent_basis' => 'unknown', 'consent_on' => '', 'evidence' => '']], 'addresses' => [],
        ])->assertSessionHasNoErrors();

        $this->assertSame('Hartley', $dbClient->refresh()->last_name);
        $this->assertSame($dbClient->id, ExclusionReview::query()->sole()->person_id);
    }

    public function test_many_db_clients_have_the_same_matches_as_one_by_one(): void
    {
        $this->excludeSimilarPerson();
        BetstopUpdate::factory()->createOne([...self::PERSON, 'last_name' => 'Okafor', 'mobile_e164' => '+61491570158', 'email' => null]);
        $ids = [];
        foreach ([self::PERSON, ['date_of_birth' => '1984-03-06'] + self::PERSON, ['last_name' => 'Okafor'] + self::PERSON, []] as $facts) {
            $dbClient = DbClient::factory()->createOne($facts);
            DbPhoneNumber::factory()->createOne(['db_client_id' => $dbClient->id, 'e164' => '+61491570158']);
            DbAddress::factory()->count(2)->create(['db_client_id' => $dbClient->id]);
            $ids[] = $dbClient->id;
        }
        $reader = app(GateInputReader::class);
        $texts = static fn (ExclusionMatch $match): string => "{$match->source()} {$match->certainty->value} {$match->score}";

        $many = $reader->ofDbClients($ids, GatePurpose::Call);

        $this->assertCount(4, array_filter($many, static fn ($input): bool => $input->exclusions !== []));
        foreach ($ids as $id) {
            $one = $reader->ofRecord(DbClient::query()->findOrFail($id), GatePurpose::Call);
            $this->assertSame(array_map($texts, $one->exclusions), array_map($texts, $many[$id]->exclusions));
            $this->assertEquals($one->person, $many[$id]->person);
        }
    }

    /** Born on the day after PERSON, so that a colleague has to decide. */
    private function excludeSimilarPerson(): void
    {
        BarredEntry::factory()->createOne([...self::PERSON, 'date_of_birth' => '1984-03-06', 'reason' => null, 'mobile_e164' => null, 'email' => null]);
    }

    private function decideDifferent(ExclusionReview $review): void
    {
        app(DecideExclusionReview::class)->handle($review, false, 'Showed a passport', User::factory()->withRole(StaffRole::RsgOfficer)->createOne());
    }

    /** @return TestResponse<Response> */
    private function createList(DbClient ...$dbClients): TestResponse
    {
        return $this->post(route('db-clients.lists.store'), [
            'name' => 'Winter calls', 'assignee_id' => $this->contractor->id, 'due_on' => '', 'ids' => array_column($dbClients, 'id'), 'all' => false,
        ]);
    }

    /** @return list<int> */
    private function seenByContractor(): array
    {
        $ids = [];
        $this->actingAs($this->contractor)->get(route('db-clients.index', ['sort' => 'created_at']))->assertInertia(static function (AssertableInertia $page) use (&$ids): void {
            $ids = array_column($page->toArray()['props']['db_clients'], 'id');
        });
        sort($ids);

        return $ids;
    }

    private function left(): int
    {
        $left = 0;
        $this->actingAs($this->contractor)->get(route('db-clients.lists.index'))->assertInertia(static function (AssertableInertia $page) use (&$left): void {
            $left = $page->toArray()['props']['db_lists'][0]['left'];
        });

        return $left;
    }
}
