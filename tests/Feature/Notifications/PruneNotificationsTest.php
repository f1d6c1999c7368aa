<?php

declare(strict_types=1);

namespace Tests\Feature\Notifications;

use App\Enums\Ability;
use App\Enums\DepositStatus;
use App\Enums\NotificationType;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\Notification;
use App\Models\SmsMessage;
use App\Models\User;
use Illuminate\Console\Scheduling\Event;
use Illuminate\Console\Scheduling\Schedule;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Queue;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\TestCase;

final class PruneNotificationsTest extends TestCase
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

    public function test_only_notifications_read_over_thirty_days_ago_are_deleted(): void
    {
        $this->notify(NotificationType::Deposit, self::deposit(null));
        $this->notify(NotificationType::Deposit, self::deposit(null));
        $this->notify(NotificationType::Deposit, self::deposit(null));
        [$old, $recent, $unread] = Notification::query()->orderBy('id')->get()->all();
        $old->update(['is_read' => true, 'read_at' => now()->subDays(31)]);
        $recent->update(['is_read' => true, 'read_at' => now()->subDays(29)]);
        $unread->update(['notified_at' => now()->subYear()]);

        $this->assertSame("0 rows settled, 1 rows deleted.\n", $this->prune());

        $this->assertSame([$recent->id, $unread->id], Notification::query()->orderBy('id')->pluck('id')->all());
    }

    public function test_all_are_deleted_in_several_statements(): void
    {
        Notification::query()->insert(array_map(fn (int $n): array => [
            'user_id' => $this->reader->id, 'type' => 'deposit', 'notifiable_type' => 'deposit', 'notifiable_id' => $n, 'subject_key' => "deposit:{$n}",
            'body' => 'Old', 'is_read' => true, 'read_at' => now()->subDays(40), 'notified_at' => now()->subDays(40), 'created_at' => now(), 'updated_at' => now(),
        ], range(1, 1_001)));

        $this->prune();

        $this->assertSame(0, Notification::query()->count());
    }

    /** @return iterable<string, array{NotificationType}> types whose work can be deleted; the database keeps withdrawals */
    public static function typesOfWorkThatGoes(): iterable
    {
        foreach (NotificationType::cases() as $type) {
            if ($type !== NotificationType::Withdrawal) {
                yield $type->value => [$type];
            }
        }
    }

    #[DataProvider('typesOfWorkThatGoes')]
    public function test_unread_notifications_of_deleted_work_are_marked_read(NotificationType $type): void
    {
        $this->notify($type, $gone = $this->workOf($type, $this->client));
        $this->notify($type, $this->workOf($type, $open = Client::factory()->awaitingRiskCheck()->createOne()));
        $this->forgetEvents();
        $gone->delete();

        $this->assertSame("1 rows settled, 0 rows deleted.\n", $this->prune());

        $this->assertSame([$open->id], Notification::query()->where('is_read', false)->pluck('client_id')->all());
        $this->assertSame(['read-notifications'], array_column($this->events(), 'channel'));
        $this->assertTrue($this->events()[0]['data']['is_read']);
        $this->assertSame("0 rows settled, 0 rows deleted.\n", $this->prune());
    }

    public function test_notification_of_settled_work_shows_the_next_open_work(): void
    {
        $this->notify(NotificationType::Deposit, $open = self::deposit($this->client));
        $this->notify(NotificationType::Deposit, $settled = self::deposit($this->client));
        $settled->update(['status' => DepositStatus::Approved]);

        $this->prune();

        $row = Notification::query()->sole();
        $this->assertSame([false, $open->id], [$row->is_read, $row->notifiable_id]);
    }

    public function test_notification_of_an_unknown_number_shows_the_next_open_message(): void
    {
        $conversation = Conversation::factory()->createOne(['client_id' => null]);
        [$waiting, $read] = SmsMessage::factory()->createMany([['conversation_id' => $conversation->id], ['conversation_id' => $conversation->id]])->all();
        $this->notify(NotificationType::Message, $read);
        $read->update(['read_at' => now()]);

        $this->prune();

        $row = Notification::query()->sole();
        $this->assertSame([false, $waiting->id], [$row->is_read, $row->notifiable_id]);
    }

    public function test_prune_runs_every_night_on_one_server(): void
    {
        $event = collect(app(Schedule::class)->events())->sole(static fn (Event $event): bool => str_contains((string) $event->command, 'notifications:prune'));

        $this->assertSame('0 17 * * *', $event->expression);
        $this->assertTrue($event->onOneServer);
    }

    private function prune(): string
    {
        $this->assertSame(0, Artisan::call('notifications:prune'));

        return Artisan::output();
    }
}
