<?php

declare(strict_types=1);

namespace Tests\Feature\Notifications;

use App\Enums\Ability;
use App\Enums\DepositStatus;
use App\Enums\NotificationType;
use App\Enums\PaymentRail;
use App\Models\BankLine;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\Notification;
use App\Models\OutboxMessage;
use App\Models\User;
use App\Services\Outbox\Outbox;
use App\Services\Outbox\OutboxRelay;
use Closure;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Queue;
use Tests\TestCase;

final class FanOutTest extends TestCase
{
    use RefreshDatabase;

    protected function setUp(): void
    {
        parent::setUp();

        Queue::fake();
    }

    public function test_a_risk_check_is_told_to_active_people_who_may_do_it_and_to_nobody_else(): void
    {
        $told = User::factory()->withAbilities(Ability::RiskCheckClients)->createMany(3);
        User::factory()->withAbilities(Ability::ViewDeposits, Ability::ViewClients)->createOne();
        User::factory()->withAbilities(Ability::RiskCheckClients)->inactive()->createOne();
        $client = Client::factory()->awaitingRiskCheck()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh']);

        $this->tell(NotificationType::RiskCheck, $client);

        $this->assertEqualsCanonicalizing($told->modelKeys(), Notification::query()->pluck('user_id')->all());
        $notification = Notification::query()->firstOrFail();
        $this->assertSame("New account at {$client->company->name}", $notification->body);
        $this->assertSame("client:{$client->id}", $notification->subject_key);
        $this->assertFalse($notification->is_read);
    }

    public function test_each_recipient_gets_one_event_with_the_whole_notification_in_their_own_zone(): void
    {
        $perth = User::factory()->withAbilities(Ability::RiskCheckClients)->createOne(['timezone' => 'Australia/Perth']);
        $client = Client::factory()->awaitingRiskCheck()->createOne(['created_at' => '2026-11-20 06:05:00']);

        $this->tell(NotificationType::RiskCheck, $client);

        $event = OutboxMessage::query()->where('topic', 'broadcast')->sole();
        $this->assertSame('new-client-risk-check-notifications', $event->payload['channel']);
        $this->assertSame($perth->id, $event->payload['user_id']);
        $data = $event->payload['data'];
        $this->assertSame(Notification::query()->sole()->id, $data['id']);
        $this->assertSame('risk_check', $data['type']);
        $this->assertSame('20 Nov 2026, 14:05', $data['notifiable']['created_at_human_format']);
        $this->assertTrue($data['notifiable']['is_new_account_check_button_visible']);
        $this->assertSame(['name' => $client->company->name], $data['notifiable']['company']);
        $this->assertSame($client->pin, $data['client']['pin']);
        $this->assertSame($client->company->color, $data['client']['company_color']);
    }

    public function test_a_deposit_of_an_unknown_payer_names_the_payer_of_the_bank_line(): void
    {
        User::factory()->withAbilities(Ability::ViewDeposits)->createOne();

        $this->tell(NotificationType::Deposit, $deposit = $this->deposit(null, 'Emma Walsh'));
        $this->tell(NotificationType::Deposit, $this->deposit(null, null));

        $bodies = Notification::query()->orderBy('id')->pluck('body')->all();
        $this->assertSame(['Deposit of $1,250.50 from Emma Walsh by OSKO', 'Deposit of $1,250.50 from N/A by OSKO'], $bodies);
        $this->assertSame("deposit:{$deposit->id}", Notification::query()->firstOrFail()->subject_key);
    }

    public function test_later_news_of_the_same_client_replaces_the_row_and_makes_it_unread_again(): void
    {
        User::factory()->withAbilities(Ability::ViewDeposits)->createOne();
        $client = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh']);
        $this->tell(NotificationType::Deposit, $this->deposit($client, 'E WALSH'));
        $first = Notification::query()->sole();
        $first->update(['is_read' => true, 'read_at' => now()]);

        $this->tell(NotificationType::Deposit, $second = $this->deposit($client, 'E WALSH'));

        $row = Notification::query()->sole();
        $this->assertSame($first->id, $row->id);
        $this->assertSame($second->id, $row->notifiable_id);
        $this->assertSame('Deposit of $1,250.50 from Emma Walsh by OSKO', $row->body);
        $this->assertFalse($row->is_read);
        $this->assertNull($row->read_at);
    }

    public function test_running_a_message_twice_changes_nothing_and_never_unreads(): void
    {
        User::factory()->withAbilities(Ability::RiskCheckClients)->createMany(2);
        $this->tell(NotificationType::RiskCheck, Client::factory()->awaitingRiskCheck()->createOne());
        Notification::query()->update(['is_read' => true, 'read_at' => now()]);
        $before = DB::table('notifications')->orderBy('id')->get()->all();

        OutboxMessage::query()->where('topic', 'notify')->update(['delivered_at' => null, 'available_at' => now()]);
        $this->travel(5)->seconds();
        app(OutboxRelay::class)->drain();

        $this->assertEquals($before, DB::table('notifications')->orderBy('id')->get()->all());
        $this->assertSame(0, OutboxMessage::query()->whereNull('delivered_at')->count());
    }

    public function test_an_older_message_that_comes_late_does_not_replace_newer_news(): void
    {
        User::factory()->withAbilities(Ability::ViewDeposits)->createOne();
        $client = Client::factory()->createOne();
        $old = $this->deposit($client, 'A');
        $new = $this->deposit($client, 'B');
        app(Outbox::class)->notify(NotificationType::Deposit, $old);
        app(Outbox::class)->notify(NotificationType::Deposit, $new);
        OutboxMessage::query()->orderBy('id')->limit(1)->update(['available_at' => now()->addMinute()]);

        app(OutboxRelay::class)->drain();
        $this->travel(2)->minutes();
        app(OutboxRelay::class)->drain();

        $this->assertSame($new->id, Notification::query()->sole()->notifiable_id);
    }

    public function test_nobody_is_told_of_work_that_is_settled_or_gone_by_then(): void
    {
        User::factory()->withAbilities(Ability::ViewDeposits, Ability::RiskCheckClients)->createOne();
        $deposit = $this->deposit(null, 'A');
        $deposit->update(['status' => DepositStatus::Approved]);
        $deleted = Client::factory()->awaitingRiskCheck()->createOne();
        $deleted->delete();

        $this->tell(NotificationType::Deposit, $deposit);
        $this->tell(NotificationType::RiskCheck, Client::factory()->createOne());
        $this->tell(NotificationType::RiskCheck, $deleted);

        $this->assertSame(0, Notification::query()->count());
        $this->assertSame(0, OutboxMessage::query()->whereNull('delivered_at')->count());
    }

    public function test_telling_fifty_people_takes_as_many_queries_as_telling_one(): void
    {
        User::factory()->withAbilities(Ability::RiskCheckClients)->createOne();
        [$first, $second] = Client::factory()->awaitingRiskCheck()->createMany(2)->all();
        $one = $this->queriesOf(fn () => $this->tell(NotificationType::RiskCheck, $first));
        User::factory()->count(49)->create(['role_id' => User::query()->firstOrFail()->role_id]);

        $fifty = $this->queriesOf(fn () => $this->tell(NotificationType::RiskCheck, $second));

        $this->assertSame(51, Notification::query()->count());
        $this->assertSame($one, $fifty);
    }

    private function tell(NotificationType $type, Model $subject): void
    {
        app(Outbox::class)->notify($type, $subject);
        app(OutboxRelay::class)->drain();
    }

    private function queriesOf(Closure $work): int
    {
        DB::enableQueryLog();
        DB::flushQueryLog();
        $work();

        return count(DB::getQueryLog());
    }

    private function deposit(?Client $client, ?string $payer): Deposit
    {
        $line = BankLine::create([
            'rail' => PaymentRail::Osko, 'bank_reference' => fake()->unique()->uuid(), 'description' => "Payment from {$payer} 123",
            'payer_name' => $payer, 'amount_cents' => 125_050, 'value_at' => now(),
        ]);

        return Deposit::create([
            'client_id' => $client?->id, 'bank_line_id' => $line->id, 'rail' => PaymentRail::Osko, 'amount_cents' => 125_050, 'status' => DepositStatus::Pending,
        ]);
    }
}
