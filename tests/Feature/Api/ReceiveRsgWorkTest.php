<?php

declare(strict_types=1);

namespace Tests\Feature\Api;

use App\Actions\Intake\ReceiveFormSubmission;
use App\Actions\Intake\ReceiveRsgCommunication;
use App\Actions\Matches\MergeClients;
use App\Domain\Protection\ProtectionGate;
use App\Enums\AustralianState;
use App\Enums\GatePurpose;
use App\Enums\RsgChannel;
use App\Enums\RsgEventSeverity;
use App\Enums\RsgFormType;
use App\Models\Client;
use App\Models\RsgCommunication;
use App\Models\RsgFormSubmission;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;

/** Responsible-gambling messages and forms. */
final class ReceiveRsgWorkTest extends IntakeTestCase
{
    private Client $emma;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 03:10:00');
        $this->emma = Client::factory()->createOne(['pin' => '48213']);
    }

    public function test_a_message_of_the_client_has_no_sender(): void
    {
        $answer = $this->communication(['client_pin' => 48213])->assertCreated();

        $communication = RsgCommunication::query()->sole();
        $answer->assertExactJson(['id' => $communication->id, 'external_id' => 'RSG-1', 'client_id' => $this->emma->id, 'channel' => 'email', 'is_resolved' => false]);
        $this->assertSame([RsgChannel::Email, null, 'I would like to talk about my limits.'], [$communication->channel, $communication->sender_id, $communication->body]);
        $this->assertSame('2026-11-20 03:05:00', $communication->sent_at->format('Y-m-d H:i:s'));
    }

    public function test_message_joins_the_open_thread_of_the_client_and_is_due_by_its_severity(): void
    {
        $this->communication(['external_id' => 'RSG-1'])->assertCreated();
        $first = RsgCommunication::query()->sole();
        $this->assertSame([RsgEventSeverity::Medium, null, '2026-11-23T03:05:00Z'], [$first->severity, $first->owner_id, $first->due_at->toIso8601ZuluString()]);

        $first->update(['severity' => RsgEventSeverity::High, 'owner_id' => $this->owner->id]);
        $this->communication(['external_id' => 'RSG-2', 'body' => 'Are you there?'])->assertCreated();
        $this->assertDatabaseHas('rsg_communications', ['external_id' => 'RSG-2', 'severity' => 'high', 'owner_id' => $this->owner->id, 'due_at' => '2026-11-21 03:05:00']);

        RsgCommunication::query()->update(['resolved_at' => now(), 'resolved_by' => $this->owner->id]);
        $this->communication(['external_id' => 'RSG-3', 'body' => 'Something new.'])->assertCreated();
        $this->assertDatabaseHas('rsg_communications', ['external_id' => 'RSG-3', 'severity' => 'medium', 'owner_id' => null]);
    }

    public function test_message_of_a_colleague_always_names_them(): void
    {
        $sam = User::factory()->createOne(['email' => 'sam@paddock.example']);

        $this->communication(['sender_email' => 'Sam@Paddock.example'])->assertCreated();
        $this->communication(['sender_email' => null])->assertConflict();

        $this->assertSame($sam->id, RsgCommunication::query()->sole()->sender_id);
    }

    public function test_repeated_message_shows_that_it_was_handled(): void
    {
        $this->communication()->assertCreated();
        RsgCommunication::query()->update(['resolved_at' => now(), 'resolved_by' => $this->owner->id]);

        $this->communication()->assertOk()->assertJsonPath('is_resolved', true);
    }

    public function test_form_stores_its_fields(): void
    {
        $answer = $this->form()->assertCreated();

        $submission = RsgFormSubmission::query()->sole();
        $answer->assertExactJson(['id' => $submission->id, 'external_id' => 'FORM-1', 'client_id' => $this->emma->id, 'form_type' => 'time_out', 'is_resolved' => false]);
        $this->assertSame(RsgFormType::TimeOut, $submission->form_type);
        $this->assertEquals(['weeks' => 4, 'Reason' => 'A break', 'sure' => true, 'note' => null, 'client_pin' => '48213'], $submission->payload);
    }

    /** Friday 20 November 2026; business days end at 17:00 in the client's state. */
    #[TestWith([RsgFormType::SelfExclusion, '2026-11-21T03:05:00Z'])]
    #[TestWith([RsgFormType::AccountClosure, '2026-11-25T09:00:00Z'])]
    #[TestWith([RsgFormType::Affordability, '2026-11-27T09:00:00Z'])]
    #[TestWith([RsgFormType::Complaint, '2026-12-01T09:00:00Z'])]
    public function test_form_is_due_by_its_type_and_the_state_of_the_client(RsgFormType $type, string $due): void
    {
        $this->emma->update(['state' => AustralianState::Wa]);

        $this->form(['form_type' => $type->value, 'client_pin' => '48213'])->assertCreated();

        $this->assertSame($due, RsgFormSubmission::query()->sole()->due_at->toIso8601ZuluString());
    }

    /** @param  array<string, ?string>  $change */
    #[TestWith([['client_pin' => '99999'], '99999'])]
    #[TestWith([['client_pin' => 'I do not know it'], 'I do not know it'])]
    #[TestWith([['client_pin' => '77777'], '77777'])]
    #[TestWith([['client_pin' => null], null])]
    #[TestWith([['client_pin' => ''], null])]
    public function test_form_with_an_unknown_pin_is_accepted(array $change, ?string $kept): void
    {
        Client::factory()->createOne(['pin' => '77777'])->delete();

        $this->form($change)->assertCreated()->assertJsonPath('client_id', null);

        $this->assertSame($kept, RsgFormSubmission::query()->sole()->payload['client_pin'] ?? null);
    }

    /** @param  array<string, mixed>  $fields */
    #[TestWith([['Mobile' => '0491 570 156']])]
    #[TestWith([['Mobile' => 491_570_156]])]
    #[TestWith([['Email' => ' Emma@Example.com ', 'Mobile' => '0491 570 156']])]
    public function test_self_exclusion_with_a_mistyped_pin_holds_the_client_with_the_number_or_address(array $fields): void
    {
        $this->emma->update(['mobile_e164' => '+61491570156', 'email' => 'emma@example.com']);

        $this->form(['form_type' => 'self_exclusion', 'client_pin' => '48312', 'fields' => $fields])->assertCreated()->assertJsonPath('client_id', $this->emma->id);

        $this->assertTrue(app(ProtectionGate::class)->decide($this->emma, GatePurpose::Bonus)->has('rsg_hold'));
    }

    public function test_form_whose_details_belong_to_two_clients_waits_for_a_colleague(): void
    {
        $this->emma->update(['mobile_e164' => '+61491570156']);
        Client::factory()->createOne(['email' => 'will@example.com']);

        $this->form(['client_pin' => '48312', 'fields' => ['Mobile' => '0491 570 156', 'Email' => 'will@example.com']])->assertCreated()->assertJsonPath('client_id', null);
    }

    public function test_repeated_form_is_equal_when_its_sender_became_a_client_or_fields_are_sorted_differently(): void
    {
        $first = $this->form(['client_pin' => '99999'])->assertCreated();
        Client::factory()->createOne(['pin' => '99999']);

        $this->form(['client_pin' => '99999', 'fields' => array_reverse(IncomingWork::formSubmission()->body['fields'])])->assertOk()->assertExactJson((array) $first->json());
    }

    public function test_work_of_a_client_who_was_merged_after_the_look_up_goes_to_the_remaining_client(): void
    {
        $remaining = Client::factory()->createOne();
        app(MergeClients::class)->handle($remaining->id, $this->emma->id, [], 'Same person', $this->owner);
        $call = ['client_id' => $this->emma->id, 'external_id' => 'LATE-1'];

        $form = app(ReceiveFormSubmission::class)
            ->handle(new RsgFormSubmission([...$call, 'form_type' => RsgFormType::SelfExclusion, 'payload' => [], 'submitted_at' => CarbonImmutable::now()]));
        $message = app(ReceiveRsgCommunication::class)
            ->handle(new RsgCommunication([...$call, 'channel' => RsgChannel::Email, 'body' => 'I need a break.', 'sent_at' => CarbonImmutable::now()]));

        $this->assertSame([$remaining->id, $remaining->id], [$form->client_id, $message->client_id]);
        $this->assertTrue(app(ProtectionGate::class)->decide($remaining->refresh(), GatePurpose::Bonus)->has('rsg_hold'));
    }

    public function test_fields_with_numbers_as_names_keep_their_names(): void
    {
        $this->form(['client_pin' => '99999', 'fields' => ['1' => 'Alice', '3' => 'yes']])->assertCreated();

        $this->assertSame([1 => 'Alice', 3 => 'yes', 'client_pin' => '99999'], RsgFormSubmission::query()->sole()->payload);
    }

    public function test_empty_form_is_accepted(): void
    {
        $this->form(['fields' => []])->assertCreated();
    }

    public function test_the_largest_form_fits(): void
    {
        $fields = [];
        foreach (range(1, 50) as $n) {
            $fields["Question {$n}"] = str_repeat('é', 2_000);
        }

        $this->form(['fields' => $fields])->assertCreated();

        $this->assertSame($fields, array_diff_key(RsgFormSubmission::query()->sole()->payload, ['client_pin' => true]));
    }

    public function test_number_that_cannot_be_encoded_is_refused(): void
    {
        $headers = ['HTTP_AUTHORIZATION' => 'Bearer '.$this->token(IncomingWork::formSubmission()->scope), 'HTTP_IDEMPOTENCY_KEY' => 'k', 'CONTENT_TYPE' => 'application/json'];
        $body = str_replace('"weeks":4', '"weeks":1e999', json_encode(IncomingWork::formSubmission()->body, JSON_THROW_ON_ERROR));

        $this->call('POST', '/api/v1/form-submissions', server: $headers, content: $body)->assertUnprocessable()->assertJsonStructure(['errors' => ['fields']]);
    }

    public function test_too_large_form_is_refused_before_it_is_read(): void
    {
        $this->form(['fields' => ['a' => str_repeat('a', 2 * 1024 * 1024)]])->assertStatus(413);
    }

    /**
     * @param  array<string, mixed>  $change
     * @return TestResponse<Response>
     */
    private function communication(array $change = []): TestResponse
    {
        return $this->send('rsg-communications', [...IncomingWork::rsgCommunication()->body, ...$change]);
    }

    /**
     * @param  array<string, mixed>  $change
     * @return TestResponse<Response>
     */
    private function form(array $change = []): TestResponse
    {
        return $this->send('form-submissions', [...IncomingWork::formSubmission()->body, ...$change]);
    }
}
