<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Enums\Ability;
use App\Enums\RsgEventKind;
use App\Enums\RsgEventSeverity;
use App\Enums\RsgEventStatus;
use App\Models\AuditEvent;
use App\Models\CertificationType;
use App\Models\Client;
use App\Models\GatedAbility;
use App\Models\RsgEvent;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;
use Tests\Feature\Notifications\SettlesByCall;
use Tests\Support\ReadsPages;
use Tests\TestCase;

final class EventQueueTest extends TestCase
{
    use ReadsPages, RefreshDatabase, SettlesByCall;

    private User $officer;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-23 02:00:00');
        $this->officer = User::factory()->withAbilities(Ability::ViewRsgEvents)->createOne(['first_name' => 'Sam', 'last_name' => 'Lee']);
    }

    public function test_open_events_are_listed_by_due_time(): void
    {
        $undated = $this->event(['due_at' => null]);
        $later = $this->event(['due_at' => now()->addDays(2), 'status' => RsgEventStatus::Actioned, 'actioned_at' => now()]);
        $overdue = $this->event(['due_at' => now()->subHour()]);
        $this->event(['status' => RsgEventStatus::Closed, 'closed_at' => now(), 'actioned_at' => now()]);

        $this->assertSame([$overdue->id, $later->id, $undated->id], $this->ids(''));
    }

    /** @return array<string, array{string, list<string>}> */
    public static function queries(): array
    {
        return [
            'handled' => ['?view=handled', ['closed']],
            'kind' => ['?kind=complaint', ['mine']],
            'severity' => ['?severity=high', ['overdue']],
            'overdue, not actioned' => ['?due=overdue', ['overdue']],
            'mine' => ['?owner=me', ['mine']],
            'status' => ['?status=actioned', ['actioned']],
            'opened' => ['?view=all&from=2026-11-20&to=2026-11-20', ['closed']],
        ];
    }

    /** @param  list<string>  $expected */
    #[DataProvider('queries')]
    public function test_events_are_filtered(string $query, array $expected): void
    {
        $events = [
            'overdue' => $this->event(['due_at' => now()->subHour(), 'severity' => RsgEventSeverity::High])->id,
            'mine' => $this->event(['owner_id' => $this->officer->id, 'kind' => RsgEventKind::Complaint])->id,
            'actioned' => $this->event(['status' => RsgEventStatus::Actioned, 'actioned_at' => now(), 'due_at' => now()->subDay()])->id,
            'closed' => $this->event(['status' => RsgEventStatus::Closed, 'actioned_at' => now(), 'closed_at' => now(), 'created_at' => '2026-11-20 02:00:00'])->id,
        ];

        $this->assertSame($expected, array_map(static fn (int $id): string => (string) array_search($id, $events, true), $this->ids($query)));
    }

    public function test_page_shows_the_event_with_its_steps_and_follow_up(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh']);
        $event = $this->event(['client_id' => $client->id]);
        $other = $this->event(['client_id' => $client->id]);
        $this->move($other, 'reviewing');

        $this->move($event, 'reviewing')->assertSessionHas('success', 'Event is Reviewing.');
        $this->actingAs($this->officer)->post("/notes/rsg_event/{$event->id}", ['body' => 'Called, no answer.', 'category' => 'call'])->assertSessionHasNoErrors();

        $page = $this->actingAs($this->officer)->inertia("/rsg/events/{$event->id}")->assertOk()->json('props');
        $this->assertSame(['Emma Walsh', 'reviewing', 'actioned', 'Sam Lee', true],
            [$page['event']['client']['full_name'], $page['event']['status'], $page['event']['next_status'], $page['event']['owner_name'], $page['can_work']]);
        $this->assertSame(['RSG event note added', 'RSG event moved'], array_column($page['history'], 'title'));
        $notes = $this->actingAs($this->officer)->inertia("/rsg/events/{$event->id}", ['notes'], 'Rsg/Event')->json('props.notes.notes');
        $this->assertSame(['Called, no answer.'], array_column($notes, 'body'));
    }

    public function test_event_is_assigned_until_it_is_closed(): void
    {
        $event = $this->event([]);

        $this->assign($event, $this->officer->id)->assertSessionHas('success', 'Event assigned to Sam Lee.');
        $this->assign($event, User::factory()->withAbilities(Ability::ViewRsgCommunications)->createOne()->id)->assertSessionHasErrors('owner_id');
        $this->assertSame($this->officer->id, $event->refresh()->owner_id);

        foreach (['reviewing', 'actioned', 'closed'] as $status) {
            $this->move($event, $status)->assertSessionHasNoErrors();
        }
        $this->assign($event, null)->assertSessionHas('error', 'A colleague has already handled this. The owner was not changed.');
        $this->assertSame([$this->officer->id, RsgEventStatus::Closed], [$event->refresh()->owner_id, $event->status]);
        $this->assertFalse($this->actingAs($this->officer)->inertia("/rsg/events/{$event->id}")->json('props.can_work'));
    }

    /** @param  array<string, mixed>  $colleague */
    #[TestWith([['is_executive_staff' => true]])]
    #[TestWith([['created_at' => '2020-01-01']])]
    public function test_colleagues_who_cannot_work_on_events_are_not_offered_and_get_none(array $colleague): void
    {
        $type = CertificationType::query()->create(['title' => 'RSG training', 'description' => '', 'has_grace' => true]);
        GatedAbility::query()->create(['ability' => Ability::ViewRsgEvents->value, 'certification_type_id' => $type->id, 'created_at' => '2020-01-01']);
        $colleague = User::factory()->createOne(['role_id' => $this->officer->role_id, ...$colleague]);
        $event = $this->event([]);

        $this->assertSame([(string) $this->officer->id], array_column($this->actingAs($this->officer)->inertia("/rsg/events/{$event->id}")->json('props.owners'), 'value'));
        $this->assign($event, $colleague->id)->assertSessionHasErrors('owner_id');
        $this->assertContains((string) $colleague->id, array_column($this->inertia('/rsg/events')->json('props.choices.owners'), 'value'));
    }

    public function test_event_that_a_colleague_took_in_the_meantime_stays_theirs(): void
    {
        $colleague = User::factory()->createOne(['role_id' => $this->officer->role_id, 'first_name' => 'Ana', 'last_name' => 'Reid']);
        $event = $this->event(['owner_id' => $colleague->id]);

        $this->assign($event, $this->officer->id)->assertSessionHas('error', 'This event is assigned to Ana Reid now. Nothing was changed.');
        $this->assertSame($colleague->id, $event->refresh()->owner_id);
        $this->assertSame(0, AuditEvent::query()->where('action', 'rsg_event.assigned')->count());

        $this->assign($event, $this->officer->id, "?seen_owner_id={$colleague->id}")->assertSessionHas('success');
        $this->assertSame($this->officer->id, $event->refresh()->owner_id);
    }

    public function test_event_moves_one_step_at_a_time(): void
    {
        $event = $this->event([]);

        $this->move($event, 'closed')->assertSessionHasErrors('status');
        $this->move($event, 'lost')->assertSessionHasErrors('status');

        $this->assertSame(RsgEventStatus::Open, $event->refresh()->status);
    }

    public function test_impersonated_user_can_not_work_events(): void
    {
        $event = $this->event([]);
        $this->impersonate($this->officer);

        $this->move($event, 'reviewing')->assertForbidden();
        $this->assign($event, $this->officer->id)->assertForbidden();

        $this->assertSame([RsgEventStatus::Open, null], [$event->refresh()->status, $event->owner_id]);
        $this->assertFalse($this->actingAs($this->officer)->inertia('/rsg/events')->json('props.can_open'));
    }

    public function test_pages_and_export_need_their_abilities(): void
    {
        $event = $this->event(['description' => 'Doubled every stake.']);
        $others = array_filter(Ability::all(), static fn (Ability $ability): bool => $ability !== Ability::ViewRsgEvents);
        foreach (['/rsg/events', "/rsg/events/{$event->id}"] as $path) {
            $this->actingAs(User::factory()->withAbilities(...$others)->createOne())->get($path)->assertForbidden();
        }
        $this->actingAs($this->officer)->get('/rsg/events/export?reason=Monthly%20report')->assertForbidden();

        $exporter = User::factory()->withAbilities(Ability::ViewRsgEvents, Ability::ViewReportExports)->createOne();
        $this->assertStringContainsString('Doubled every stake.', $this->actingAs($exporter)->get('/rsg/events/export?reason=Monthly%20report')->assertOk()->streamedContent());
    }

    /** @param  array<string, mixed>  $columns */
    private function event(array $columns): RsgEvent
    {
        return RsgEvent::factory()->createOne($columns);
    }

    /** @return list<int> */
    private function ids(string $query): array
    {
        return array_column($this->actingAs($this->officer)->inertia("/rsg/events{$query}", ['events'], 'Rsg/Events')->assertOk()->json('props.events'), 'id');
    }

    /** @return TestResponse<Response> */
    private function move(RsgEvent $event, string $status): TestResponse
    {
        return $this->actingAs($this->officer)->from('/rsg/events')->put("/rsg/events/{$event->id}/status", ['status' => $status]);
    }

    /** @return TestResponse<Response> */
    private function assign(RsgEvent $event, ?int $ownerId, string $query = ''): TestResponse
    {
        return $this->actingAs($this->officer)->from('/rsg/events')->put("/rsg/events/{$event->id}/owner{$query}", ['owner_id' => $ownerId]);
    }
}
