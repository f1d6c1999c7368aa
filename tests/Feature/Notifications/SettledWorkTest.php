<?php

declare(strict_types=1);

namespace Tests\Feature\Notifications;

use App\Domain\Notifications\OutboxRelay;
use App\Domain\Notifications\SettledWorkNotifier;
use App\Enums\Ability;
use App\Enums\DepositStatus;
use App\Enums\NotificationType;
use App\Enums\SocialMediaReviewStatus;
use App\Enums\WithdrawalStatus;
use App\Infrastructure\Outbox\Outbox;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\Notification;
use App\Models\RsgFormSubmission;
use App\Models\SmsMessage;
use App\Models\User;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Queue;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\TestCase;

/** A client's notification when one of several pieces of work is settled. */
final class SettledWorkTest extends TestCase
{
    use CreatesOpenWork, RefreshDatabase;

    private User $reader;

    private Client $client;

    protected function setUp(): void
    {
        parent::setUp();

        Queue::fake();
        $this->reader = User::factory()->withAbilities(...Ability::all())->createOne();
        $this->client = Client::factory()->awaitingRiskCheck()->createOne();
    }

    /** @return iterable<string, array{NotificationType, array<string, mixed>}> */
    public static function settledStates(): iterable
    {
        yield 'a withdrawal' => [NotificationType::Withdrawal, ['status' => WithdrawalStatus::Approved]];
        yield 'a deposit' => [NotificationType::Deposit, ['status' => DepositStatus::Approved]];
        yield 'a form' => [NotificationType::FormSubmission, ['resolved_at' => '2026-11-20 00:00:00']];
        yield 'a communication' => [NotificationType::RsgCommunication, ['resolved_at' => '2026-11-20 00:00:00']];
        yield 'a review' => [NotificationType::SocialMediaReview, ['status' => SocialMediaReviewStatus::Declined]];
        yield 'a message' => [NotificationType::Message, ['read_at' => '2026-11-20 00:00:00']];
    }

    /** @param  array<string, mixed>  $settled */
    #[DataProvider('settledStates')]
    public function test_notification_is_read_for_everyone_when_the_only_work_is_settled(NotificationType $type, array $settled): void
    {
        $colleague = User::factory()->createOne(['role_id' => $this->reader->role_id]);
        $this->notify($type, $work = $this->workOf($type, $this->client));
        $this->notify($type, $this->workOf($type, $other = Client::factory()->createOne()));
        $this->forgetEvents();

        $this->settle($type, $work, $settled);

        $this->assertSame([$other->id], Notification::query()->where('is_read', false)->distinct()->pluck('client_id')->all());
        $this->assertSame([$this->reader->id, $colleague->id], array_column($this->events(), 'user_id'));
        foreach ($this->events() as $event) {
            $this->assertSame('read-notifications', $event['channel']);
            $this->assertSame([true, $type->value], [$event['data']['is_read'], $event['data']['type']]);
        }
    }

    /** @param  array<string, mixed>  $settled */
    #[DataProvider('settledStates')]
    public function test_notification_stays_unread_when_older_work_is_settled(NotificationType $type, array $settled): void
    {
        $this->notify($type, $older = $this->workOf($type, $this->client));
        $this->notify($type, $newer = $this->workOf($type, $this->client));
        $this->forgetEvents();

        $this->settle($type, $older, $settled);

        $row = Notification::query()->sole();
        $this->assertFalse($row->is_read);
        $this->assertSame($newer->getKey(), $row->notifiable_id);
        $this->assertSame([], $this->events());
    }

    /** @param  array<string, mixed>  $settled */
    #[DataProvider('settledStates')]
    public function test_notification_shows_older_open_work_when_the_newer_is_settled(NotificationType $type, array $settled): void
    {
        $this->notify($type, $older = $this->workOf($type, $this->client));
        $this->notify($type, $newer = $this->workOf($type, $this->client));
        $this->forgetEvents();

        $this->settle($type, $newer, $settled);

        $row = Notification::query()->sole();
        $this->assertFalse($row->is_read);
        $this->assertSame($older->getKey(), $row->notifiable_id);
        $event = $this->events()[0];
        $this->assertCount(1, $this->events());
        $this->assertSame([$row->id, false, $older->getKey()], [$event['data']['id'], $event['data']['is_read'], $event['data']['notifiable']['id']]);

        $this->settle($type, $older, $settled);
        $this->assertTrue($row->refresh()->is_read);
    }

    public function test_read_notification_stays_read_when_older_work_is_open(): void
    {
        $this->notify(NotificationType::Deposit, self::deposit($this->client));
        $this->notify(NotificationType::Deposit, $newer = self::deposit($this->client));
        Notification::query()->update(['is_read' => true, 'read_at' => now()]);
        $this->forgetEvents();

        $this->settle(NotificationType::Deposit, $newer, ['status' => DepositStatus::Rejected]);

        $this->assertTrue(Notification::query()->sole()->is_read);
        $this->assertSame([], $this->events());
    }

    public function test_user_who_lost_the_ability_gets_no_event(): void
    {
        $this->notify(NotificationType::Deposit, self::deposit($this->client));
        $this->notify(NotificationType::Deposit, $newer = self::deposit($this->client));
        $this->reader->role->abilities()->where('ability', Ability::ViewDeposits)->delete();
        $this->forgetEvents();

        $this->settle(NotificationType::Deposit, $newer, ['status' => DepositStatus::Approved]);

        $this->assertSame([], $this->events());
    }

    public function test_notification_from_before_the_client_was_known_is_settled(): void
    {
        $this->notify(NotificationType::Deposit, $deposit = self::deposit(null));
        $this->assertSame("deposit:{$deposit->id}", Notification::query()->sole()->subject_key);

        $this->settle(NotificationType::Deposit, $deposit, ['client_id' => $this->client->id, 'status' => DepositStatus::Matched]);

        $this->assertTrue(Notification::query()->sole()->is_read);
    }

    public function test_form_without_a_client_is_settled(): void
    {
        [$one, $other] = RsgFormSubmission::factory()->createMany([['client_id' => null], ['client_id' => null]])->all();
        $this->notify(NotificationType::FormSubmission, $one);
        $this->notify(NotificationType::FormSubmission, $other);

        $this->settle(NotificationType::FormSubmission, $one, ['resolved_at' => now()]);

        $this->assertSame([$other->id], Notification::query()->where('is_read', false)->pluck('notifiable_id')->all());
    }

    public function test_reading_one_conversation_of_a_client_leaves_the_other_unread(): void
    {
        [$one, $other] = Conversation::factory()->createMany([['client_id' => $this->client->id], ['client_id' => $this->client->id]])->all();
        $waiting = SmsMessage::factory()->createOne(['conversation_id' => $other->id]);
        $read = SmsMessage::factory()->createOne(['conversation_id' => $one->id]);
        $this->notify(NotificationType::Message, $waiting);
        $this->notify(NotificationType::Message, $read);
        $read->update(['read_at' => now()]);

        app(SettledWorkNotifier::class)->settled(NotificationType::Message, $one);

        $row = Notification::query()->sole();
        $this->assertSame([false, $waiting->id], [$row->is_read, $row->notifiable_id]);
    }

    public function test_work_that_a_settlement_already_showed_is_published_once(): void
    {
        $this->notify(NotificationType::Deposit, $first = self::deposit($this->client));
        $second = self::deposit($this->client);
        app(Outbox::class)->notify(NotificationType::Deposit, $second);
        $this->forgetEvents();

        $this->settle(NotificationType::Deposit, $first, ['status' => DepositStatus::Approved]);
        $this->travel(3)->seconds();
        app(OutboxRelay::class)->drain();

        $notified = array_filter($this->events(), static fn (array $event): bool => $event['data']['notifiable']['id'] === $second->id);
        $this->assertCount(1, $notified);
        $this->assertSame([false, $second->id], [Notification::query()->sole()->is_read, Notification::query()->sole()->notifiable_id]);
    }

    public function test_settling_twice_sends_no_second_event(): void
    {
        $this->notify(NotificationType::Withdrawal, $work = $this->workOf(NotificationType::Withdrawal, $this->client));
        $this->settle(NotificationType::Withdrawal, $work, ['status' => WithdrawalStatus::Paid]);
        $this->forgetEvents();

        $this->settle(NotificationType::Withdrawal, $work, ['status' => WithdrawalStatus::Paid]);

        $this->assertSame([], $this->events());
    }

    /** @param  array<string, mixed>  $change */
    private function settle(NotificationType $type, Model $work, array $change): void
    {
        $work->update($change);
        app(SettledWorkNotifier::class)->settled($type, $work);
    }
}
