<?php

declare(strict_types=1);

namespace Tests\Feature\Outbox;

use App\Domain\Notifications\NotificationFanOut;
use App\Domain\Withdrawals\WithdrawalNotifier;
use App\Enums\Ability;
use App\Models\OutboxMessage;
use App\Models\User;
use App\Models\Withdrawal;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Notifications\Events\BroadcastNotificationCreated;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Exceptions;
use Illuminate\Support\Facades\Http;
use Illuminate\Support\Facades\Queue;
use PHPUnit\Framework\Attributes\TestWith;
use RuntimeException;
use Tests\TestCase;

/** Events for everyone who holds an ability, found by the worker. */
final class NotifyHoldersTest extends TestCase
{
    use RefreshDatabase, RelaysEvents;

    protected function setUp(): void
    {
        parent::setUp();

        config(['broadcasting.default' => 'reverb']);
        Queue::fake();
        $this->serve();
    }

    public function test_users_who_hold_the_ability_when_the_worker_runs_get_the_event(): void
    {
        [$stays, $leaves] = [self::viewer(), self::viewer()];
        User::factory()->withAbilities(Ability::ViewDeposits)->createOne();
        $withdrawal = $this->change();
        User::query()->whereKey($leaves)->update(['is_active' => false]);
        $comes = self::viewer();

        $this->relay();

        $this->assertEquals(array_map(static fn (User $user): array => [
            'name' => BroadcastNotificationCreated::class, 'channel' => "private-read-notifications.{$user->id}",
            'data' => ['id' => 0, 'type' => 'withdrawal_changed', 'withdrawal_id' => $withdrawal->id],
        ], [$stays, $comes]), $this->sent());
        $this->assertSame(0, OutboxMessage::query()->whereNull('delivered_at')->count());
    }

    public function test_row_ends_when_no_user_has_the_ability(): void
    {
        $this->change();

        $this->assertFalse($this->relay());

        $this->assertSame([[], 0], [$this->sent(), OutboxMessage::query()->whereNull('delivered_at')->count()]);
    }

    public function test_many_holders_have_a_row_per_hundred(): void
    {
        $this->serve(static fn () => Http::response('{}', 500));
        $first = self::viewer();
        User::factory()->count(100)->create(['role_id' => $first->role_id, 'password' => $first->password]);
        $this->change();

        $this->relay();

        $this->assertSame([100, 1], array_map(count(...), $this->waiting()));
    }

    public function test_running_a_row_twice_sends_one_event(): void
    {
        self::viewer();
        $this->change();
        $row = OutboxMessage::query()->sole();

        app(NotificationFanOut::class)->run($row);
        app(NotificationFanOut::class)->run($row);

        $this->assertSame(1, OutboxMessage::query()->where('topic', 'broadcast')->count());
    }

    public function test_row_is_retried_when_writing_recipients_fails(): void
    {
        Exceptions::fake();
        $viewer = self::viewer();
        $this->change();
        $hasFailed = false;
        DB::connection()->beforeExecuting(static function (string $sql) use (&$hasFailed): void {
            if (! $hasFailed && str_starts_with($sql, 'insert into outbox ')) {
                $hasFailed = true;
                throw new RuntimeException('The disk is full.');
            }
        });

        $this->relay();
        $this->assertTrue($hasFailed);
        $this->assertSame(['notify'], OutboxMessage::query()->whereNull('delivered_at')->pluck('topic')->all());

        $this->travel(3)->seconds();
        $this->relay();

        $this->assertSame(["private-read-notifications.{$viewer->id}"], $this->calledChannels());
        Exceptions::assertReported(RuntimeException::class);
    }

    #[TestWith(['{}'])]
    #[TestWith(['{"ability":"flyKites","event":{"channel":"read-notifications","people":[],"data":[],"socket_id":null}}'])]
    #[TestWith(['{"ability":"viewWithdrawals","event":{"channel":"horses","people":[],"data":[],"socket_id":null}}'])]
    public function test_unreadable_row_is_postponed_and_reported(string $payload): void
    {
        Exceptions::fake();
        $viewer = self::viewer();
        $unreadable = OutboxMessage::query()->insertGetId(['topic' => 'notify', 'payload' => $payload, 'available_at' => now(), 'created_at' => now(), 'updated_at' => now()]);
        $this->change();

        $this->relay();

        $this->assertSame([$unreadable], OutboxMessage::query()->whereNull('delivered_at')->where('available_at', '>', now())->get()->modelKeys());
        $this->assertSame(["private-read-notifications.{$viewer->id}"], $this->calledChannels());
        Exceptions::assertReportedCount(1);
    }

    private function change(): Withdrawal
    {
        $withdrawal = Withdrawal::factory()->createOne();
        DB::transaction(static fn () => app(WithdrawalNotifier::class)->changed($withdrawal));

        return $withdrawal;
    }

    private static function viewer(): User
    {
        return User::factory()->withAbilities(Ability::ViewWithdrawals)->createOne();
    }
}
