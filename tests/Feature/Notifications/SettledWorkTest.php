<?php

declare(strict_types=1);

namespace Tests\Feature\Notifications;

use App\Actions\Notifications\MarkNotificationsRead;
use App\Enums\Ability;
use App\Enums\DepositStatus;
use App\Enums\NotificationType;
use App\Enums\SocialMediaReviewStatus;
use App\Enums\WithdrawalStatus;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\Notification;
use App\Models\RsgFormSubmission;
use App\Models\SmsMessage;
use App\Models\User;
use App\Services\Outbox\Outbox;
use App\Services\Outbox\OutboxRelay;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Queue;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\TestCase;

/** What becomes of the one row of a client when one of several pieces of work is settled. */
final class SettledWorkTest extends TestCase
{
    use RefreshDatabase, TellsOfWork;

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
    public function test_the_only_work_is_read_for_everybody_once_it_is_settled(NotificationType $type, array $settled): void
    {
        $colleague = User::factory()->createOne(['role_id' => $this->reader->role_id]);
        $this->tell($type, $work = $this->workOf($type, $this->client));
        $this->tell($type, $this->workOf($type, $other = Client::factory()->createOne()));
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
    public function test_settling_the_older_work_leaves_the_newer_unread(NotificationType $type, array $settled): void
    {
        $this->tell($type, $older = $this->workOf($type, $this->client));
        $this->tell($type, $newer = $this->workOf($type, $this->client));
        $this->forgetEvents();

        $this->settle($type, $older, $settled);

        $row = Notification::query()->sole();
        $this->assertFalse($row->is_read);
        $this->assertSame($newer->getKey(), $row->notifiable_id);
        $this->assertSame([], $this->events());
    }

    /** @param  array<string, mixed>  $settled */
    #[DataProvider('settledStates')]
    public function test_settling_the_newer_work_shows_the_older_which_still_waits(NotificationType $type, array $settled): void
    {
        $this->tell($type, $older = $this->workOf($type, $this->client));
        $this->tell($type, $newer = $this->workOf($type, $this->client));
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

    public function test_whoever_had_read_the_row_is_not_bothered_with_older_work(): void
    {
        $this->tell(NotificationType::Deposit, self::deposit($this->client));
        $this->tell(NotificationType::Deposit, $newer = self::deposit($this->client));
        Notification::query()->update(['is_read' => true, 'read_at' => now()]);
        $this->forgetEvents();

        $this->settle(NotificationType::Deposit, $newer, ['status' => DepositStatus::Rejected]);

        $this->assertTrue(Notification::query()->sole()->is_read);
        $this->assertSame([], $this->events());
    }

    public function test_whoever_lost_the_ability_is_not_told_of_what_is_left(): void
    {
        $this->tell(NotificationType::Deposit, self::deposit($this->client));
        $this->tell(NotificationType::Deposit, $newer = self::deposit($this->client));
        $this->reader->role->abilities()->where('ability', Ability::ViewDeposits)->delete();
        $this->forgetEvents();

        $this->settle(NotificationType::Deposit, $newer, ['status' => DepositStatus::Approved]);

        $this->assertSame([], $this->events());
    }

    public function test_work_whose_client_became_known_since_is_settled_under_both_names(): void
    {
        $this->tell(NotificationType::Deposit, $deposit = self::deposit(null));
        $this->assertSame("deposit:{$deposit->id}", Notification::query()->sole()->subject_key);

        $this->settle(NotificationType::Deposit, $deposit, ['client_id' => $this->client->id, 'status' => DepositStatus::Matched]);

        $this->assertTrue(Notification::query()->sole()->is_read);
    }

    public function test_a_form_without_a_client_is_settled_alone(): void
    {
        [$one, $other] = RsgFormSubmission::factory()->createMany([['client_id' => null], ['client_id' => null]])->all();
        $this->tell(NotificationType::FormSubmission, $one);
        $this->tell(NotificationType::FormSubmission, $other);

        $this->settle(NotificationType::FormSubmission, $one, ['resolved_at' => now()]);

        $this->assertSame([$other->id], Notification::query()->where('is_read', false)->pluck('notifiable_id')->all());
    }

    public function test_reading_one_of_a_clients_two_numbers_leaves_the_other(): void
    {
        [$one, $other] = Conversation::factory()->createMany([['client_id' => $this->client->id], ['client_id' => $this->client->id]])->all();
        $waiting = SmsMessage::factory()->createOne(['conversation_id' => $other->id]);
        $read = SmsMessage::factory()->createOne(['conversation_id' => $one->id]);
        $this->tell(NotificationType::Message, $waiting);
        $this->tell(NotificationType::Message, $read);
        $read->update(['read_at' => now()]);

        app(MarkNotificationsRead::class)->settled(NotificationType::Message, $one);

        $row = Notification::query()->sole();
        $this->assertSame([false, $waiting->id], [$row->is_read, $row->notifiable_id]);
    }

    public function test_work_that_was_moved_on_to_before_its_own_message_is_told_once(): void
    {
        $this->tell(NotificationType::Deposit, $first = self::deposit($this->client));
        $second = self::deposit($this->client);
        app(Outbox::class)->notify(NotificationType::Deposit, $second);
        $this->forgetEvents();

        $this->settle(NotificationType::Deposit, $first, ['status' => DepositStatus::Approved]);
        $this->travel(3)->seconds();
        app(OutboxRelay::class)->drain();

        $told = array_filter($this->events(), static fn (array $event): bool => $event['data']['notifiable']['id'] === $second->id);
        $this->assertCount(1, $told);
        $this->assertSame([false, $second->id], [Notification::query()->sole()->is_read, Notification::query()->sole()->notifiable_id]);
    }

    public function test_settling_twice_tells_nobody_a_second_time(): void
    {
        $this->tell(NotificationType::Withdrawal, $work = $this->workOf(NotificationType::Withdrawal, $this->client));
        $this->settle(NotificationType::Withdrawal, $work, ['status' => WithdrawalStatus::Paid]);
        $this->forgetEvents();

        $this->settle(NotificationType::Withdrawal, $work, ['status' => WithdrawalStatus::Paid]);

        $this->assertSame([], $this->events());
    }

    /** @param  array<string, mixed>  $change */
    private function settle(NotificationType $type, Model $work, array $change): void
    {
        $work->update($change);
        app(MarkNotificationsRead::class)->settled($type, $work);
    }
}
