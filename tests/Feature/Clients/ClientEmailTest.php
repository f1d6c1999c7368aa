<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Actions\Messages\RecordEmailStatus;
use App\Actions\Messages\SubmitQueuedEmail;
use App\Enums\Ability;
use App\Enums\EmailStatus;
use App\Enums\StaffRole;
use App\Jobs\Messages\SubmitEmail;
use App\Mail\Clients\ClientEmail;
use App\Models\Attachment;
use App\Models\Client;
use App\Models\Email;
use App\Models\OutboxMessage;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Database\Events\QueryExecuted;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Http\UploadedFile;
use Illuminate\Mail\Events\MessageSending;
use Illuminate\Mail\MailManager;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\Facades\Mail;
use Illuminate\Support\Facades\Queue;
use Illuminate\Support\Facades\Storage;
use Illuminate\Support\Str;
use RuntimeException;
use Symfony\Component\Mailer\Exception\InvalidArgumentException;
use Symfony\Component\Mailer\Transport\Smtp\EsmtpTransport;
use Symfony\Component\Mailer\Transport\Smtp\Stream\SocketStream;
use Tests\Support\ReadsPages;
use Tests\TestCase;

final class ClientEmailTest extends TestCase
{
    use ReadsPages, RefreshDatabase;

    protected function setUp(): void
    {
        parent::setUp();
        Storage::fake('local');
        Queue::fake();
    }

    public function test_email_is_sent_once_with_its_files_and_its_status_is_recorded(): void
    {
        Mail::fake();
        $client = Client::factory()->createOne(['email' => 'mei@example.com']);
        $mail = [...$this->mail(), 'files' => [UploadedFile::fake()->createWithContent('statement.pdf', '%PDF-1.4 one')]];
        $this->actingAs($this->sender());

        $this->post(route('clients.emails.store', $client), $mail)->assertSessionHasNoErrors();
        $this->post(route('clients.emails.store', $client), $mail)->assertSessionHasNoErrors();
        $email = Email::query()->sole();
        $this->assertSame([EmailStatus::Queued, 'mei@example.com', 'statement.pdf'], [$email->status, $email->to_address, Attachment::query()->sole()->name]);
        Queue::assertPushed(SubmitEmail::class, 1);

        app(SubmitQueuedEmail::class)->handle($email->id);
        app(SubmitQueuedEmail::class)->handle($email->id);
        Mail::assertSentCount(1);
        Mail::assertSent(ClientEmail::class, static fn (ClientEmail $sent): bool => $sent->hasTo('mei@example.com') && count($sent->attachments()) === 1);
        $this->assertSame(EmailStatus::Sent, $email->refresh()->status);

        $at = CarbonImmutable::now();
        $this->assertNotNull(app(RecordEmailStatus::class)->handle((string) $email->provider_id, true, null, $at));
        $this->assertSame(EmailStatus::Delivered, $email->refresh()->status);
        $this->assertNotNull(app(RecordEmailStatus::class)->handle((string) $email->provider_id, false, 'Mailbox full', $at));
        $this->assertSame([EmailStatus::Bounced, 'Mailbox full'], [$email->refresh()->status, $email->error]);
        $this->assertNull(app(RecordEmailStatus::class)->handle('nobody@example.com', true, null, $at));
    }

    public function test_killed_job_marks_the_email_as_unknown_and_does_not_send_it_again(): void
    {
        $client = Client::factory()->createOne(['email' => 'mei@example.com']);
        $this->actingAs($this->sender())->post(route('clients.emails.store', $client), $this->mail());
        $email = Email::query()->sole();
        $mail = new class implements \Illuminate\Contracts\Mail\Factory
        {
            public int $asked = 0;

            public function mailer($name = null): never
            {
                $this->asked++;
                throw new RuntimeException('killed');
            }
        };
        $this->app->instance(\Illuminate\Contracts\Mail\Factory::class, $mail);

        rescue(static fn () => app(SubmitQueuedEmail::class)->handle($email->id), report: false);
        $this->assertSame(EmailStatus::Queued, $email->refresh()->status);
        $this->travel(90)->seconds();
        app(SubmitQueuedEmail::class)->handle($email->id);

        $this->assertSame([EmailStatus::Unknown, 'Sending was interrupted. Ask the client whether the email arrived before you send it again.'], [$email->refresh()->status, $email->error]);
        $this->assertSame(1, $mail->asked);
    }

    public function test_second_worker_leaves_an_email_alone_while_the_first_one_sends_it(): void
    {
        $email = $this->queuedEmail();
        // The sweep had queued the email again.
        Event::listen(static fn (MessageSending $sending) => app(SubmitQueuedEmail::class)->handle($email->id));

        app(SubmitQueuedEmail::class)->handle($email->id);

        $this->assertSame([EmailStatus::Sent, null], [$email->refresh()->status, $email->error]);
    }

    public function test_email_that_is_reported_before_its_sending_is_recorded_has_its_time(): void
    {
        $email = $this->queuedEmail();
        Event::listen(static fn (MessageSending $sending) => app(RecordEmailStatus::class)->handle((string) $email->provider_id, true, null, CarbonImmutable::now()));

        app(SubmitQueuedEmail::class)->handle($email->id);

        $this->assertSame(EmailStatus::Delivered, $email->refresh()->status);
        $this->assertNotNull($email->sent_at);
    }

    public function test_email_is_not_sent_without_one_of_its_files(): void
    {
        $email = $this->queuedEmail(['files' => [UploadedFile::fake()->createWithContent('statement.pdf', '%PDF-1.4 one')]]);
        Storage::disk('local')->delete(Attachment::query()->sole()->path);
        Event::listen(fn (MessageSending $sending) => $this->fail('The email was sent.'));

        app(SubmitQueuedEmail::class)->handle($email->id);

        $this->assertSame([EmailStatus::Failed, 'statement.pdf is missing. Write the email again with this file.'], [$email->refresh()->status, $email->error]);
    }

    public function test_email_with_an_address_that_the_mail_server_cannot_take_fails(): void
    {
        $email = $this->queuedEmail();
        Event::listen(static fn (MessageSending $sending) => throw new InvalidArgumentException('Invalid addresses: non-ASCII characters not supported in local-part of email.'));

        app(SubmitQueuedEmail::class)->handle($email->id);

        $this->assertSame([EmailStatus::Failed, 'The mail server can’t send to this address. Check the client’s email address.'], [$email->refresh()->status, $email->error]);
        $news = OutboxMessage::query()->latest('id')->firstOrFail()->payload;
        $this->assertSame([[[$email->user_id, 0]], 'email_undelivered'], [$news['people'], $news['data']['type']]);
    }

    public function test_mail_server_that_hangs_is_given_up_before_the_worker_is_killed(): void
    {
        $transport = app(MailManager::class)->createSymfonyTransport(config()->array('mail.mailers.smtp'));
        $stream = $transport instanceof EsmtpTransport ? $transport->getStream() : null;
        $this->assertInstanceOf(SocketStream::class, $stream);

        // One wait to connect, and one for an answer.
        $this->assertLessThan((new SubmitEmail(1))->timeout, 2 * $stream->getTimeout());
    }

    public function test_sending_is_refused_without_the_ability_and_to_suppressed_clients(): void
    {
        $client = Client::factory()->createOne(['email' => 'mei@example.com']);
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne())->post(route('clients.emails.store', $client), $this->mail())->assertForbidden();

        $this->actingAs($this->sender());
        $this->post(
            route('clients.emails.store', Client::factory()->createOne(['email' => null])),
            $this->mail(),
        )->assertSessionHasErrors(['body' => 'There is no email address for this client.']);
        $this->post(
            route('clients.emails.store', Client::factory()->createOne(['email' => 'b@example.com', 'is_barred' => true])),
            $this->mail(),
        )->assertSessionHasErrors('body');
        $this->post(route('clients.emails.store', $client), [
            ...$this->mail(),
            'subject' => '',
            'body' => 'Dear {nickname}',
        ])->assertSessionHasErrors([
            'subject' => 'Enter a subject.',
            'body' => '{nickname} has no value for this client. Replace it with text.',
        ]);
        $this->post(route('clients.emails.store', $client), [
            ...$this->mail(),
            'files' => [UploadedFile::fake()->createWithContent('a.pdf', 'MZ program')],
        ])->assertSessionHasErrors('files');
        $this->post(route('clients.emails.store', $client), [
            ...$this->mail(),
            'files' => array_fill(0, 2, UploadedFile::fake()->create('a.pdf', 6 * 1024)),
        ])->assertSessionHasErrors(['files' => 'The files are larger than 10 MB in total. Remove some.']);
        $this->assertSame(0, Email::query()->count());
    }

    public function test_email_list_is_filtered_and_masked_and_opens_only_emails_of_the_client(): void
    {
        $client = Client::factory()->createOne();
        $email = Email::factory()->createOne(['client_id' => $client->id, 'from_address' => 'mei@example.com', 'status' => EmailStatus::Received, 'body' => 'Hello there']);
        Email::factory()->createOne(['client_id' => $client->id, 'direction' => 'outbound', 'status' => EmailStatus::Failed]);
        $foreign = Email::factory()->createOne();
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne());

        $this->inertia("/clients/{$client->id}/emails?direction=inbound", ['emails'], 'Clients/Emails')->assertOk()
            ->assertJsonCount(1, 'props.emails')->assertJsonPath('props.emails.0.id', $email->id)->assertJsonPath('props.emails.0.from_address', 'm•••@example.com');
        $this->actingAs($this->sender())->getJson(route('clients.emails.show', [$client, $email]))->assertOk()->assertJsonPath('body', 'Hello there');
        $this->getJson(route('clients.emails.show', [$client, $foreign]))->assertNotFound();
    }

    public function test_users_without_the_ability_see_times_but_no_texts(): void
    {
        $email = Email::factory()->createOne(['subject' => 'SECRET', 'body' => 'SECRET', 'error' => '550 5.1.1 <emma.walsh@example.com>: mailbox unavailable']);
        $file = Attachment::factory()->createOne(['subject_type' => 'email', 'subject_id' => $email->id, 'name' => 'secret.pdf']);
        $client = Client::query()->findOrFail($email->client_id);
        $this->actingAs(User::factory()->withRole(StaffRole::RiskAnalyst)->createOne());

        $this->inertia("/clients/{$client->id}/emails", ['emails'], 'Clients/Emails')->assertOk()->assertJsonPath('props.emails.0.subject', 'Not shown')->assertDontSee('SECRET');
        $this->getJson(route('clients.emails.show', [$client, $email]))->assertOk()->assertJsonPath('body', null)->assertJsonPath('attachments', [])
            ->assertJsonPath('error', '550 5.1.1 <e•••@example.com>: mailbox unavailable');
        $this->get(route('attachments.show', ['email', $email->id, $file->id]))->assertNotFound();
    }

    public function test_a_reference_of_another_email_is_refused(): void
    {
        $client = Client::factory()->createOne(['email' => 'mei@example.com']);
        $mail = $this->mail();
        $this->actingAs($this->sender())->post(route('clients.emails.store', $client), $mail)->assertSessionHasNoErrors();

        $this->postJson(route('clients.emails.store', Client::factory()->createOne(['email' => 'b@example.com'])), $mail)->assertUnprocessable();
        $this->postJson(route('clients.emails.store', $client), [...$mail, 'body' => 'Other words'])->assertUnprocessable();

        $this->assertSame(1, Email::query()->count());
    }

    public function test_reference_taken_simultaneously_by_another_clients_email_is_refused(): void
    {
        $mail = $this->mail();
        $other = Client::factory()->createOne();
        // As if the other email came between looking for the reference and writing it.
        $isFirst = true;
        DB::listen(static function (QueryExecuted $query) use (&$isFirst, $mail, $other): void {
            if ($isFirst && preg_match('/^select .* from .emails. where .reference. = /', $query->sql) === 1) {
                $isFirst = false;
                Email::factory()->createOne(['client_id' => $other->id, 'reference' => $mail['reference']]);
            }
        });

        $this->actingAs($this->sender())->post(route('clients.emails.store', Client::factory()->createOne(['email' => 'mei@example.com'])), $mail)->assertSessionHasErrors('body');

        $this->assertFalse($isFirst);
        // The test wrote both in one transaction, so the refusal rolled back the first too.
        $this->assertSame(0, Email::query()->count());
        Queue::assertNotPushed(SubmitEmail::class);
    }

    /** @param  array<string, mixed>  $more  fields of the form */
    private function queuedEmail(array $more = []): Email
    {
        $client = Client::factory()->createOne(['email' => 'mei@example.com']);
        $this->actingAs($this->sender())->post(route('clients.emails.store', $client), [...$this->mail(), ...$more])->assertSessionHasNoErrors();

        return Email::query()->sole();
    }

    private function sender(): User
    {
        return User::factory()->withAbilities(Ability::ViewClients, Ability::ViewSmsPanel)->createOne();
    }

    /** @return array<string, string> */
    private function mail(): array
    {
        return ['subject' => 'Your statement', 'body' => "Dear Mei,\n\nhere it is.", 'reference' => (string) Str::uuid()];
    }
}
