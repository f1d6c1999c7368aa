<?php

declare(strict_types=1);

namespace Tests\Feature\Outbox;

use App\Enums\Ability;
use App\Models\OutboxMessage;
use App\Models\User;
use App\Models\Withdrawal;
use App\Services\Outbox\EventFanOut;
use App\Services\Withdrawals\WithdrawalTeller;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Notifications\Events\BroadcastNotificationCreated;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Exceptions;
use Illuminate\Support\Facades\Http;
use Illuminate\Support\Facades\Queue;
use PHPUnit\Framework\Attributes\TestWith;
use RuntimeException;
use Tests\TestCase;

/** Changes that whoever holds an ability is told of: the change writes the ability down, the worker finds the people. */
final class TellHoldersTest extends TestCase
{
    use RefreshDatabase, RelaysEvents;

    protected function setUp(): void
    {
        parent::setUp();

        config(['broadcasting.default' => 'reverb']);
        Queue::fake();
        $this->serve();
    }

    public function test_those_are_told_who_hold_it_when_the_worker_comes_to_it(): void
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

    public function test_where_nobody_holds_it_nothing_is_left(): void
    {
        $this->change();

        $this->assertFalse($this->relay());

        $this->assertSame([[], 0], [$this->sent(), OutboxMessage::query()->whereNull('delivered_at')->count()]);
    }

    public function test_many_holders_are_a_row_for_each_hundred(): void
    {
        $this->serve(static fn () => Http::response('{}', 500));
        $first = self::viewer();
        User::factory()->count(100)->create(['role_id' => $first->role_id, 'password' => $first->password]);
        $this->change();

        $this->relay();

        $this->assertSame([100, 1], array_map(count(...), $this->waiting()));
    }

    public function test_the_same_row_run_again_tells_nobody_twice(): void
    {
        self::viewer();
        $this->change();
        $row = OutboxMessage::query()->sole();

        app(EventFanOut::class)->run($row);
        app(EventFanOut::class)->run($row);

        $this->assertSame(1, OutboxMessage::query()->where('topic', 'broadcast')->count());
    }

    public function test_a_fault_while_the_people_are_written_down_leaves_the_row_to_be_done_later(): void
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
        $this->assertSame(['tell_holders'], OutboxMessage::query()->whereNull('delivered_at')->pluck('topic')->all());

        $this->travel(3)->seconds();
        $this->relay();

        $this->assertSame(["private-read-notifications.{$viewer->id}"], $this->calledChannels());
        Exceptions::assertReported(RuntimeException::class);
    }

    #[TestWith(['{}'])]
    #[TestWith(['{"ability":"flyKites","event":{"channel":"read-notifications","people":[],"data":[],"socket_id":null}}'])]
    #[TestWith(['{"ability":"viewWithdrawals","event":{"channel":"horses","people":[],"data":[],"socket_id":null}}'])]
    public function test_a_row_that_cannot_be_read_waits_alone_and_is_reported(string $payload): void
    {
        Exceptions::fake();
        $viewer = self::viewer();
        $unreadable = OutboxMessage::query()->insertGetId(['topic' => 'tell_holders', 'payload' => $payload, 'available_at' => now(), 'created_at' => now(), 'updated_at' => now()]);
        $this->change();

        $this->relay();

        $this->assertSame([$unreadable], OutboxMessage::query()->whereNull('delivered_at')->where('available_at', '>', now())->get()->modelKeys());
        $this->assertSame(["private-read-notifications.{$viewer->id}"], $this->calledChannels());
        Exceptions::assertReportedCount(1);
    }

    private function change(): Withdrawal
    {
        $withdrawal = Withdrawal::factory()->createOne();
        DB::transaction(static fn () => app(WithdrawalTeller::class)->changed($withdrawal));

        return $withdrawal;
    }

    private static function viewer(): User
    {
        return User::factory()->withAbilities(Ability::ViewWithdrawals)->createOne();
    }
}
