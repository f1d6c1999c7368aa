<?php

declare(strict_types=1);

namespace Tests\Feature\Api;

use App\Enums\MessageDirection;
use App\Enums\PhoneOutcome;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\DbPhoneNumber;
use App\Models\Lead;
use App\Models\PhoneLog;
use App\Models\User;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;

final class ReceivePhoneLogTest extends IntakeTestCase
{
    private const NUMBER = '+61491570156';

    protected function setUp(): void
    {
        parent::setUp();
        $this->travelTo('2026-11-20 03:10:00');
    }

    public function test_call_is_stored_with_its_client_and_colleague(): void
    {
        $client = Client::factory()->createOne(['mobile_e164' => self::NUMBER]);
        $sam = User::factory()->createOne(['email' => 'sam@paddock.example']);

        $answer = $this->receive(['user_email' => 'SAM@paddock.example'])->assertCreated();

        $call = PhoneLog::query()->sole();
        $answer->assertExactJson(['id' => $call->id, 'external_id' => 'call-1', 'person_type' => 'client', 'person_id' => $client->id]);
        $this->assertSame([MessageDirection::Inbound, self::NUMBER, 184, PhoneOutcome::Answered, $sam->id, '2026-11-20 03:05:00'],
            [$call->direction, $call->number_e164, $call->seconds, $call->outcome, $call->user_id, $call->called_at->toDateTimeString()]);
        $this->assertSame($client->id, AuditEvent::query()->where('action', 'phone_log.received')->sole()->client_id);
    }

    public function test_replayed_call_is_one_row_and_other_content_is_refused(): void
    {
        $this->receive()->assertCreated();
        $this->receive()->assertOk();
        $this->receive(['seconds' => 12])->assertConflict();

        $this->assertSame(1, PhoneLog::query()->count());
        $this->assertSame(1, AuditEvent::query()->where('action', 'phone_log.received')->count());
    }

    public function test_number_is_that_of_a_client_before_a_lead_before_a_db_client(): void
    {
        $dbClient = DbPhoneNumber::factory()->createOne(['e164' => self::NUMBER])->db_client_id;
        $this->receive(['external_id' => 'a'])->assertJson(['person_type' => 'db_client', 'person_id' => $dbClient]);
        $lead = Lead::factory()->createOne(['mobile_e164' => self::NUMBER]);
        $this->receive(['external_id' => 'b'])->assertJson(['person_type' => 'lead', 'person_id' => $lead->id]);
        $client = Client::factory()->createOne(['mobile_e164' => self::NUMBER]);
        $this->receive(['external_id' => 'c'])->assertJson(['person_type' => 'client', 'person_id' => $client->id]);
    }

    public function test_number_of_a_merged_client_is_that_of_the_remaining_one(): void
    {
        $client = Client::factory()->createOne(['mobile_e164' => '+61491570157']);
        Client::factory()->createOne(['mobile_e164' => self::NUMBER, 'merged_into_id' => $client->id, 'deleted_at' => now()]);

        $this->receive()->assertCreated()->assertJson(['person_type' => 'client', 'person_id' => $client->id]);
    }

    public function test_number_that_two_clients_share_belongs_to_neither(): void
    {
        Client::factory()->count(2)->create(['mobile_e164' => self::NUMBER]);

        $this->receive()->assertCreated()->assertJson(['person_type' => null, 'person_id' => null]);
    }

    public function test_colleague_is_found_by_extension_and_an_unknown_extension_is_accepted(): void
    {
        $sam = User::factory()->createOne(['phone_extension' => '214']);

        $this->receive(['external_id' => 'a', 'user_extension' => '214'])->assertCreated();
        $this->receive(['external_id' => 'b', 'user_extension' => '999'])->assertCreated();

        $this->assertSame([$sam->id, null], PhoneLog::query()->orderBy('id')->pluck('user_id')->all());
    }

    public function test_withheld_number_is_stored_without_a_person(): void
    {
        $this->receive(['number' => null])->assertCreated()->assertJson(['person_type' => null]);
    }

    public function test_report_completes_the_call_that_was_started_on_screen(): void
    {
        $sam = User::factory()->createOne(['email' => 'sam@paddock.example']);
        $started = $this->started($sam, ['outcome' => PhoneOutcome::WrongNumber]);
        $report = ['direction' => 'outbound', 'user_email' => 'sam@paddock.example'];

        $this->receive($report)->assertCreated();
        $this->receive($report)->assertOk();

        $call = PhoneLog::query()->sole();
        $this->assertSame([$started->id, 'call-1', 184, PhoneOutcome::WrongNumber], [$call->id, $call->external_id, $call->seconds, $call->outcome]);
    }

    public function test_report_of_the_second_of_two_calls_completes_the_second_one(): void
    {
        $sam = User::factory()->createOne(['email' => 'sam@paddock.example']);
        // The report says 14:05 in Melbourne.
        $first = $this->started($sam, ['called_at' => '2026-11-20 02:57:00', 'outcome' => PhoneOutcome::NoAnswer]);
        $second = $this->started($sam, ['called_at' => '2026-11-20 03:04:50']);

        $this->receive(['direction' => 'outbound', 'user_email' => 'sam@paddock.example'])->assertCreated();
        $this->assertSame([null, ['call-1', PhoneOutcome::Answered]], [$first->refresh()->external_id, [$second->refresh()->external_id, $second->outcome]]);

        $this->receive(['external_id' => 'call-0', 'seconds' => 0, 'direction' => 'outbound', 'called_at' => '2026-11-20T13:57:04+11:00', 'user_email' => 'sam@paddock.example'])->assertCreated();
        $this->assertSame(['call-0', PhoneOutcome::NoAnswer], [$first->refresh()->external_id, $first->outcome]);
    }

    #[TestWith(['another number'])]
    #[TestWith(['another colleague'])]
    #[TestWith(['an hour ago'])]
    public function test_report_of_another_call_is_a_row_of_its_own(string $difference): void
    {
        $sam = User::factory()->createOne(['email' => 'sam@paddock.example']);
        match ($difference) {
            'another number' => $this->started($sam, ['number_e164' => '+61491570999']),
            'another colleague' => $this->started(User::factory()->createOne()),
            default => $this->started($sam, ['called_at' => now()->subHour()]),
        };

        $this->receive(['direction' => 'outbound', 'user_email' => 'sam@paddock.example'])->assertCreated();

        $this->assertSame(2, PhoneLog::query()->count());
    }

    /** @param  array<string, mixed>  $change */
    #[TestWith([['external_id' => null], 'external_id'])]
    #[TestWith([['direction' => 'sideways'], 'direction'])]
    #[TestWith([['number' => '0491 570'], 'number'])]
    #[TestWith([['number' => null, 'direction' => 'outbound'], 'number'])]
    #[TestWith([['seconds' => -1], 'seconds'])]
    #[TestWith([['outcome' => 'great'], 'outcome'])]
    #[TestWith([['called_at' => 'today'], 'called_at'])]
    #[TestWith([['user_email' => 'nobody@paddock.example'], 'user_email'])]
    public function test_invalid_call_is_refused(array $change, string $field): void
    {
        $this->receive($change)->assertUnprocessable()->assertJsonPath("errors.{$field}", static fn (mixed $messages): bool => $messages !== null);
        $this->assertSame(0, PhoneLog::query()->count());
    }

    public function test_token_without_the_scope_is_refused(): void
    {
        $this->receive(token: $this->token(IntakeScope::ReceiveSms))->assertForbidden();
    }

    /**
     * @param  array<string, mixed>  $change
     * @return TestResponse<Response>
     */
    private function receive(array $change = [], ?string $token = null): TestResponse
    {
        return $this->send(
            'phone-logs',
            [
                'external_id' => 'call-1',
                'direction' => 'inbound',
                'number' => '0491 570 156',
                'seconds' => 184,
                'outcome' => 'answered',
                'called_at' => '2026-11-20T14:05:00+11:00',
                ...$change,
            ],
            token: $token,
        );
    }

    /** @param  array<string, mixed>  $with */
    private function started(User $user, array $with = []): PhoneLog
    {
        return PhoneLog::query()->create(['direction' => MessageDirection::Outbound, 'number_e164' => self::NUMBER, 'user_id' => $user->id, 'called_at' => now()->subMinutes(6), ...$with]);
    }
}
