<?php

declare(strict_types=1);

namespace Tests\Feature\Notifications;

use App\Domain\Notifications\NotificationCounter;
use App\Enums\Ability;
use App\Enums\NotificationType;
use App\Models\AuditEvent;
use App\Models\Notification;
use App\Models\OutboxMessage;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Queue;
use Tests\TestCase;

final class NotificationEndpointsTest extends TestCase
{
    use MakesNotifications, RefreshDatabase;

    /** Whether queries create no notifications. */
    private bool $isQuiet = true;

    protected function setUp(): void
    {
        parent::setUp();

        Queue::fake();
        $this->reader = User::factory()->withAbilities(Ability::RiskCheckClients, Ability::ViewDeposits, Ability::ViewSmsPanel)->createOne();
    }

    public function test_guest_is_redirected_to_sign_in(): void
    {
        $this->get('/notifications')->assertRedirect('/login');
        $this->getJson('/notifications/recent')->assertUnauthorized();
        $this->putJson('/notifications/1/mark-as-read')->assertUnauthorized();
        $this->postJson('/notifications/mark-all-as-read')->assertUnauthorized();
    }

    public function test_marking_one_read_updates_other_tabs_once(): void
    {
        $notification = $this->make(NotificationType::RiskCheck);

        $this->actingAs($this->reader)->withHeader('X-Socket-ID', '12.34')->putJson("/notifications/{$notification->id}/mark-as-read")->assertNoContent();
        $this->actingAs($this->reader)->putJson("/notifications/{$notification->id}/mark-as-read")->assertNoContent();

        $this->assertTrue($notification->refresh()->is_read);
        $this->assertNotNull($notification->read_at);
        $this->assertSame([
            'channel' => 'read-notifications',
            'people' => [[$this->reader->id, $notification->id]],
            'data' => ['is_read' => true, 'type' => 'risk_check'],
            'socket_id' => '12.34',
        ], OutboxMessage::query()->sole()->payload);
    }

    public function test_newer_work_in_place_of_the_read_one_stays_unread(): void
    {
        $notification = $this->make(NotificationType::RiskCheck);
        $read = fn (string $seen) => $this->actingAs($this->reader)->withHeader('X-Notified-At', $seen)->putJson("/notifications/{$notification->id}/mark-as-read")->assertNoContent();
        $seen = $this->actingAs($this->reader)->getJson('/notifications/recent')->json('notifications.risk_check.0.notified_at');
        $notification->update(['notified_at' => now()->addMinute()]);

        $read($seen);
        $this->assertFalse($notification->refresh()->is_read);
        $this->assertSame(0, OutboxMessage::query()->count());

        $read($notification->notified_at->toIso8601ZuluString());
        $this->assertTrue($notification->refresh()->is_read);
    }

    public function test_page_visit_is_redirected_with_303(): void
    {
        $notification = $this->make(NotificationType::RiskCheck);

        $this->actingAs($this->reader)->from('/notifications')
            ->put("/notifications/{$notification->id}/mark-as-read", [], ['X-Inertia' => 'true', 'X-Requested-With' => 'XMLHttpRequest', 'Accept' => 'text/html, application/xhtml+xml'])
            ->assertStatus(303)->assertRedirect('/notifications');
    }

    public function test_invalid_socket_id_is_ignored(): void
    {
        $notification = $this->make(NotificationType::RiskCheck);

        $this->actingAs($this->reader)->withHeader('X-Socket-ID', '12.34, 5')->putJson("/notifications/{$notification->id}/mark-as-read")->assertNoContent();

        $this->assertNull(OutboxMessage::query()->sole()->payload['socket_id']);
    }

    public function test_notification_of_another_user_is_not_found(): void
    {
        $other = $this->make(NotificationType::RiskCheck, User::factory()->createOne());

        $this->actingAs($this->reader)->putJson("/notifications/{$other->id}/mark-as-read")->assertNotFound();
        $this->actingAs($this->reader)->putJson('/notifications/999999/mark-as-read')->assertNotFound();
        $this->assertFalse($other->refresh()->is_read);
    }

    public function test_marking_all_read_affects_own_notifications_and_can_be_limited_to_a_type(): void
    {
        $this->make(NotificationType::RiskCheck);
        $this->make(NotificationType::RiskCheck);
        $deposit = $this->make(NotificationType::Deposit);
        $others = $this->make(NotificationType::RiskCheck, User::factory()->createOne());

        $this->actingAs($this->reader)->postJson('/notifications/mark-all-as-read', ['type' => 'risk_check'])->assertNoContent();
        $this->assertSame([$deposit->id, $others->id], Notification::query()->where('is_read', false)->orderBy('id')->pluck('id')->all());
        $this->assertSame(2, OutboxMessage::query()->sole()->events);

        $this->actingAs($this->reader)->post('/notifications/mark-all-as-read')->assertStatus(303);
        $this->assertSame([$others->id], Notification::query()->where('is_read', false)->pluck('id')->all());
    }

    public function test_unknown_type_is_refused(): void
    {
        $this->actingAs($this->reader)->postJson('/notifications/mark-all-as-read', ['type' => 'gossip'])->assertUnprocessable();
    }

    public function test_counters_count_unread_visible_notifications_in_one_query(): void
    {
        $this->make(NotificationType::RiskCheck);
        $this->make(NotificationType::RiskCheck)->update(['is_read' => true]);
        $this->make(NotificationType::Deposit);
        $this->make(NotificationType::Deposit);
        $this->make(NotificationType::Message);
        $this->make(NotificationType::Withdrawal);
        // Every page has read these before.
        $this->reader->hasAbility(Ability::ViewClients);
        DB::enableQueryLog();

        $counters = app(NotificationCounter::class)->for($this->reader);

        $this->assertCount(1, DB::getQueryLog());
        $this->assertSame([
            'unreadMessagesCount' => 1,
            'unreadNewAccountChecksCount' => 1,
            'unreadWithdrawalsCount' => 0,
            'unreadDepositsCount' => 2,
            'rsgNotificationCount' => 0,
            'formSubmissionCount' => 0,
            'socialMediaReviewsNotificationsCount' => 0,
        ], get_object_vars($counters));
    }

    public function test_recent_list_has_all_types_newest_first_and_limits_messages(): void
    {
        $older = $this->make(NotificationType::RiskCheck);
        $newer = $this->make(NotificationType::RiskCheck);
        foreach (range(1, 12) as $ignored) {
            $this->make(NotificationType::Message);
        }
        foreach (range(1, 51) as $ignored) {
            $this->make(NotificationType::Deposit);
        }
        $this->make(NotificationType::Withdrawal);

        $answer = $this->actingAs($this->reader)->getJson('/notifications/recent')->assertOk();

        $this->assertEqualsCanonicalizing(
            ['risk_check', 'withdrawal', 'rsg_communication', 'form_submission', 'social_media_review', 'message', 'deposit'],
            array_keys($answer->json('notifications')),
        );
        $this->assertSame([$newer->id, $older->id], array_column($answer->json('notifications.risk_check'), 'id'));
        $this->assertCount(10, $answer->json('notifications.message'));
        $this->assertCount(50, $answer->json('notifications.deposit'));
        $this->assertSame([], $answer->json('notifications.withdrawal'));
        $this->assertSame(51, $answer->json('counters.unreadDepositsCount'));
        $this->assertSame('client', $answer->json('notifications.risk_check.0.notifiable_type'));
        $this->assertSame($newer->client_id, $answer->json('notifications.risk_check.0.client.id'));
    }

    public function test_recent_counts_agree_with_the_list_when_notifications_arrive_between_two_statements(): void
    {
        $this->make(NotificationType::Deposit);
        $this->isQuiet = false;
        DB::listen(function (): void {
            if (! $this->isQuiet) {
                $this->isQuiet = true;
                $this->make(NotificationType::Deposit);
                $this->isQuiet = false;
            }
        });

        $answer = $this->actingAs($this->reader)->getJson('/notifications/recent')->assertOk();
        $this->isQuiet = true;

        $this->assertGreaterThan(2, Notification::query()->count());
        $this->assertCount($answer->json('counters.unreadDepositsCount'), $answer->json('notifications.deposit'));
    }

    public function test_recent_list_takes_as_many_queries_for_many_as_for_few(): void
    {
        $this->make(NotificationType::RiskCheck);
        $few = $this->queriesOfRecent();
        foreach (range(1, 20) as $ignored) {
            $this->make(NotificationType::RiskCheck);
        }

        $this->assertSame($few, $this->queriesOfRecent());
    }

    public function test_marking_all_read_uses_the_filters_and_is_audited_once(): void
    {
        $this->reader->update(['timezone' => 'Australia/Perth']);
        $old = $this->told(NotificationType::RiskCheck, '2026-11-18 03:00:00');
        $deposit = $this->told(NotificationType::Deposit, '2026-11-20 03:00:00');
        $message = $this->told(NotificationType::Message, '2026-11-20 03:00:00');
        $this->told(NotificationType::RiskCheck, '2026-11-20 03:00:00');

        $filters = ['type' => ['risk_check', 'deposit'], 'from' => '2026-11-20', 'to' => '2026-11-20'];
        $this->actingAs($this->reader)->postJson('/notifications/mark-all-as-read', $filters)->assertNoContent();
        $this->actingAs($this->reader)->postJson('/notifications/mark-all-as-read', $filters)->assertNoContent();

        $this->assertSame([$old->id, $message->id], Notification::query()->where('is_read', false)->orderBy('id')->pluck('id')->all());
        $this->assertTrue($deposit->refresh()->is_read);
        $audit = AuditEvent::query()->sole();
        $this->assertSame(['notifications.read', $this->reader->id, 2], [$audit->action, $audit->actor_id, $audit->after['count']]);
    }

    public function test_marking_one_read_is_audited_once(): void
    {
        $notification = $this->make(NotificationType::RiskCheck);

        $this->actingAs($this->reader)->putJson("/notifications/{$notification->id}/mark-as-read")->assertNoContent();
        $this->actingAs($this->reader)->putJson("/notifications/{$notification->id}/mark-as-read")->assertNoContent();

        $audit = AuditEvent::query()->sole();
        $this->assertSame(['notification.read', $this->reader->id, 'notification', $notification->id], [$audit->action, $audit->actor_id, $audit->subject_type, $audit->subject_id]);
    }

    public function test_message_counter_is_limited_to_the_length_of_the_list(): void
    {
        foreach (range(1, 12) as $ignored) {
            $this->make(NotificationType::Message);
            $this->make(NotificationType::Deposit);
        }

        $answer = $this->actingAs($this->reader)->getJson('/notifications/recent')->assertOk();

        $this->assertCount(10, $answer->json('notifications.message'));
        $this->assertSame(10, $answer->json('counters.unreadMessagesCount'));
        $this->assertSame(12, $answer->json('counters.unreadDepositsCount'));
    }

    public function test_notifications_are_hidden_when_the_role_loses_the_ability(): void
    {
        $notification = $this->make(NotificationType::Deposit);
        $this->reader->role->abilities()->where('ability', Ability::ViewDeposits)->delete();
        $reader = User::query()->findOrFail($this->reader->id);

        $this->assertSame([], $this->actingAs($reader)->getJson('/notifications/recent')->json('notifications.deposit'));
        $this->assertSame(0, app(NotificationCounter::class)->for($reader)->unreadDepositsCount);
        $this->actingAs($reader)->putJson("/notifications/{$notification->id}/mark-as-read")->assertNotFound();
        $this->actingAs($reader)->postJson('/notifications/mark-all-as-read')->assertNoContent();
        $this->assertFalse($notification->refresh()->is_read);
    }

    private function queriesOfRecent(): int
    {
        DB::enableQueryLog();
        DB::flushQueryLog();
        $this->actingAs(User::query()->findOrFail($this->reader->id))->getJson('/notifications/recent')->assertOk();

        return count(DB::getQueryLog());
    }
}
