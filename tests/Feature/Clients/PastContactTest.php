<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Actions\Messages\RecordEmailStatus;
use App\Actions\Notes\DeleteNote;
use App\Actions\Notes\EditNote;
use App\Actions\Notes\PinNote;
use App\Domain\Messages\DeliveryState;
use App\Enums\Ability;
use App\Enums\ConsentBasis;
use App\Enums\ConsentChannel;
use App\Enums\EmailStatus;
use App\Enums\MessageDirection;
use App\Enums\NoteCategory;
use App\Enums\SmsStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Client;
use App\Models\Consent;
use App\Models\Conversation;
use App\Models\Email;
use App\Models\Note;
use App\Models\NoteMention;
use App\Models\SmsDeliveryReport;
use App\Models\SmsMessage;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\ReadsPastRecords;
use Tests\TestCase;

final class PastContactTest extends TestCase
{
    use ReadsPastRecords, RefreshDatabase;

    private Client $client;

    private User $manager;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-09-01 00:00:00');
        $this->client = Client::factory()->createOne();
        $this->manager = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewSmsPanel, Ability::ViewReportExports)->createOne(['timezone' => 'Australia/Melbourne']);
        $this->actingAs($this->manager);
    }

    public function test_past_note_has_its_text_category_and_pin_of_that_day(): void
    {
        $note = $this->note('First text');
        NoteMention::query()->create(['note_id' => $note->id, 'user_id' => $this->manager->id]);
        foreach (['03' => 'Second text', '05' => 'Third text'] as $day => $text) {
            $this->travelTo("2026-09-{$day} 02:00:00");
            app(EditNote::class)->handle($note, $note->refresh()->version, $text, NoteCategory::Risk, $this->manager);
        }
        app(PinNote::class)->handle($note, true);
        $this->note('Written later');

        $seen = fn (string $day): array => array_map(
            static fn (array $row): array => [$row['body'], $row['category'], $row['is_pinned'], $row['edited_at']],
            $this->record('notes', $day)['notes']['notes'],
        );
        $this->assertSame([['First text', 'general', false, null]], $seen('2026-09-02'));
        $this->assertSame([['Second text', 'risk', false, '2026-09-03T02:00:00Z']], $seen('2026-09-04'));
        $this->assertSame([['Third text', 'risk', true, '2026-09-05T02:00:00Z'], ['Written later', 'general', false, null]], $seen('2026-09-05'));

        $then = $this->record('notes', '2026-09-02');
        $this->assertSame(
            [1, false, false, false],
            [
                $then['notes']['meta']['count'],
                $then['can_export'],
                $then['notes']['notes'][0]['can_change'],
                $then['notes']['notes'][0]['has_new_mention'],
            ],
        );
        $this->assertSame(
            [1, 0],
            [
                $this->record('notes', '2026-09-02', ['category' => 'general'])['notes']['meta']['count'],
                $this->record('notes', '2026-09-02', ['category' => 'risk'])['notes']['meta']['count'],
            ],
        );
    }

    public function test_unpinned_note_is_still_pinned_before(): void
    {
        $note = $this->note('Pinned once');
        app(PinNote::class)->handle($note, true);
        $this->travelTo('2026-09-05 02:00:00');
        app(PinNote::class)->handle($note, false);
        app(PinNote::class)->handle($note, true);
        app(PinNote::class)->handle($note, false);

        $this->assertTrue($this->record('notes', '2026-09-04')['notes']['notes'][0]['is_pinned']);
        $this->assertFalse($this->record('notes', '2026-09-05')['notes']['notes'][0]['is_pinned']);
    }

    public function test_deleted_note_is_not_shown_for_a_day_before_it_was_deleted(): void
    {
        $note = $this->note('About another client');
        $this->travelTo('2026-09-05 02:00:00');
        app(DeleteNote::class)->handle($note);

        $then = $this->record('notes', '2026-09-03');
        $this->assertSame([[], 0], [$then['notes']['notes'], $then['notes']['meta']['count']]);
    }

    public function test_past_sms_has_the_delivery_status_of_that_day(): void
    {
        $conversation = Conversation::factory()->createOne(['client_id' => $this->client->id]);
        $this->travelTo('2026-09-02 02:00:00');
        $sent = SmsMessage::factory()->sentByUs()->createOne(['conversation_id' => $conversation->id, 'status' => SmsStatus::Queued, 'body' => 'Hello']);
        SmsMessage::factory()->createOne(['conversation_id' => $conversation->id, 'body' => 'Hi', 'sent_at' => now()->addMinute()]);
        $this->travelTo('2026-09-03 02:00:00');
        $sent->update(['submitted_at' => now(), 'sent_at' => now(), 'status' => SmsStatus::Sent]);
        $this->travelTo('2026-09-04 02:00:00');
        app(DeliveryState::class)->apply(new SmsDeliveryReport(['status' => SmsStatus::Failed, 'error' => 'No credit', 'occurred_at' => now()]), $sent->refresh());
        $this->travelTo('2026-09-05 02:00:00');
        app(DeliveryState::class)->apply(new SmsDeliveryReport(['status' => SmsStatus::Delivered, 'occurred_at' => now()]), $sent->refresh());
        SmsMessage::query()->where('direction', MessageDirection::Inbound)->update(['read_at' => now()]);

        $seen = fn (string $day): array => array_map(
            static fn (array $sms): array => [$sms['body'], $sms['status'], $sms['delivered_at'], $sms['is_unread']],
            $this->record('messages', $day)['thread']['messages'],
        );
        $this->assertSame([], $seen('2026-09-01'));
        $this->assertSame([['Hello', 'queued', null, false], ['Hi', 'received', null, true]], $seen('2026-09-02'));
        $this->assertSame([['Hi', 'received', null, true], ['Hello', 'sent', null, false]], $seen('2026-09-03'));
        $this->assertSame(['Hello', 'failed', null, false], $seen('2026-09-04')[1]);
        $this->assertSame([['Hi', 'received', null, false], ['Hello', 'delivered', '2026-09-05T02:00:00Z', false]], $seen('2026-09-05'));

        $then = $this->record('messages', '2026-09-03');
        $this->assertSame([null, []], [$then['composer'], $then['unread']]);
        $this->get(route('clients.messages.older', [$this->client, 'as_of' => '2026-09-01']))->assertOk()->assertJsonPath('messages', []);
    }

    public function test_contact_card_of_a_past_day_has_the_consent_and_marks_of_that_day(): void
    {
        $this->travelTo('2026-09-02 02:00:00');
        $this->consent(ConsentBasis::Inferred);
        $this->travelTo('2026-09-05 02:00:00');
        $this->consent(ConsentBasis::Express);
        $this->client->refresh()->forceFill(['is_barred' => true, 'sms_opted_out_at' => now()])->save();
        app(AuditTrail::class)->record('client.updated', $this->client, ['is_barred' => false, 'sms_opted_out_at' => null], ['is_barred' => true, 'sms_opted_out_at' => now()->toDateTimeString()]);

        $then = $this->record('messages', '2026-09-04')['card'];
        $this->assertSame(['2026-09-02T02:00:00Z', false, null, null], [$then['consent_at'], $then['is_barred'], $then['sms_opted_out_at'], $then['time_zone']]);
        $now = $this->record('messages', '2026-09-05')['card'];
        $this->assertSame(['2026-09-05T02:00:00Z', true, '2026-09-05T02:00:00Z'], [$now['consent_at'], $now['is_barred'], $now['sms_opted_out_at']]);
    }

    public function test_past_email_has_the_delivery_status_of_that_day(): void
    {
        $this->travelTo('2026-09-02 02:00:00');
        $email = Email::factory()->createOne(['client_id' => $this->client->id, 'direction' => MessageDirection::Outbound, 'status' => EmailStatus::Queued, 'provider_id' => 'm1@paddock']);
        $this->travelTo('2026-09-03 02:00:00');
        $email->update(['submitted_at' => now(), 'sent_at' => now(), 'status' => EmailStatus::Sent]);
        $this->travelTo('2026-09-04 02:00:00');
        app(RecordEmailStatus::class)->handle('m1@paddock', true, null, CarbonImmutable::now());
        $this->travelTo('2026-09-05 02:00:00');
        app(RecordEmailStatus::class)->handle('m1@paddock', false, 'Mailbox full', CarbonImmutable::now());

        $status = fn (string $day): array => array_column($this->record('emails', $day)['emails'], 'status');
        $this->assertSame([[], ['queued'], ['sent'], ['delivered'], ['bounced']], array_map($status, ['2026-09-01', '2026-09-02', '2026-09-03', '2026-09-04', '2026-09-05']));
        $this->assertSame([1, 0], [$this->record('emails', '2026-09-03', ['status' => 'sent'])['meta']['count'], $this->record('emails', '2026-09-03', ['status' => 'bounced'])['meta']['count']]);
        $then = $this->record('emails', '2026-09-03');
        $this->assertSame([null, false], [$then['composer'], $then['can_export']]);
        $this->get(route('clients.emails.show', [$this->client, $email, 'as_of' => '2026-09-03']))->assertJsonPath('error', null)->assertJsonPath('sent_at', '2026-09-03T02:00:00Z');
        $this->get(route('clients.emails.show', [$this->client, $email, 'as_of' => '2026-09-02']))->assertJsonPath('sent_at', null);
        $this->get(route('clients.emails.show', [$this->client, $email]))->assertJsonPath('error', 'Mailbox full');
    }

    public function test_email_that_failed_later_was_queued_before(): void
    {
        $this->travelTo('2026-09-02 02:00:00');
        $email = Email::factory()->createOne(['client_id' => $this->client->id, 'direction' => MessageDirection::Outbound, 'status' => EmailStatus::Queued]);
        $this->travelTo('2026-09-04 02:00:00');
        $email->update(['status' => EmailStatus::Failed, 'error' => 'The address is on the do-not-contact list.']);

        $this->assertSame('queued', $this->record('emails', '2026-09-03')['emails'][0]['status']);
        $this->assertSame('failed', $this->record('emails', '2026-09-04')['emails'][0]['status']);
    }

    public function test_past_texts_and_addresses_stay_hidden_from_roles_that_can_not_write_to_clients(): void
    {
        $conversation = Conversation::factory()->createOne(['client_id' => $this->client->id]);
        SmsMessage::factory()->createOne(['conversation_id' => $conversation->id, 'body' => 'A private matter']);
        Email::factory()->createOne(['client_id' => $this->client->id, 'subject' => 'A private matter', 'from_address' => 'harriet@example.com']);
        $this->travelTo('2026-09-05 02:00:00');
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne());

        $this->assertNull($this->record('messages', '2026-09-03')['thread']['messages'][0]['body']);
        $email = $this->record('emails', '2026-09-03')['emails'][0];
        $this->assertSame('Not shown', $email['subject']);
        $this->assertStringNotContainsString('harriet@example.com', (string) json_encode($email));
    }

    #[TestWith(['bets'])]
    #[TestWith(['bonuses'])]
    #[TestWith(['transfers'])]
    #[TestWith(['notes'])]
    #[TestWith(['messages'])]
    #[TestWith(['emails'])]
    #[TestWith(['rsg'])]
    #[TestWith(['rsg-communication'])]
    #[TestWith(['activity-logs'])]
    #[TestWith(['timeline'])]
    public function test_past_tab_needs_the_ability_and_a_valid_day(string $page): void
    {
        $this->travelTo('2026-09-05 02:00:00');
        $today = route("clients.{$page}", $this->client);

        foreach (
            [
                '2026-09-06' => 'Choose today or an earlier date.',
                '2026-02-30' => 'Enter a date such as 2026-10-01. This is the current record.',
                'yesterday' => 'Enter a date such as 2026-10-01. This is the current record.',
            ] as $day => $message
        ) {
            $this->get(route("clients.{$page}", [$this->client, 'as_of' => $day]))
                ->assertRedirect($today)
                ->assertSessionHas('error', $message);
        }
        $this->assertSame(['day' => '2026-08-30', 'existed' => false, 'balance_cents' => 0, 'fields' => []], $this->record($page, '2026-08-30')['as_of']);
        $this->assertTrue($this->record($page, '2026-09-05')['as_of']['existed']);

        $this->actingAs(User::factory()->withAbilities(Ability::ViewDeposits)->createOne())->get(route("clients.{$page}", [$this->client, 'as_of' => '2026-09-02']))->assertForbidden();
    }

    private function note(string $body): Note
    {
        return Note::factory()->createOne(['subject_id' => $this->client->id, 'user_id' => $this->manager->id, 'body' => $body])->refresh();
    }

    private function consent(ConsentBasis $basis): void
    {
        Consent::query()->create(['person_type' => 'client', 'person_id' => $this->client->id, 'channel' => ConsentChannel::Sms, 'purpose' => 'marketing', 'basis' => $basis, 'recorded_at' => now()]);
    }
}
