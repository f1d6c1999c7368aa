<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Enums\Ability;
use App\Enums\RsgChannel;
use App\Enums\RsgEventSeverity;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\RsgCommunication;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use Symfony\Component\HttpFoundation\Response;
use Tests\Feature\Notifications\SettlesByCall;
use Tests\Support\ReadsPages;
use Tests\TestCase;

final class CommunicationQueueTest extends TestCase
{
    use ReadsPages, RefreshDatabase, SettlesByCall;

    private User $officer;

    private Client $emma;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-23 02:00:00');
        $this->officer = User::factory()->withAbilities(Ability::ViewRsgCommunications)->createOne(['first_name' => 'Sam', 'last_name' => 'Lee']);
        $this->emma = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'pin' => '48213']);
    }

    public function test_open_messages_are_listed_by_due_time(): void
    {
        $later = $this->message(['due_at' => now()->addDays(2)]);
        $overdue = $this->message(['due_at' => now()->subHour()]);
        RsgCommunication::factory()->resolvedBy($this->officer)->createOne();

        $this->assertSame([$overdue->id, $later->id], $this->ids(''));
    }

    /** @return array<string, array{string, list<string>}> */
    public static function queries(): array
    {
        return [
            'handled' => ['?view=handled', ['handled']],
            'severity' => ['?severity=high', ['overdue']],
            'overdue' => ['?view=all&due=overdue', ['overdue']],
            'mine' => ['?owner=me', ['mine']],
            'channel' => ['?channel=letter', ['mine']],
            'sent' => ['?view=all&from=2026-11-20&to=2026-11-20', ['overdue']],
        ];
    }

    /** @param  list<string>  $expected */
    #[DataProvider('queries')]
    public function test_messages_are_filtered(string $query, array $expected): void
    {
        $messages = [
            'overdue' => $this->message(['due_at' => now()->subHour(), 'severity' => RsgEventSeverity::High, 'sent_at' => '2026-11-20 02:00:00'])->id,
            'mine' => $this->message(['owner_id' => $this->officer->id, 'channel' => RsgChannel::Letter])->id,
            'handled' => RsgCommunication::factory()->resolvedBy($this->officer)->createOne(['due_at' => now()->subDay()])->id,
        ];

        $this->assertSame($expected, array_map(static fn (int $id): string => (string) array_search($id, $messages, true), $this->ids($query)));
    }

    public function test_thread_has_all_messages_of_the_client_and_the_work_of_the_open_ones(): void
    {
        $old = RsgCommunication::factory()->resolvedBy($this->officer)->createOne(['client_id' => $this->emma->id, 'sent_at' => now()->subMonth(), 'sender_id' => $this->officer->id]);
        $open = $this->message(['owner_id' => $this->officer->id, 'severity' => RsgEventSeverity::High, 'due_at' => '2026-11-24 02:00:00']);
        RsgCommunication::factory()->createOne();

        $thread = $this->actingAs($this->officer)->inertia("/rsg/communications?thread={$this->emma->id}")->assertOk()->json('props.thread');

        $this->assertSame([$open->id, $old->id], array_column($thread['messages'], 'id'));
        $this->assertSame(
            [[true, $this->emma->first_name], [false, 'Sam']],
            array_map(
                static fn (array $message): array => [$message['is_from_client'], $message['sender']['first_name']],
                $thread['messages'],
            ),
        );
        $this->assertSame(
            [[false, '23 Nov 2026, 13:00'], [true, '23 Oct 2026, 13:00']],
            array_map(
                static fn (array $message): array => [$message['is_resolved'], $message['sent_at_human_format']],
                $thread['messages'],
            ),
        );
        $this->assertSame(
            [1, 'Sam Lee', 'high', '2026-11-24T02:00:00Z', false],
            [$thread['open_count'], $thread['owner_name'], $thread['severity'], $thread['due_at'], $thread['is_deleted']],
        );
        $this->actingAs($this->officer)
            ->inertia('/rsg/communications?thread=999999')
            ->assertOk()
            ->assertJsonPath('props.thread', null);
    }

    public function test_severity_moves_the_due_time_of_every_open_message_of_the_client(): void
    {
        [$first, $second] = [$this->message(['sent_at' => now()->subDay()]), $this->message(['sent_at' => now()])];
        $other = RsgCommunication::factory()->createOne();

        $this->triage(['severity' => 'high'])->assertSessionHas('success', 'Messages updated.');

        $this->assertSame(
            ['2026-11-23T02:00:00Z', '2026-11-24T02:00:00Z'],
            array_map(static fn (RsgCommunication $message): string => $message->refresh()->due_at->toIso8601ZuluString(), [
                $first,
                $second,
            ]),
        );
        $this->assertSame(RsgEventSeverity::Medium, $other->refresh()->severity);
        $audit = AuditEvent::query()->where('action', 'rsg_communication.triaged')->orderBy('id')->firstOrFail();
        $this->assertSame([['severity' => 'medium'], ['severity' => 'high'], $this->emma->id], [$audit->before, $audit->after, $audit->client_id]);
    }

    public function test_owner_is_a_colleague_of_the_queue(): void
    {
        // By an earlier risk schedule.
        $message = $this->message(['due_at' => '2026-11-30 02:00:00']);

        $this->triage(['owner_id' => User::factory()->withAbilities(Ability::ViewRsgEvents)->createOne()->id])->assertSessionHasErrors('owner_id');
        $this->triage([])->assertSessionHasErrors('owner_id');
        $this->triage(['severity' => 'extreme'])->assertSessionHasErrors('severity');
        $this->triage(['owner_id' => $this->officer->id])->assertSessionHasNoErrors();
        $this->assertSame([$this->officer->id, '2026-11-30 02:00:00'], [$message->refresh()->owner_id, $message->due_at->toDateTimeString()]);
        $this->triage(['owner_id' => null, 'seen_owner_id' => $this->officer->id])->assertSessionHasNoErrors();
        $this->assertNull($message->refresh()->owner_id);
    }

    public function test_messages_that_a_colleague_took_in_the_meantime_stay_theirs(): void
    {
        $colleague = User::factory()->createOne(['role_id' => $this->officer->role_id, 'first_name' => 'Ana', 'last_name' => 'Reid']);
        $later = $this->message(['sent_at' => now(), 'due_at' => now()->addDays(9)]);
        $first = $this->message(['sent_at' => now()->subDay(), 'due_at' => now()->addDays(2), 'owner_id' => $colleague->id]);

        $this->triage(['owner_id' => $this->officer->id])->assertSessionHas('error', 'These messages are assigned to Ana Reid now. Nothing was changed.');
        $this->triage(['severity' => 'high'])->assertSessionHas('success');
        $this->assertSame([$colleague->id, null], [$first->refresh()->owner_id, $later->refresh()->owner_id]);

        $this->triage(['owner_id' => $this->officer->id, 'seen_owner_id' => $colleague->id])->assertSessionHas('success');
        $this->assertSame([$this->officer->id, $this->officer->id], [$first->refresh()->owner_id, $later->refresh()->owner_id]);
    }

    public function test_handled_messages_are_not_triaged(): void
    {
        RsgCommunication::factory()->resolvedBy($this->officer)->createOne(['client_id' => $this->emma->id]);

        $this->triage(['severity' => 'high'])->assertSessionHas('error', 'A colleague has already handled these messages. Nothing was changed.');
    }

    public function test_impersonated_user_can_not_triage(): void
    {
        $message = $this->message([]);
        $this->impersonate($this->officer);

        $this->triage(['severity' => 'high'])->assertForbidden();

        $this->assertSame(RsgEventSeverity::Medium, $message->refresh()->severity);
        $this->assertFalse($this->actingAs($this->officer)->inertia('/rsg/communications')->json('props.can_work'));
    }

    public function test_export_contains_the_message_and_needs_the_right_to_export(): void
    {
        $this->message(['body' => 'Please call me.']);
        $this->actingAs($this->officer)->get('/rsg/communications/export?reason=Monthly%20report')->assertForbidden();

        $exporter = User::factory()->withAbilities(Ability::ViewRsgCommunications, Ability::ViewReportExports)->createOne();
        $file = $this->actingAs($exporter)->get('/rsg/communications/export?reason=Monthly%20report')->assertOk()->streamedContent();

        $this->assertStringContainsString('Please call me.', $file);
        $this->assertStringContainsString('48213', $file);
    }

    public function test_page_needs_the_ability(): void
    {
        $others = array_filter(Ability::all(), static fn (Ability $ability): bool => $ability !== Ability::ViewRsgCommunications);

        $this->actingAs(User::factory()->withAbilities(...$others)->createOne())->get('/rsg/communications')->assertForbidden();
        $this->actingAs(User::factory()->withAbilities(...$others)->createOne())->put("/rsg/communications/clients/{$this->emma->id}", ['severity' => 'high'])->assertForbidden();
    }

    /** @param  array<string, mixed>  $columns */
    private function message(array $columns): RsgCommunication
    {
        return RsgCommunication::factory()->createOne(['client_id' => $this->emma->id, ...$columns]);
    }

    /** @return list<int> */
    private function ids(string $query): array
    {
        return array_column($this->actingAs($this->officer)->inertia("/rsg/communications{$query}", ['communications'], 'Rsg/Communications')->assertOk()->json('props.communications'), 'id');
    }

    /**
     * @param  array<string, mixed>  $data
     * @return TestResponse<Response>
     */
    private function triage(array $data): TestResponse
    {
        return $this->actingAs($this->officer)->from('/rsg/communications')->put("/rsg/communications/clients/{$this->emma->id}", $data);
    }
}
