<?php

declare(strict_types=1);

namespace Tests\Feature\Dashboard;

use App\Domain\Notifications\NotificationDefinition;
use App\Enums\Ability;
use App\Enums\ClientStatus;
use App\Enums\NotificationType;
use App\Enums\StaffRole;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\DbList;
use App\Models\Deposit;
use App\Models\Guide;
use App\Models\RsgCommunication;
use App\Models\RsgFormSubmission;
use App\Models\SocialMediaReview;
use App\Models\User;
use App\Models\Withdrawal;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\Support\ReadsPages;
use Tests\Support\ReceivesDeposits;
use Tests\TestCase;

final class DashboardTest extends TestCase
{
    use ReadsPages, ReceivesDeposits, RefreshDatabase;

    /** @return iterable<string, array{NotificationType}> */
    public static function types(): iterable
    {
        foreach (NotificationType::cases() as $type) {
            yield $type->value => [$type];
        }
    }

    #[DataProvider('types')]
    public function test_each_ability_has_its_queue(NotificationType $type): void
    {
        $this->actingAs(User::factory()->withAbilities(NotificationDefinition::of($type)->ability)->createOne());

        $this->inertia(route('dashboard'))->assertOk()->assertJsonPath('props.queues.*.type', [$type->value]);
    }

    public function test_queues_count_open_work_and_date_the_oldest(): void
    {
        $viewer = User::factory()->withAbilities(Ability::ViewWithdrawals, Ability::ViewRsgCommunications, Ability::ViewRsgFormSubmissions)->createOne();
        $this->travelTo('2026-11-20 09:00:00');
        RsgCommunication::factory()->createOne(['resolved_at' => null]);
        $this->travelTo('2026-11-20 10:00:00');
        RsgCommunication::factory()->createOne(['resolved_at' => null]);
        RsgCommunication::factory()->createOne(['resolved_at' => now()]);
        RsgFormSubmission::factory()->createOne(['resolved_at' => now()]);
        Withdrawal::factory()->createOne();
        $this->actingAs($viewer);

        $queues = array_column($this->inertia(route('dashboard'))->assertOk()->json('props.queues'), null, 'type');

        $this->assertSame([1, 2, 0], [$queues['withdrawal']['open'], $queues['rsg_communication']['open'], $queues['form_submission']['open']]);
        $this->assertStringStartsWith('2026-11-20T09:00:00', $queues['rsg_communication']['oldest_at']);
        $this->assertNull($queues['form_submission']['oldest_at']);
    }

    public function test_queues_are_due_when_the_guides_say(): void
    {
        foreach (
            ['risk-schedule' => ['risk_check_due' => 20], 'limits' => ['message_due' => 40, 'review_due' => 2]] as $guide => $values
        ) {
            Guide::query()
                ->where('slug', $guide)
                ->sole()
                ->versions()
                ->create([
                    'number' => 9,
                    'body' => 'Text',
                    'summary' => 'Test',
                    'table_values' => $values,
                    'published_at' => '2026-11-19',
                    'effective_at' => '2026-11-19',
                ]);
        }
        $this->travelTo('2026-11-20 09:00:00');
        Client::factory()->createOne(['status' => ClientStatus::Pending, 'new_account_checked_at' => null]);
        SocialMediaReview::factory()->createOne();
        $this->actingAs(User::factory()->withAbilities(Ability::RiskCheckClients, Ability::ViewSocialMediaReviews)->createOne());

        $queues = array_column($this->inertia(route('dashboard'))->assertOk()->json('props.queues'), null, 'type');

        $this->assertStringStartsWith('2026-11-20T09:20:00', $queues['risk_check']['due_at']);
        $this->assertStringStartsWith('2026-11-22T09:00:00', $queues['social_media_review']['due_at']);
    }

    public function test_contractor_sees_own_open_lists_with_overdue_ones_first(): void
    {
        $contractor = User::factory()->withAbilities(Ability::CanViewDatabaseOnly, Ability::ViewDbClients)->createOne();
        $undated = DbList::factory()->createOne(['assignee_id' => $contractor->id, 'due_on' => null]);
        $later = DbList::factory()->createOne(['assignee_id' => $contractor->id, 'due_on' => now()->addWeek()->toDateString()]);
        $overdue = DbList::factory()->createOne(['assignee_id' => $contractor->id, 'due_on' => now()->subWeek()->toDateString()]);
        DbClient::factory()->createOne(['db_list_id' => $overdue->id]);
        DbList::factory()->createOne(['assignee_id' => $contractor->id, 'closed_at' => now()]);
        DbList::factory()->createOne();
        $this->actingAs($contractor);

        $lists = $this->inertia(route('dashboard'))->assertOk()->json('props.my_lists');

        $this->assertSame([$overdue->id, $later->id, $undated->id], array_column($lists, 'id'));
        $this->assertSame([true, false, false], array_column($lists, 'is_overdue'));
    }

    public function test_first_sign_in_has_no_handover(): void
    {
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne(['last_signed_out_at' => null]));

        $this->inertia(route('dashboard'))->assertOk()->assertJsonPath('props.handover', null);
    }

    public function test_handover_counts_new_work_that_still_waits_in_the_viewers_queues(): void
    {
        $viewer = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewWithdrawals)->createOne(['last_signed_out_at' => now()->subHours(8)]);
        Withdrawal::factory()->createOne(['status' => 'pending', 'created_at' => now()->subHour()]);
        Withdrawal::factory()->createOne(['status' => 'pending', 'created_at' => now()->subHours(9)]);
        Withdrawal::factory()->createOne(['status' => 'paid', 'created_at' => now()->subHour()]);

        $work = $this->actingAs($viewer)->inertia(route('dashboard'))->assertOk()->json('props.handover.new_work');

        $this->assertContains(['type' => 'withdrawal', 'title' => 'Withdrawals', 'count' => 1], $work);
        $this->assertNotContains('deposit', array_column($work, 'type'));
    }

    public function test_handover_counts_a_deposit_that_returned_to_the_queue(): void
    {
        $viewer = User::factory()->withAbilities(Ability::ViewDeposits)->createOne(['last_signed_out_at' => now()->subHour()]);
        foreach ([[$this->receive('Unknown one'), now()->subMinute()], [$this->receive('Unknown two'), now()->subDay()]] as [$deposit, $waitingSince]) {
            Deposit::query()->whereKey($deposit->id)->update(['created_at' => now()->subDay(), 'waiting_since' => $waitingSince]);
        }

        $work = $this->actingAs($viewer)->inertia(route('dashboard'))->assertOk()->json('props.handover.new_work');
        $this->assertSame(['deposit' => 1], array_intersect_key(array_column($work, 'count', 'type'), ['deposit' => 0]));
    }

    public function test_handover_without_clients_has_the_queues_only(): void
    {
        $viewer = User::factory()->withRole(StaffRole::Marketing)->createOne(['last_signed_out_at' => now()->subHours(8)]);
        SocialMediaReview::factory()->createOne(['created_at' => now()->subHour()]);

        $handover = $this->actingAs($viewer)->inertia(route('dashboard'))->assertOk()->json('props.handover');

        $this->assertSame([['type' => 'social_media_review', 'title' => 'Reviews', 'count' => 1]], $handover['new_work']);
        $this->assertSame([null, null, null], [$handover['new_clients'], $handover['settled_risk_checks'], $handover['new_deposits']]);
    }

    public function test_withdrawals_are_beside_the_deposits_only_for_people_who_may_see_both(): void
    {
        Withdrawal::factory()->createOne(['status' => 'paid', 'paid_at' => now()->subDay(), 'amount_cents' => 12_300]);
        Withdrawal::factory()->createOne(['status' => 'pending', 'amount_cents' => 99_900]);
        $day = now('Australia/Melbourne')->subDay()->toDateString();
        $paid = fn (Ability ...$abilities): mixed => array_column($this->actingAs(User::factory()->withAbilities(...$abilities)->createOne(['timezone' => 'Australia/Melbourne']))
            ->inertia(route('dashboard'), ['deposits_by_day'], 'Dashboard/Index')->assertOk()->json('props.deposits_by_day'), 'paid_cents', 'day')[$day];

        $this->assertSame(12_300, $paid(Ability::ViewDeposits, Ability::ViewWithdrawals));
        $this->assertNull($paid(Ability::ViewDeposits));
    }

    /** The bank feed may send a deposit with tomorrow's value time. The reports count it tomorrow. */
    public function test_deposit_of_tomorrow_is_not_part_of_today(): void
    {
        $this->travelTo('2026-11-23 02:00:00');
        foreach (['2026-11-23 12:59:59' => 1_500, '2026-11-23 13:00:00' => 700] as $at => $cents) {
            Deposit::query()->whereKey($this->receive("Unknown {$cents}")->id)->update(['status' => 'approved', 'value_at' => $at, 'amount_cents' => $cents]);
        }

        $days = $this->actingAs(User::factory()->withAbilities(Ability::ViewDeposits)->createOne())
            ->inertia(route('dashboard'), ['deposits_by_day'], 'Dashboard/Index')->assertOk()->json('props.deposits_by_day');

        $this->assertSame(['2026-11-23', 1_500], [$days[29]['day'], $days[29]['amount_cents']]);
    }
}
