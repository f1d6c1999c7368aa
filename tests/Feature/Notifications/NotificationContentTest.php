<?php

declare(strict_types=1);

namespace Tests\Feature\Notifications;

use App\Domain\Notifications\NotificationDefinition;
use App\Enums\Ability;
use App\Enums\NotificationType;
use App\Enums\RsgChannel;
use App\Enums\RsgFormType;
use App\Enums\SocialMediaReviewStatus;
use App\Enums\WithdrawalStatus;
use App\Models\Affiliate;
use App\Models\Client;
use App\Models\ClientRating;
use App\Models\Conversation;
use App\Models\Notification;
use App\Models\RsgCommunication;
use App\Models\RsgFormSubmission;
use App\Models\SmsMessage;
use App\Models\SocialMediaReview;
use App\Models\User;
use App\Models\Withdrawal;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Queue;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\TestCase;

/** Content, recipients and channel of each type of notification. */
final class NotificationContentTest extends TestCase
{
    use CreatesOpenWork, RefreshDatabase;

    private User $reader;

    private Client $client;

    protected function setUp(): void
    {
        parent::setUp();

        Queue::fake();
        $this->reader = User::factory()->withAbilities(...Ability::all())->createOne(['timezone' => 'Australia/Perth']);
        $this->client = Client::factory()->awaitingRiskCheck()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh']);
    }

    /** @return iterable<string, array{NotificationType, string, string}> */
    public static function types(): iterable
    {
        $standard = 'Illuminate\Notifications\Events\BroadcastNotificationCreated';

        foreach ([
            [NotificationType::RiskCheck, 'new-client-risk-check-notifications', 'new-account-check-notification'],
            [NotificationType::Withdrawal, 'withdrawal-pending-notifications', 'withdrawal-pending-notification'],
            [NotificationType::Deposit, 'deposit-pending-notifications', 'deposit-pending-notification'],
            [NotificationType::RsgCommunication, 'rsg-communication-notifications', 'RsgCommunicationNotificationEvent'],
            [NotificationType::FormSubmission, 'rsg-form-submission-notifications', 'RsgFormSubmissionNotificationEvent'],
            [NotificationType::SocialMediaReview, 'read-notifications', $standard],
            [NotificationType::Message, 'message-notifications', 'sms-message-notification'],
        ] as $line) {
            yield $line[0]->value => $line;
        }
    }

    #[DataProvider('types')]
    public function test_only_active_holders_of_the_ability_are_notified(NotificationType $type, string $channel, string $event): void
    {
        $ability = NotificationDefinition::of($type)->ability;
        $holder = User::factory()->withAbilities($ability)->createOne();
        User::factory()->withAbilities(...array_filter(Ability::all(), static fn (Ability $other): bool => $other !== $ability))->createOne();
        User::factory()->withAbilities($ability)->inactive()->createOne();

        $this->notify($type, $this->workOf($type, $this->client));

        $this->assertSame([$this->reader->id, $holder->id], Notification::query()->orderBy('id')->pluck('user_id')->all());
        $this->assertSame([$this->reader->id, $holder->id], array_column($this->events(), 'user_id'));
        $this->assertSame([$channel], array_unique(array_column($this->events(), 'channel')));
        $sent = $this->deliveries()[0]->toRealtimeEvent();
        $this->assertSame(["private-{$channel}.{$this->reader->id}"], $sent->channels);
        $this->assertSame($event, $sent->name);
    }

    #[DataProvider('types')]
    public function test_event_and_recent_list_and_page_show_the_same(NotificationType $type): void
    {
        ClientRating::query()->updateOrCreate(['value' => 3], ['description' => 'Steady', 'color' => '#00aa00']);
        $this->client->forceFill(['client_rating' => 3, 'account_manager_id' => $this->reader->id, 'affiliate_id' => Affiliate::create(['name' => 'Front Row Media'])->id])->save();
        $this->notify($type, $this->workOf($type, $this->client));

        $wire = json_decode((string) json_encode($this->events()[0]['data']), true);
        $hydrated = $this->actingAs($this->reader)->getJson('/notifications/recent')->json("notifications.{$type->value}.0");
        $listed = $this->actingAs($this->reader)->get('/notifications')->inertiaProps()['notifications'][0];

        $this->assertSame($type->value, $wire['type']);
        $this->assertSame($this->client->id, $wire['client']['id']);
        $this->assertSame('Steady', $wire['client']['client_rating_description']);
        $this->assertSame($this->reader->first_name, $wire['client']['account_manager']['first_name']);
        $this->assertSame('Front Row Media', $wire['client']['affiliate_name']);
        $this->assertSame($wire, $hydrated);
        $this->assertSame($wire, json_decode((string) json_encode($listed), true));
    }

    /** @return iterable<string, array{NotificationType, array<string, mixed>}> */
    public static function settledStates(): iterable
    {
        foreach (array_filter(WithdrawalStatus::cases(), static fn (WithdrawalStatus $status): bool => $status !== WithdrawalStatus::Pending) as $status) {
            yield "a withdrawal that is {$status->value}" => [NotificationType::Withdrawal, ['status' => $status]];
        }
        yield 'a resolved communication' => [NotificationType::RsgCommunication, ['resolved_at' => '2026-11-20 00:00:00']];
        yield 'a resolved form' => [NotificationType::FormSubmission, ['resolved_at' => '2026-11-20 00:00:00']];
        yield 'an approved review' => [NotificationType::SocialMediaReview, ['status' => SocialMediaReviewStatus::Approved]];
        yield 'a declined review' => [NotificationType::SocialMediaReview, ['status' => SocialMediaReviewStatus::Declined]];
        yield 'a message that was read' => [NotificationType::Message, ['read_at' => '2026-11-20 00:00:00']];
    }

    /** @param  array<string, mixed>  $settled */
    #[DataProvider('settledStates')]
    public function test_settled_work_notifies_no_one(NotificationType $type, array $settled): void
    {
        $work = $this->workOf($type, $this->client);
        $work->update($settled);

        $this->notify($type, $work);

        $this->assertSame(0, Notification::query()->count());
    }

    public function test_outbound_message_notifies_no_one(): void
    {
        $this->notify(NotificationType::Message, SmsMessage::factory()->sentByUs()->createOne());

        $this->assertSame(0, Notification::query()->count());
    }

    public function test_withdrawal_shows_its_amount(): void
    {
        $this->notify(NotificationType::Withdrawal, Withdrawal::factory()->createOne(['client_id' => $this->client->id, 'amount_cents' => 125_050]));

        $data = $this->events()[0]['data'];
        $this->assertSame('Withdrawal of $1,250.50 for Emma Walsh', $data['body']);
        $this->assertSame(125_050, $data['notifiable']['amount_cents']);
    }

    public function test_deposit_masks_contact_details_of_the_payer(): void
    {
        $this->notify(NotificationType::Deposit, self::deposit(null, 'emma.walsh@example.com'));

        $data = $this->events()[0]['data'];
        $this->assertSame('Deposit of $1,250.50 from e•••@example.com by OSKO', $data['body']);
        $this->assertSame('Payment from e•••@example.com 123', $data['notifiable']['description']);
    }

    public function test_rsg_communication_shows_its_time_and_sender(): void
    {
        $this->notify(NotificationType::RsgCommunication, RsgCommunication::factory()->createOne([
            'client_id' => $this->client->id, 'channel' => RsgChannel::Email, 'sent_at' => '2026-11-20 06:05:00',
        ]));

        $data = $this->events()[0]['data'];
        $this->assertSame('RSG communication from Emma by Email', $data['body']);
        $this->assertFalse($data['notifiable']['is_resolved']);
        $this->assertSame('20 Nov 2026, 14:05', $data['notifiable']['sent_at_human_format']);
        $this->assertSame(['first_name' => 'Emma'], $data['notifiable']['sender']);
    }

    public function test_rsg_communication_shows_a_sender_who_left(): void
    {
        $sender = User::factory()->createOne(['first_name' => 'Sam']);
        $sender->delete();
        $this->notify(NotificationType::RsgCommunication, RsgCommunication::factory()->createOne(['client_id' => $this->client->id, 'sender_id' => $sender->id]));

        $this->assertSame(['first_name' => 'Sam'], $this->events()[0]['data']['notifiable']['sender']);
        $this->assertSame('Sam', $this->actingAs($this->reader)->getJson('/notifications/recent')->json('notifications.rsg_communication.0.notifiable.sender.first_name'));
    }

    public function test_form_without_a_client_shows_its_type(): void
    {
        $form = RsgFormSubmission::factory()->createOne(['client_id' => null, 'form_type' => RsgFormType::SelfExclusion]);
        $this->notify(NotificationType::FormSubmission, $form);

        $data = $this->events()[0]['data'];
        $this->assertSame('Self-exclusion form submitted', $data['body']);
        $this->assertSame('Self-exclusion', $data['notifiable']['form_type_name']);
        $this->assertFalse($data['notifiable']['is_resolved']);
        $this->assertNull($data['client']);
        $this->assertSame("rsg_form_submission:{$form->id}", Notification::query()->sole()->subject_key);
    }

    public function test_review_shows_its_platform_and_screenshot(): void
    {
        $review = SocialMediaReview::factory()->createOne(['client_id' => $this->client->id, 'platform_name' => 'Facebook']);
        $this->notify(NotificationType::SocialMediaReview, $review);

        $data = $this->events()[0]['data'];
        $this->assertSame('Review on Facebook to approve or decline', $data['body']);
        $this->assertSame([1, 'Facebook', $review->file_path], [$data['notifiable']['status'], $data['notifiable']['platform_name'], $data['notifiable']['file_path']]);
    }

    public function test_message_shows_its_text_and_conversation(): void
    {
        $conversation = Conversation::factory()->createOne(['client_id' => $this->client->id]);
        $this->notify(NotificationType::Message, SmsMessage::factory()->createOne(['conversation_id' => $conversation->id, 'body' => 'G’day, call me']));

        $data = $this->events()[0]['data'];
        $this->assertSame('Message from Emma Walsh', $data['body']);
        $this->assertSame(['G’day, call me', $conversation->id], [$data['notifiable']['description'], $data['notifiable']['conversation_id']]);
        $this->assertSame("client:{$this->client->id}", Notification::query()->sole()->subject_key);
    }

    public function test_very_long_message_fits_in_an_event(): void
    {
        $this->notify(NotificationType::Message, SmsMessage::factory()->createOne(['body' => str_repeat('🐎"', 5_000)]));

        $sent = $this->deliveries()[0]->toRealtimeEvent()->toBody();
        $this->assertLessThan(10_240, strlen($sent['data']));
    }

    public function test_unknown_number_has_one_notification_per_conversation(): void
    {
        $conversation = Conversation::factory()->createOne(['client_id' => null, 'phone_e164' => '+61491570156']);
        [$first, $second] = SmsMessage::factory()->createMany([['conversation_id' => $conversation->id], ['conversation_id' => $conversation->id]])->all();
        $this->notify(NotificationType::Message, $first);
        $this->notify(NotificationType::Message, $second);

        $row = Notification::query()->sole();
        $this->assertSame("conversation:{$conversation->id}", $row->subject_key);
        $this->assertSame('Message from 0491 570 156', $row->body);
        $this->assertSame($second->id, $row->notifiable_id);
        $this->assertNull($row->client_id);
    }

    public function test_number_has_one_unread_notification_when_its_client_becomes_known(): void
    {
        $conversation = Conversation::factory()->createOne(['client_id' => null]);
        $this->notify(NotificationType::Message, SmsMessage::factory()->createOne(['conversation_id' => $conversation->id]));
        $former = Notification::query()->sole();
        $conversation->update(['client_id' => $this->client->id]);

        $this->notify(NotificationType::Message, SmsMessage::factory()->createOne(['conversation_id' => $conversation->id]));

        $this->assertSame(["client:{$this->client->id}"], Notification::query()->where('is_read', false)->pluck('subject_key')->all());
        $notified = array_column(array_filter($this->events(), static fn (array $event): bool => $event['channel'] === 'read-notifications'), 'data');
        $this->assertSame([['notification_id' => $former->id, 'is_read' => true, 'type' => 'message']], $notified);
    }

    public function test_work_of_a_deleted_client_notifies_staff(): void
    {
        $form = RsgFormSubmission::factory()->createOne(['client_id' => $this->client->id]);
        $this->client->delete();

        $this->notify(NotificationType::FormSubmission, $form);

        $this->assertSame("client:{$this->client->id}", Notification::query()->sole()->subject_key);
        $this->assertNull($this->events()[0]['data']['client']);
        $this->actingAs($this->reader)->get('/notifications')->assertOk();
    }

    public function test_recent_list_has_a_fixed_number_of_queries(): void
    {
        foreach (NotificationType::cases() as $type) {
            $this->notify($type, $this->workOf($type, $this->client));
        }
        $few = $this->queriesOfRecent();
        foreach (Client::factory()->awaitingRiskCheck()->createMany(5) as $client) {
            foreach (NotificationType::cases() as $type) {
                $this->notify($type, $this->workOf($type, $client));
            }
        }

        $this->assertSame(42, Notification::query()->count());
        $this->assertSame($few, $this->queriesOfRecent());
    }

    private function queriesOfRecent(): int
    {
        DB::enableQueryLog();
        DB::flushQueryLog();
        $this->actingAs(User::query()->findOrFail($this->reader->id))->getJson('/notifications/recent')->assertOk();

        return count(DB::getQueryLog());
    }
}
