<?php

declare(strict_types=1);

namespace Tests\Feature\DbClients;

use App\Actions\Intake\ReceiveBetstopUpdate;
use App\Domain\DbClients\EndedExclusion;
use App\Domain\Protection\SuppressionList;
use App\Enums\BetstopChange;
use App\Enums\BetstopCheckResult;
use App\Enums\BetstopState;
use App\Enums\DbClientStatus;
use App\Enums\SuppressionReason;
use App\Infrastructure\Betstop\BetstopAnswer;
use App\Infrastructure\Betstop\BetstopPerson;
use App\Infrastructure\Betstop\BetstopRegister;
use App\Models\AuditEvent;
use App\Models\BarredEntry;
use App\Models\BetstopCheck;
use App\Models\BetstopUpdate;
use App\Models\Client;
use App\Models\DbClient;
use Carbon\CarbonImmutable;
use Tests\Support\SpyBetstopRegister;

/** The end of a BetStop exclusion lifts only the suppressions that it caused. */
final class EndOfExclusionTest extends DbClientTestCase
{
    private const NUMBER = '+61491570156';

    private const MAILBOX = 'h@example.com';

    public function test_suppression_is_lifted_when_betstop_confirms_the_end(): void
    {
        $byNumber = $this->dbClient(['last_name' => 'Sharing'], self::NUMBER);
        $byName = $this->onList(['first_name' => 'HARRIËT', 'date_of_birth' => '1986-02-04'], '+61491570158');
        $this->notice(BetstopChange::Registered);
        $this->assertSuppressed($byNumber, SuppressionReason::Betstop);
        $this->travel(3)->months();

        $ended = $this->notice(BetstopChange::Ended);
        $this->assertSuppressed($byNumber, SuppressionReason::Betstop);
        $this->artisan('betstop:end-suppressions');

        foreach ([$byNumber, $byName] as $dbClient) {
            $this->assertSame([DbClientStatus::Validated, null, null], [$dbClient->refresh()->status, $dbClient->suppressed_reason, $dbClient->db_list_id], $dbClient->full_name);
            $event = AuditEvent::query()->where('action', 'db_client.suppression_lifted')->where('subject_id', $dbClient->id)->sole();
            $this->assertSame([null, EndedExclusion::REASON], [$event->actor_id, $event->after['reason']]);
        }
        $this->assertSame([], app(SuppressionList::class)->reasons([self::NUMBER, self::MAILBOX]));
        $event = AuditEvent::query()->where('action', 'betstop_update.suppressions_ended')->where('subject_id', $ended->id)->sole();
        $this->assertEquals([2, 2, BetstopCheck::query()->sole()->id], [$event->after['numbers_and_mailboxes'], $event->after['db_clients'], $event->after['betstop_check_id']]);
        $this->assertNotNull($ended->refresh()->suppressions_ended_at);
        $this->artisan('betstop:end-suppressions');
        $this->assertSame(1, BetstopCheck::query()->count());
    }

    public function test_suppression_stays_before_the_end_or_without_confirmation(): void
    {
        $dbClient = $this->dbClient([], self::NUMBER);
        $this->notice(BetstopChange::Registered);
        $this->notice(BetstopChange::Ended, now()->addWeek()->toImmutable());

        $this->artisan('betstop:end-suppressions');
        $this->assertSame(0, BetstopCheck::query()->count());

        $this->travel(8)->days();
        foreach ([BetstopCheckResult::Registered, BetstopCheckResult::Error] as $answer) {
            $this->registerSays($answer);
            $this->artisan('betstop:end-suppressions');
            $this->artisan('betstop:end-suppressions');
            $this->assertSuppressed($dbClient, SuppressionReason::Betstop);
            $this->travel(25)->hours();
        }
        $this->assertSame(2, BetstopCheck::query()->count(), 'It is asked once a day.');

        $this->registerSays(BetstopCheckResult::Clear);
        $this->artisan('betstop:end-suppressions');
        $this->assertSame(DbClientStatus::Validated, $dbClient->refresh()->status);
    }

    public function test_suppression_for_another_reason_stays(): void
    {
        $book = app(SuppressionList::class);
        $stopped = $this->dbClient(['last_name' => 'Stopped'], self::NUMBER, '+61491570157');
        $barred = $this->dbClient(['last_name' => 'Barred', 'date_of_birth' => '1970-01-01'], self::NUMBER);
        $own = $this->dbClient(['last_name' => 'Own', 'status' => DbClientStatus::Suppressed, 'suppressed_reason' => SuppressionReason::Stop], self::NUMBER);
        $this->notice(BetstopChange::Registered);
        $book->suppress(['+61491570157'], null, SuppressionReason::Stop, null);
        BarredEntry::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Barred', 'date_of_birth' => '1970-01-01', 'reason' => null]);
        $this->travel(1)->months();
        $this->notice(BetstopChange::Ended);

        $this->artisan('betstop:end-suppressions');

        $this->assertSuppressed($stopped, SuppressionReason::Stop);
        $this->assertSuppressed($barred, SuppressionReason::Barred);
        $this->assertSuppressed($own, SuppressionReason::Stop);
        $this->assertSame(['+61491570157' => SuppressionReason::Stop], $book->reasons([self::NUMBER, '+61491570157']));
    }

    public function test_manual_suppression_stays_in_either_order(): void
    {
        $before = $this->dbClient(['last_name' => 'Before'], '+61491570157');
        $after = $this->dbClient(['last_name' => 'After'], self::NUMBER);
        $this->actingAs($this->manager)->post(route('db-clients.bulk.suppress'), ['all' => false, 'ids' => [$before->id], 'reason' => 'betstop'])->assertSessionHasNoErrors();
        $this->notice(BetstopChange::Registered);
        $this->notice(BetstopChange::Registered, mobile: '+61491570157', id: 'b-other-number');
        $this->post(route('db-clients.suppression.store', $after), ['reason' => 'betstop'])->assertSessionHasNoErrors();
        $this->travel(1)->months();
        $this->notice(BetstopChange::Ended);

        $this->artisan('betstop:end-suppressions');

        $this->assertSuppressed($before, SuppressionReason::Betstop);
        $this->assertSuppressed($after, SuppressionReason::Betstop);
        $this->assertNotNull(BetstopUpdate::query()->where('change', BetstopChange::Ended)->sole()->suppressions_ended_at);
    }

    public function test_suppression_stays_for_a_registered_client_new_registration_or_other_owner_of_the_number(): void
    {
        $dbClient = $this->dbClient([], self::NUMBER);
        $this->notice(BetstopChange::Registered);
        $client = Client::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Okafor', 'date_of_birth' => '1986-02-04', 'betstop_state' => BetstopState::Registered]);
        $this->travel(1)->months();
        $this->notice(BetstopChange::Ended);

        $this->artisan('betstop:end-suppressions');
        $this->assertSuppressed($dbClient, SuppressionReason::Betstop);
        $this->assertSame(BetstopState::Registered, $client->refresh()->betstop_state);
        $this->assertSame(0, BetstopCheck::query()->count(), 'The register is not asked.');

        $client->forceFill(['betstop_state' => BetstopState::Clear])->save();
        BetstopUpdate::factory()->createOne(['first_name' => 'Tom', 'last_name' => 'Vance', 'mobile_e164' => self::NUMBER]);
        $this->travel(25)->hours();
        $this->artisan('betstop:end-suppressions');
        $this->assertSuppressed($dbClient, SuppressionReason::Betstop);
        $this->assertSame([self::NUMBER => SuppressionReason::Betstop], app(SuppressionList::class)->reasons([self::NUMBER, self::MAILBOX]));

        $again = $this->onList(['date_of_birth' => '1986-02-04'], '+61491570159');
        $this->notice(BetstopChange::Registered, id: 'b-again');
        $this->notice(BetstopChange::Ended, now()->subDay()->toImmutable(), id: 'b-late');
        $this->artisan('betstop:end-suppressions');
        $this->assertSuppressed($again, SuppressionReason::Betstop);
    }

    public function test_suppression_stays_while_a_client_under_a_short_form_of_the_name_is_registered(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Hattie', 'last_name' => 'Okafor', 'date_of_birth' => '1986-02-04']);
        $dbClient = $this->dbClient([], self::NUMBER);
        $this->notice(BetstopChange::Registered);
        $this->assertSame(BetstopState::Registered, $client->refresh()->betstop_state);
        $this->travel(1)->months();
        $this->notice(BetstopChange::Ended);
        $this->registerSays(BetstopCheckResult::Clear);

        $this->artisan('betstop:end-suppressions');

        $this->assertSuppressed($dbClient, SuppressionReason::Betstop);
    }

    public function test_suppression_stays_while_a_client_who_came_after_the_notice_is_registered_under_another_birthday(): void
    {
        $dbClient = $this->dbClient([], self::NUMBER);
        $this->notice(BetstopChange::Registered);
        $this->travel(1)->months();
        $ended = $this->notice(BetstopChange::Ended);
        Client::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Okafor', 'date_of_birth' => '1986-02-05', 'mobile_e164' => self::NUMBER, 'betstop_state' => BetstopState::Registered]);

        $this->artisan('betstop:end-suppressions');

        $this->assertNull($ended->refresh()->suppressions_ended_at);
        $this->assertSuppressed($dbClient, SuppressionReason::Betstop);
    }

    public function test_end_that_the_register_reported_twice_is_recorded_once(): void
    {
        $this->notice(BetstopChange::Registered);
        $client = Client::factory()->createOne(['betstop_state' => BetstopState::Clear]);
        $this->travel(1)->months();
        foreach (['one', 'two'] as $id) {
            $this->notice(BetstopChange::Ended, id: $id)->update(['client_id' => $client->id]);
        }

        $this->artisan('betstop:end-suppressions');

        $this->assertSame(0, BetstopUpdate::query()->where('change', BetstopChange::Ended)->whereNull('suppressions_ended_at')->count());
        $this->assertSame([1, 1], [AuditEvent::query()->where('action', 'betstop_update.suppressions_ended')->count(), BetstopCheck::query()->count()]);
    }

    public function test_suppression_stays_while_the_client_of_the_notice_is_registered(): void
    {
        $dbClient = $this->dbClient([], self::NUMBER);
        $this->notice(BetstopChange::Registered);
        // A colleague linked a client under other details.
        $this->notice(BetstopChange::Ended)->update(['client_id' => Client::factory()->createOne(['betstop_state' => BetstopState::Registered])->id]);

        $this->artisan('betstop:end-suppressions');

        $this->assertSuppressed($dbClient, SuppressionReason::Betstop);
    }

    public function test_suppression_stays_when_a_registration_arrives_while_the_register_is_asked(): void
    {
        $dbClient = $this->dbClient([], self::NUMBER);
        $this->notice(BetstopChange::Registered);
        $this->travel(1)->months();
        $ended = $this->notice(BetstopChange::Ended);
        $this->travel(1)->seconds();
        $this->app->instance(BetstopRegister::class, $register = new SpyBetstopRegister);
        $register->onCall = fn () => $this->notice(BetstopChange::Registered, id: 'b-again');

        $this->artisan('betstop:end-suppressions');

        $this->assertSame(BetstopCheckResult::Clear, BetstopCheck::query()->sole()->result);
        $this->assertNull($ended->refresh()->suppressions_ended_at);
        $this->assertSuppressed($dbClient, SuppressionReason::Betstop);
    }

    public function test_several_ended_exclusions_are_lifted_in_one_run(): void
    {
        foreach (['one', 'two'] as $id) {
            $this->notice(BetstopChange::Ended, id: $id)->update(['client_id' => Client::factory()->createOne(['betstop_state' => BetstopState::Clear])->id]);
        }

        $this->artisan('betstop:end-suppressions');

        $this->assertSame(0, BetstopUpdate::query()->whereNull('suppressions_ended_at')->count());
    }

    private function notice(BetstopChange $change, ?CarbonImmutable $effectiveAt = null, string $mobile = self::NUMBER, ?string $id = null): BetstopUpdate
    {
        return app(ReceiveBetstopUpdate::class)->handle(new BetstopUpdate([
            'external_id' => $id ?? "b-{$change->value}", 'first_name' => 'Harriet', 'last_name' => 'Okafor', 'date_of_birth' => '1986-02-04',
            'mobile_e164' => $mobile, 'email' => self::MAILBOX, 'change' => $change, 'effective_at' => $effectiveAt ?? CarbonImmutable::now(), 'received_at' => CarbonImmutable::now(),
        ]));
    }

    private function registerSays(BetstopCheckResult $result): void
    {
        $this->app->instance(BetstopRegister::class, new class($result) implements BetstopRegister
        {
            public function __construct(private readonly BetstopCheckResult $result) {}

            public function check(BetstopPerson $person): BetstopAnswer
            {
                return new BetstopAnswer($this->result, null, ['driver' => 'test']);
            }

            public function checkMany(array $people): array
            {
                return array_map($this->check(...), $people);
            }
        });
    }

    private function assertSuppressed(DbClient $dbClient, SuppressionReason $reason): void
    {
        $this->assertSame([DbClientStatus::Suppressed, $reason], [$dbClient->refresh()->status, $dbClient->suppressed_reason], $dbClient->full_name);
    }
}
