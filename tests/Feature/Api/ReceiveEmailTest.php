<?php

declare(strict_types=1);

namespace Tests\Feature\Api;

use App\Actions\Matches\MergeClients;
use App\Domain\Notifications\RecipientRepository;
use App\Enums\Ability;
use App\Enums\EmailStatus;
use App\Enums\MessageDirection;
use App\Enums\StaffRole;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Email;
use App\Models\OutboxMessage;
use App\Models\User;
use Illuminate\Notifications\Events\BroadcastNotificationCreated;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;
use Tests\Support\ReadsPages;

final class ReceiveEmailTest extends IntakeTestCase
{
    use ReadsPages, SendsWebhooks;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 03:10:00');
    }

    public function test_email_belongs_to_the_client_with_the_address_and_is_in_their_list(): void
    {
        $client = Client::factory()->createOne(['email' => 'mei@example.com']);

        $answer = $this->email(['from' => 'Mei Chen <MEI@Example.com>', 'provider_id' => '<EM-1@example.com>'])->assertCreated();

        $email = Email::query()->sole();
        $answer->assertExactJson(['id' => $email->id, 'provider_id' => 'EM-1@example.com', 'status' => 'received', 'client_id' => $client->id]);
        $this->assertSame([MessageDirection::Inbound, EmailStatus::Received, 'mei@example.com', 'support@paddock.example', 'My withdrawal', 'Please call me.'], [
            $email->direction, $email->status, $email->from_address, $email->to_address, $email->subject, $email->body,
        ]);
        $this->assertSame('2026-11-20 03:05:00', $email->sent_at?->format('Y-m-d H:i:s'));
        $audit = AuditEvent::query()->sole();
        $this->assertSame(['email.received', $client->id, ['source' => 'intake', 'client_id' => $client->id]], [$audit->action, $audit->client_id, $audit->after]);

        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne());
        $this->inertia("/clients/{$client->id}/emails", ['emails'], 'Clients/Emails')->assertOk()
            ->assertJsonPath('props.emails.0.subject', 'Not shown')->assertJsonPath('props.emails.0.status', 'received')->assertJsonPath('props.emails.0.from_address', 'm•••@example.com');
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients, Ability::ViewSmsPanel)->createOne());
        $this->inertia("/clients/{$client->id}/emails", ['emails'], 'Clients/Emails')->assertJsonPath('props.emails.0.subject', 'My withdrawal');
    }

    public function test_account_manager_and_viewers_of_the_list_are_notified_immediately(): void
    {
        $manager = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewSmsPanel)->createOne();
        $colleague = User::factory()->withAbilities(Ability::ViewClients)->createOne();
        User::factory()->withAbilities(Ability::ViewClients)->createOne(['is_active' => false]);
        User::factory()->withAbilities(Ability::ViewGuides)->createOne();
        $client = Client::factory()->createOne(['email' => 'mei@example.com', 'account_manager_id' => $manager->id]);

        $this->email()->assertCreated();
        $this->email()->assertOk();

        [$news, $change] = OutboxMessage::query()->orderBy('id')->get()->map(static fn (OutboxMessage $row): array => $row->payload)->all();
        $this->assertSame(['read-notifications', BroadcastNotificationCreated::class, [[$manager->id, 0]], 'viewClients'], [$news['channel'], $news['name'], $news['people'], $news['ability']]);
        $this->assertEquals([
            'type' => 'email_received', 'client_id' => $client->id, 'title' => "Email from {$client->full_name}", 'body' => 'My withdrawal', 'url' => "/clients/{$client->id}/emails",
        ], $news['data']);
        $this->assertContains([$colleague->id, 0], $change['people']);
        $this->assertNotContains([$manager->id, 0], $change['people']);
        $this->assertEmpty(array_diff(array_column($change['people'], 0), array_keys(app(RecipientRepository::class)->holding(Ability::ViewClients))));
        $this->assertEquals(['type' => 'client_emails_changed', 'client_id' => $client->id], $change['data']);
        $this->assertSame(2, OutboxMessage::query()->count());
    }

    public function test_manager_without_the_ability_gets_no_subject_and_former_manager_no_notification(): void
    {
        $manager = User::factory()->withAbilities(Ability::ViewClients)->createOne();
        $gone = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewSmsPanel)->createOne(['is_active' => false]);
        Client::factory()->createOne(['email' => 'mei@example.com', 'account_manager_id' => $manager->id]);
        Client::factory()->createOne(['email' => 'tom@example.com', 'account_manager_id' => $gone->id]);

        $this->email()->assertCreated();
        $this->assertSame('Open the client to read it.', OutboxMessage::query()->orderBy('id')->firstOrFail()->payload['data']['body']);

        $this->email(['provider_id' => 'EM-2', 'from' => 'tom@example.com'])->assertCreated();
        $this->email(['provider_id' => 'EM-3', 'from' => 'nobody@example.com'])->assertCreated();
        $this->assertSame(
            ['email_received', 'client_emails_changed'],
            OutboxMessage::query()
                ->orderBy('id')
                ->get()
                ->map(static fn (OutboxMessage $row): string => $row->payload['data']['type'])
                ->all(),
        );
    }

    public function test_earlier_emails_of_an_unknown_address_move_to_the_client_with_the_next_email(): void
    {
        $this->email()->assertCreated()->assertJsonPath('client_id', null);
        $client = Client::factory()->createOne(['email' => 'mei@example.com']);

        $this->email(['provider_id' => 'EM-2'])->assertCreated()->assertJsonPath('client_id', $client->id);

        $this->assertSame(2, Email::query()->where('client_id', $client->id)->count());
        $this->email()->assertOk()->assertJsonPath('client_id', $client->id);
    }

    public function test_shared_address_or_address_of_a_deleted_client_has_no_owner(): void
    {
        Client::factory()->createMany([['email' => 'mei@example.com'], ['email' => 'mei@example.com']]);
        Client::factory()->createOne(['email' => 'gone@example.com'])->delete();

        $this->email()->assertCreated()->assertJsonPath('client_id', null);
        $this->email(['provider_id' => 'EM-2', 'from' => 'gone@example.com'])->assertCreated()->assertJsonPath('client_id', null);
    }

    public function test_address_of_a_merged_record_belongs_to_the_surviving_client(): void
    {
        [$survivor, $former] = array_map(static fn (string $address): Client => Client::factory()->createOne(['email' => $address]), ['new@example.com', 'mei@example.com']);
        app(MergeClients::class)->handle($survivor->id, $former->id, [], 'Same', User::factory()->withRole(StaffRole::Developer)->createOne());

        $this->email()->assertCreated()->assertJsonPath('client_id', $survivor->id);
    }

    public function test_repeated_email_changes_nothing_and_other_content_with_its_id_is_a_conflict(): void
    {
        $first = $this->email()->assertCreated()->json();

        $this->email(['received_at' => '2026-11-20T03:09:00Z'])->assertOk()->assertExactJson($first);
        $this->email(['body' => 'Never mind'])->assertConflict()->assertJsonPath('type', 'urn:paddock:problem:reference-taken');
        $this->email(['from' => 'kim@example.com'])->assertConflict();
        Email::factory()->createOne([
            'provider_id' => 'EM-9',
            'direction' => MessageDirection::Outbound,
            'from_address' => 'mei@example.com',
            'subject' => 'My withdrawal',
            'body' => 'Please call me.',
        ]);
        $this->email(['provider_id' => 'EM-9'])->assertConflict();

        $this->assertSame([2, 1], [Email::query()->count(), AuditEvent::query()->count()]);
    }

    public function test_same_key_replays_the_answer_and_the_call_can_be_signed(): void
    {
        $token = $this->token(IntakeScope::ReceiveEmails);
        $first = $this->send('emails/inbound', $this->body(), 'key-1', $token)->assertCreated();
        $again = $this->send('emails/inbound', $this->body(), 'key-1', $token)->assertCreated()->assertHeader('Idempotency-Replayed', 'true');
        $this->assertSame($first->getContent(), $again->getContent());

        $this->sendSigned($this->source(IntakeScope::ReceiveEmails), 'emails/inbound', $this->body(['provider_id' => 'EM-2']), 'msg_1')->assertCreated();
        $this->assertSame(2, Email::query()->count());
    }

    public function test_only_the_text_of_html_is_stored(): void
    {
        $this->email([
            'body' => '<html><head><title>T</title><style>p{color:red}</style></head><body><!-- <p>hidden</p> --><script>alert(1)</script><p onclick="x()">Dear&nbsp;team,</p><p>1 &lt; 2<br>&lt;script&gt;alert(2)&lt;/script&gt;</p></body></html>',
        ])->assertCreated();
        $this->email([
            'provider_id' => 'EM-2',
            'body' => "If a < b and b > c:\r\nsend <me> both",
            'subject' => null,
        ])->assertCreated();
        $this->email([
            'provider_id' => 'EM-3',
            'body' => '<p><img src="https://tracker.example/1.gif"></p>',
            'subject' => str_repeat('é', 900),
        ])->assertCreated();

        $this->assertSame(
            ["Dear team,\n\n1 < 2\n<script>alert(2)</script>", "If a < b and b > c:\nsend <me> both", '(no text)'],
            Email::query()->orderBy('id')->pluck('body')->all(),
        );
        $this->assertSame(
            ['(no subject)', 255],
            [
                Email::query()->where('provider_id', 'EM-2')->sole()->subject,
                mb_strlen(Email::query()->where('provider_id', 'EM-3')->sole()->subject),
            ],
        );
    }

    public function test_longest_body_fits_and_unclosed_html_is_read_quickly(): void
    {
        $this->email(['body' => str_repeat('🙂', 100_000)])->assertCreated();
        $this->email(['provider_id' => 'EM-2', 'body' => '<p>'.str_repeat('<!--<style', 9_999)])->assertCreated();
    }

    public function test_call_needs_the_scope_of_emails(): void
    {
        $this->postJson('/api/v1/emails/inbound', $this->body())->assertUnauthorized();
        $others = array_filter(IntakeScope::cases(), static fn (IntakeScope $scope): bool => $scope !== IntakeScope::ReceiveEmails);
        $this->send('emails/inbound', $this->body(), token: $this->token(...$others))->assertForbidden();

        $this->assertSame(0, Email::query()->count());
    }

    /** @param  array<string, mixed>  $mistake */
    #[TestWith([['provider_id' => null], 'provider_id'])]
    #[TestWith([['provider_id' => 'EM 1'], 'provider_id'])]
    #[TestWith([['provider_id' => ['EM-1']], 'provider_id'])]
    #[TestWith([['from' => 'Telstra'], 'from'])]
    #[TestWith([['from' => ['mei@example.com']], 'from'])]
    #[TestWith([['to' => null], 'to'])]
    #[TestWith([['to' => 'us'], 'to'])]
    #[TestWith([['subject' => ['x']], 'subject'])]
    #[TestWith([['body' => '  '], 'body'])]
    #[TestWith([['body' => ['x']], 'body'])]
    #[TestWith([['received_at' => '2026-11-20 14:05:00'], 'received_at'])]
    #[TestWith([['received_at' => '2026-11-27T00:00:00Z'], 'received_at'])]
    public function test_invalid_email_gets_an_error_and_changes_nothing(array $mistake, string $field): void
    {
        $answer = $this->email($mistake)->assertUnprocessable()->assertHeader('Content-Type', 'application/problem+json');

        $this->assertSame([$field], array_keys($answer->json('errors')));
        $this->assertSame(0, Email::query()->count());
    }

    /**
     * @param  array<string, mixed>  $change
     * @return array<string, mixed>
     */
    private function body(array $change = []): array
    {
        return [
            ...[
                'provider_id' => 'EM-1',
                'from' => 'mei@example.com',
                'to' => 'support@paddock.example',
                'subject' => 'My withdrawal',
                'body' => 'Please call me.',
                'received_at' => '2026-11-20T14:05:00+11:00',
            ],
            ...$change,
        ];
    }

    /**
     * @param  array<string, mixed>  $change
     * @return TestResponse<Response>
     */
    private function email(array $change = []): TestResponse
    {
        return $this->send('emails/inbound', $this->body($change));
    }
}
