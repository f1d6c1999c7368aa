<?php

declare(strict_types=1);

namespace Tests\Feature\Notifications;

use App\Domain\Notifications\OutboxRelay;
use App\Domain\Notifications\SettledWorkNotifier;
use App\Enums\Ability;
use App\Enums\DepositStatus;
use App\Enums\NotificationType;
use App\Infrastructure\Outbox\Outbox;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\Notification;
use App\Models\OutboxMessage;
use App\Models\User;
use Closure;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Queue;
use Tests\TestCase;

final class FanOutTest extends TestCase
{
    use CreatesOpenWork, RefreshDatabase;

    protected function setUp(): void
    {
        parent::setUp();

        Queue::fake();
    }

    public function test_risk_check_notifies_active_holders_of_the_ability_only(): void
    {
        $notified = User::factory()->withAbilities(Ability::RiskCheckClients)->createMany(3);
        User::factory()->withAbilities(Ability::ViewDeposits, Ability::ViewClients)->createOne();
        User::factory()->withAbilities(Ability::RiskCheckClients)->inactive()->createOne();
        $client = Client::factory()->awaitingRiskCheck()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh']);

        $this->notify(NotificationType::RiskCheck, $client);

        $this->assertEqualsCanonicalizing($notified->modelKeys(), Notification::query()->pluck('user_id')->all());
        $notification = Notification::query()->firstOrFail();
        $this->assertSame("New account at {$client->company->name}", $notification->body);
        $this->assertSame("client:{$client->id}", $notification->subject_key);
        $this->assertFalse($notification->is_read);
    }

    public function test_each_recipient_gets_one_event_in_their_time_zone(): void
    {
        $perth = User::factory()->withAbilities(Ability::RiskCheckClients)->createOne(['timezone' => 'Australia/Perth']);
        $client = Client::factory()->awaitingRiskCheck()->createOne(['created_at' => '2026-11-20 06:05:00']);

        $this->notify(NotificationType::RiskCheck, $client);

        [$event] = $this->events();
        $this->assertSame('new-client-risk-check-notifications', $event['channel']);
        $this->assertSame($perth->id, $event['user_id']);
        $data = $event['data'];
        $this->assertSame(Notification::query()->sole()->id, $data['id']);
        $this->assertSame('risk_check', $data['type']);
        $this->assertSame('20 Nov 2026, 14:05', $data['notifiable']['created_at_human_format']);
        $this->assertTrue($data['notifiable']['is_new_account_check_button_visible']);
        $this->assertSame(['name' => $client->company->name], $data['notifiable']['company']);
        $this->assertSame($client->pin, $data['client']['pin']);
        $this->assertSame($client->company->color, $data['client']['company_color']);
    }

    public function test_deposit_without_a_client_shows_the_payer_of_the_bank_line(): void
    {
        User::factory()->withAbilities(Ability::ViewDeposits)->createOne();

        $this->notify(NotificationType::Deposit, $deposit = self::deposit(null, 'Emma Walsh'));
        $this->notify(NotificationType::Deposit, self::deposit(null, null));

        $bodies = Notification::query()->orderBy('id')->pluck('body')->all();
        $this->assertSame(['Deposit of $1,250.50 from Emma Walsh by OSKO', 'Deposit of $1,250.50 from N/A by OSKO'], $bodies);
        $this->assertSame("deposit:{$deposit->id}", Notification::query()->firstOrFail()->subject_key);
    }

    public function test_newer_work_of_the_client_replaces_the_notification_and_marks_it_unread(): void
    {
        User::factory()->withAbilities(Ability::ViewDeposits)->createOne();
        $client = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh']);
        $this->notify(NotificationType::Deposit, self::deposit($client, 'E WALSH'));
        $first = Notification::query()->sole();
        $first->update(['is_read' => true, 'read_at' => now()]);

        $this->notify(NotificationType::Deposit, $second = self::deposit($client, 'E WALSH'));

        $row = Notification::query()->sole();
        $this->assertSame($first->id, $row->id);
        $this->assertSame($second->id, $row->notifiable_id);
        $this->assertSame('Deposit of $1,250.50 from Emma Walsh by OSKO', $row->body);
        $this->assertFalse($row->is_read);
        $this->assertNull($row->read_at);
    }

    public function test_running_a_row_twice_changes_nothing(): void
    {
        User::factory()->withAbilities(Ability::RiskCheckClients)->createMany(2);
        $this->notify(NotificationType::RiskCheck, Client::factory()->awaitingRiskCheck()->createOne());
        Notification::query()->update(['is_read' => true, 'read_at' => now()]);
        $before = DB::table('notifications')->orderBy('id')->get()->all();

        OutboxMessage::query()->where('topic', 'notify')->update(['delivered_at' => null, 'available_at' => now()]);
        $this->travel(5)->seconds();
        app(OutboxRelay::class)->drain();

        $this->assertEquals($before, DB::table('notifications')->orderBy('id')->get()->all());
        $this->assertSame(0, OutboxMessage::query()->whereNull('delivered_at')->count());
    }

    public function test_late_older_row_does_not_replace_newer_content(): void
    {
        User::factory()->withAbilities(Ability::ViewDeposits)->createOne();
        $client = Client::factory()->createOne();
        $old = self::deposit($client, 'A');
        $new = self::deposit($client, 'B');
        app(Outbox::class)->notify(NotificationType::Deposit, $old);
        app(Outbox::class)->notify(NotificationType::Deposit, $new);
        OutboxMessage::query()->orderBy('id')->limit(1)->update(['available_at' => now()->addMinute()]);

        app(OutboxRelay::class)->drain();
        $this->travel(2)->minutes();
        app(OutboxRelay::class)->drain();

        $this->assertSame($new->id, Notification::query()->sole()->notifiable_id);
    }

    public function test_settled_or_deleted_work_notifies_no_one(): void
    {
        User::factory()->withAbilities(Ability::ViewDeposits, Ability::RiskCheckClients)->createOne();
        $deposit = self::deposit(null, 'A');
        $deposit->update(['status' => DepositStatus::Approved]);
        $deleted = Client::factory()->awaitingRiskCheck()->createOne();
        $deleted->delete();

        $this->notify(NotificationType::Deposit, $deposit);
        $this->notify(NotificationType::RiskCheck, Client::factory()->createOne());
        $this->notify(NotificationType::RiskCheck, $deleted);

        $this->assertSame(0, Notification::query()->count());
        $this->assertSame(0, OutboxMessage::query()->whereNull('delivered_at')->count());
    }

    public function test_two_hundred_recipients_take_as_many_queries_as_twenty(): void
    {
        $first = User::factory()->withAbilities(...Ability::all())->createOne();
        User::factory()->count(19)->create(['role_id' => $first->role_id, 'password' => $first->password]);
        $twenty = $this->queriesOfEveryType();
        User::factory()->count(180)->create(['role_id' => $first->role_id, 'password' => $first->password]);

        $twoHundred = $this->queriesOfEveryType();

        $this->assertSame(220 * count(NotificationType::cases()), Notification::query()->count());
        $this->assertSame($twenty, $twoHundred);
    }

    public function test_settling_for_two_hundred_recipients_takes_as_many_queries_as_for_twenty(): void
    {
        $first = User::factory()->withAbilities(Ability::ViewDeposits)->createOne();
        User::factory()->count(19)->create(['role_id' => $first->role_id, 'password' => $first->password]);
        $twenty = $this->queriesOfSettling();
        User::factory()->count(180)->create(['role_id' => $first->role_id, 'password' => $first->password]);

        $this->assertSame($twenty, $this->queriesOfSettling());
    }

    /** @return array<string, int> by type */
    private function queriesOfEveryType(): array
    {
        $queries = [];
        foreach (NotificationType::cases() as $type) {
            $work = $this->workOf($type, Client::factory()->awaitingRiskCheck()->createOne());
            $queries[$type->value] = $this->queriesOf(fn () => $this->notify($type, $work));
        }

        return $queries;
    }

    /** @return list<int> statements that move all users on to older work, and that read it for all users */
    private function queriesOfSettling(): array
    {
        $client = Client::factory()->createOne();
        $deposits = [self::deposit($client), self::deposit($client)];
        array_map(fn (Deposit $deposit) => $this->notify(NotificationType::Deposit, $deposit), $deposits);

        return array_map(fn (Deposit $deposit): int => $this->queriesOf(static function () use ($deposit): void {
            $deposit->update(['status' => DepositStatus::Approved]);
            app(SettledWorkNotifier::class)->settled(NotificationType::Deposit, $deposit);
        }), array_reverse($deposits));
    }

    private function queriesOf(Closure $work): int
    {
        DB::enableQueryLog();
        DB::flushQueryLog();
        $work();

        return count(DB::getQueryLog());
    }
}
