<?php

declare(strict_types=1);

namespace Tests\Feature\DbClients;

use App\Actions\DbClients\CloseDbList;
use App\Actions\DbClients\SuppressDbClient;
use App\Actions\Intake\ReceiveBetstopUpdate;
use App\Actions\Intake\ReceiveSms;
use App\Actions\Rsg\SelfExcludeClient;
use App\Domain\Protection\ProtectionGate;
use App\Domain\Protection\SuppressionList;
use App\Enums\BetstopChange;
use App\Enums\DbClientOutcome;
use App\Enums\DbClientStatus;
use App\Enums\GatePurpose;
use App\Enums\MessageDirection;
use App\Enums\SmsStatus;
use App\Enums\SuppressionReason;
use App\Models\AuditEvent;
use App\Models\BarredEntry;
use App\Models\BetstopUpdate;
use App\Models\Client;
use App\Models\DbList;
use App\Models\DbPhoneNumber;
use App\Models\Lead;
use App\Models\SmsMessage;
use Carbon\CarbonImmutable;
use Illuminate\Database\Events\QueryExecuted;
use Illuminate\Support\Facades\DB;

final class DoNotContactTest extends DbClientTestCase
{
    private const NUMBER = '+61491570156';

    public function test_request_to_stop_applies_to_the_number_of_any_owner(): void
    {
        $dbClient = $this->onList([], self::NUMBER);
        $other = $this->dbClient([], '+61491570157');

        app(ReceiveSms::class)->handle(
            new SmsMessage([
                'provider_id' => 'in-1',
                'direction' => MessageDirection::Inbound,
                'status' => SmsStatus::Received,
                'body' => 'STOP',
                'sent_at' => CarbonImmutable::now(),
            ]),
            self::NUMBER,
        );

        $this->assertSame(
            [DbClientStatus::Suppressed, SuppressionReason::Stop],
            [$dbClient->refresh()->status, $dbClient->suppressed_reason],
        );
        $this->assertSame(DbClientStatus::Raw, $other->refresh()->status);
        $later = Client::factory()->createOne(['mobile_e164' => self::NUMBER]);
        $this->assertSame('This number is on the do-not-contact list.', app(ProtectionGate::class)->decide($later, GatePurpose::ServiceSms)->why());
    }

    public function test_stop_from_another_number_of_a_converted_db_client_stays_with_the_lead(): void
    {
        $lead = Lead::factory()->createOne(['mobile_e164' => '+61491570158']);
        $this->dbClient(['status' => DbClientStatus::Converted, 'lead_id' => $lead->id], self::NUMBER);

        app(ReceiveSms::class)->handle(
            new SmsMessage([
                'provider_id' => 'in-1',
                'direction' => MessageDirection::Inbound,
                'status' => SmsStatus::Received,
                'body' => 'STOP',
                'sent_at' => CarbonImmutable::now(),
            ]),
            self::NUMBER,
        );

        $this->assertTrue(app(ProtectionGate::class)->decideCall($lead, '+61491570158')->has('consent_withdrawn'));
    }

    public function test_number_in_another_spelling_is_suppressed_too(): void
    {
        $dbClient = $this->dbClient([], '0491 570 156');
        $list = app(SuppressionList::class);

        $list->suppress(['+61491570156'], null, SuppressionReason::Stop, null);
        $this->assertTrue(app(ProtectionGate::class)->decideCall($dbClient, '0491 570 156')->has('suppressed'));

        $list->suppress(['0491 570 157'], null, SuppressionReason::Stop, null);
        $this->assertSame(['+61491570157' => SuppressionReason::Stop], $list->reasons(['+61491570157']));
    }

    public function test_suppressed_number_stays_suppressed_and_can_be_lifted_after_the_key_of_the_app_changed(): void
    {
        $list = app(SuppressionList::class);
        $list->suppress([self::NUMBER], null, SuppressionReason::Stop, $this->manager->id);
        $client = Client::factory()->createOne(['mobile_e164' => self::NUMBER]);
        $number = DbPhoneNumber::factory()->createOne(['db_client_id' => $this->dbClient()->id, 'e164' => self::NUMBER]);

        config(['app.previous_keys' => [config('app.key')], 'app.key' => 'base64:'.base64_encode(random_bytes(32))]);

        $this->assertTrue(app(ProtectionGate::class)->decide($client, GatePurpose::ServiceSms)->has('suppressed'));
        $this->assertSame([self::NUMBER => SuppressionReason::Stop], $list->reasons([self::NUMBER, '+61491570158']));
        // Added after the change, so it is stored with the hash of the new key.
        $later = DbPhoneNumber::factory()->createOne(['db_client_id' => $this->dbClient()->id, 'e164' => self::NUMBER]);
        $this->actingAs($this->manager);
        $this->assertSame([true, true], array_column($this->get(route('db-clients.index'))->inertiaProps()['db_clients'], 'is_best_phone_suppressed'));
        $this->assertSame([$later->id => 'stop', $number->id => 'stop'], array_column($this->get(route('db-clients.phone-numbers.index'))->inertiaProps()['phone_numbers'], 'suppressed_reason', 'id'));
        $list->lift([self::NUMBER], SuppressionReason::Stop);
        $this->assertDatabaseCount('suppressions', 0);
    }

    public function test_betstop_notice_suppresses_by_number_email_and_name(): void
    {
        $byNumber = $this->dbClient(['last_name' => 'Sharing'], self::NUMBER);
        $byMailbox = $this->dbClient(['last_name' => 'Mailbox', 'email' => 'h@example.com']);
        $byName = $this->onList(['first_name' => 'HARRIËT', 'date_of_birth' => '1986-02-04'], '+61491570158');
        $namesake = $this->dbClient(['date_of_birth' => '1986-02-05']);

        app(ReceiveBetstopUpdate::class)->handle(self::notice(BetstopChange::Registered, 'h@example.com'));

        foreach ([$byNumber, $byMailbox, $byName] as $dbClient) {
            $this->assertSame([DbClientStatus::Suppressed, SuppressionReason::Betstop], [$dbClient->refresh()->status, $dbClient->suppressed_reason], $dbClient->full_name);
        }
        $this->assertSame(DbClientStatus::Raw, $namesake->refresh()->status);
        $this->assertSame(['h@example.com' => SuppressionReason::Betstop], app(SuppressionList::class)->reasons(['h@example.com', 'other@example.com']));
    }

    public function test_end_of_an_exclusion_suppresses_no_db_client(): void
    {
        $dbClient = $this->dbClient([], self::NUMBER);

        app(ReceiveBetstopUpdate::class)->handle(self::notice(BetstopChange::Ended));

        $this->assertSame(DbClientStatus::Raw, $dbClient->refresh()->status);
        $this->assertDatabaseCount('suppressions', 0);
    }

    public function test_self_excluded_client_is_suppressed_as_a_db_client(): void
    {
        $dbClient = $this->dbClient([], self::NUMBER);
        $client = Client::factory()->createOne(['mobile_e164' => self::NUMBER]);

        app(SelfExcludeClient::class)->handle($client, null, 'Asked on the phone', $this->manager);

        $this->assertSame([DbClientStatus::Suppressed, SuppressionReason::Barred], [$dbClient->refresh()->status, $dbClient->suppressed_reason]);
    }

    public function test_barred_person_is_not_assigned_or_released_and_a_check_suppresses_them(): void
    {
        $born = ['date_of_birth' => '1986-02-04'];
        $wanted = $this->dbClient($born);
        $free = $this->dbClient(['last_name' => 'Free'], self::NUMBER);
        $checked = $this->onList($born);
        $stopped = $this->dbClient([...$born, 'status' => DbClientStatus::Suppressed, 'suppressed_reason' => SuppressionReason::Stop]);
        BarredEntry::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Okafor', 'reason' => null, ...$born]);
        $this->actingAs($this->manager);

        $this->post(route('db-clients.lists.store'), ['name' => 'Calls', 'assignee_id' => $this->contractor->id, 'all' => false, 'ids' => [$wanted->id, $free->id]])->assertSessionHasNoErrors();
        $this->post(route('db-clients.check', $checked))->assertRedirect();
        $this->delete(route('db-clients.suppression.destroy', $stopped), ['seen' => 'stop', 'reason' => 'They called and want offers'])->assertSessionHasErrors('reason');

        $this->assertSame([null, SuppressionReason::Barred], [$wanted->refresh()->db_list_id, $wanted->suppressed_reason]);
        $this->assertSame(DbClientStatus::Assigned, $free->refresh()->status);
        $this->assertSame(1, DbList::query()->findOrFail($free->db_list_id)->filled_rows);
        $this->assertSame(SuppressionReason::Barred, $checked->refresh()->suppressed_reason);
        $this->assertSame(DbClientStatus::Suppressed, $stopped->refresh()->status);
    }

    public function test_only_the_own_suppression_is_lifted_and_never_a_bar(): void
    {
        $book = app(SuppressionList::class);
        $dbClient = $this->dbClient(['status' => DbClientStatus::Suppressed, 'suppressed_reason' => SuppressionReason::Bounce], self::NUMBER);
        $barred = $this->dbClient(['status' => DbClientStatus::Suppressed, 'suppressed_reason' => SuppressionReason::Barred]);
        $book->suppress([self::NUMBER], null, SuppressionReason::Stop, $this->manager->id);
        $this->actingAs($this->manager);

        $this->delete(route('db-clients.suppression.destroy', $barred), ['seen' => 'barred', 'reason' => 'Because I can'])->assertSessionHasErrors('reason');
        $this->delete(route('db-clients.suppression.destroy', $dbClient), ['seen' => 'bounce', 'reason' => 'The mailbox works'])->assertSessionHasErrors('reason');
        $this->assertSame([DbClientStatus::Suppressed, DbClientStatus::Suppressed], [$barred->refresh()->status, $dbClient->refresh()->status]);

        $dbClient->update(['suppressed_reason' => SuppressionReason::Stop]);
        $book->suppress([self::NUMBER], null, SuppressionReason::Invalid, null);
        $this->delete(route('db-clients.suppression.destroy', $dbClient), ['seen' => 'stop', 'reason' => 'They want offers'])->assertSessionHasNoErrors();
        $this->assertSame([self::NUMBER => SuppressionReason::Invalid], $book->reasons([self::NUMBER]));
    }

    public function test_bulk_suppression_also_counts_for_suppressed_and_converted_db_clients(): void
    {
        $bounced = $this->dbClient(['status' => DbClientStatus::Suppressed, 'suppressed_reason' => SuppressionReason::Bounce], self::NUMBER);
        $converted = $this->dbClient(['last_name' => 'Converted', 'status' => DbClientStatus::Converted], '+61491570158');
        $this->actingAs($this->manager);

        $this->post(route('db-clients.bulk.suppress'), [
            'all' => false,
            'ids' => [$bounced->id, $converted->id],
            'reason' => 'stop',
        ])->assertSessionHas('success', '2 DB clients marked as do not contact.');

        $reasons = app(SuppressionList::class)->reasons([self::NUMBER, '+61491570158']);
        $this->assertSame([self::NUMBER => SuppressionReason::Stop, '+61491570158' => SuppressionReason::Stop], $reasons);
        $this->assertSame([SuppressionReason::Stop, DbClientStatus::Converted], [$bounced->refresh()->suppressed_reason, $converted->refresh()->status]);
    }

    public function test_bounced_db_client_who_asks_to_stop_gets_no_marketing_as_a_client_with_another_number(): void
    {
        $born = ['first_name' => 'Harriet', 'last_name' => 'Okafor', 'date_of_birth' => '1980-03-04'];
        $client = Client::factory()->createOne([...$born, 'mobile_e164' => '+61491570158']);
        $bounced = $this->dbClient([...$born, 'status' => DbClientStatus::Suppressed, 'suppressed_reason' => SuppressionReason::Bounce], self::NUMBER);
        $gate = app(ProtectionGate::class);
        $before = array_column($gate->decide($client, GatePurpose::MarketingSms)->refusals, 'code');

        app(SuppressDbClient::class)->handle($bounced, SuppressionReason::Stop, $this->manager);

        $this->assertSame(SuppressionReason::Stop, $bounced->refresh()->suppressed_reason);
        $this->assertSame(
            ['opted_out'],
            array_values(array_diff(array_column($gate->decide($client, GatePurpose::MarketingSms)->refusals, 'code'), $before)),
        );
        $this->assertEquals(
            ['status' => 'suppressed', 'suppressed_reason' => 'bounce'],
            AuditEvent::query()->where('action', 'db_client.suppressed')->where('subject_id', $bounced->id)->sole()->before,
        );
    }

    public function test_message_about_numbers_counts_what_was_selected(): void
    {
        $bounced = $this->dbClient(['status' => DbClientStatus::Suppressed, 'suppressed_reason' => SuppressionReason::Bounce], self::NUMBER);
        $ids = $bounced->phoneNumbers()->pluck('id')->all();
        $this->actingAs($this->manager);

        $this->patch(route('db-clients.phone-numbers.update'), ['ids' => $ids])->assertSessionHas('success', '1 number marked as wrong.');
        $this->patch(route('db-clients.phone-numbers.update'), ['ids' => $ids, 'reason' => 'stop'])->assertSessionHas('success', '1 DB client marked as do not contact.');
    }

    public function test_request_to_stop_holds_while_a_list_is_filled_or_closed(): void
    {
        $wanted = $this->dbClient(['status' => DbClientStatus::Validated]);
        $waiting = $this->onList();
        // Simulates a contractor's call between the read and the write.
        DB::listen(static function (QueryExecuted $query): void {
            if (str_starts_with($query->sql, 'select') && preg_match('/from .db_clients. where .*limit 1000/', $query->sql) === 1) {
                DB::table('db_clients')->update(['status' => DbClientStatus::Suppressed->value]);
            }
        });

        $this->actingAs($this->manager)
            ->post(route('db-clients.lists.store'), [
                'name' => 'Calls',
                'assignee_id' => $this->contractor->id,
                'all' => false,
                'ids' => [$wanted->id],
            ])
            ->assertSessionHasNoErrors();
        $this->assertSame([DbClientStatus::Suppressed, null], [$wanted->refresh()->status, $wanted->db_list_id]);

        $waiting->update(['status' => DbClientStatus::Assigned]);
        app(CloseDbList::class)->handle($this->list, $this->manager);
        $this->assertSame([DbClientStatus::Suppressed, $this->list->id], [$waiting->refresh()->status, $waiting->db_list_id]);
    }

    public function test_call_does_not_change_an_unassigned_db_client(): void
    {
        $dbClient = $this->dbClient(['status' => DbClientStatus::Validated], self::NUMBER);

        $this->actingAs($this->manager)
            ->post(route('db-clients.outcomes.store', $dbClient), [
                'outcome' => 'interested',
                'phone_id' => $dbClient->phoneNumbers()->value('id'),
            ])
            ->assertSessionHasNoErrors();

        $this->assertSame(
            [DbClientStatus::Validated, DbClientOutcome::Interested],
            [$dbClient->refresh()->status, $dbClient->last_outcome],
        );
    }

    private static function notice(BetstopChange $change, ?string $email = null): BetstopUpdate
    {
        return new BetstopUpdate([
            'external_id' => 'b-1', 'first_name' => 'Harriet', 'last_name' => 'Okafor', 'date_of_birth' => '1986-02-04', 'mobile_e164' => self::NUMBER, 'email' => $email,
            'change' => $change, 'effective_at' => CarbonImmutable::now(), 'received_at' => CarbonImmutable::now(),
        ]);
    }
}
