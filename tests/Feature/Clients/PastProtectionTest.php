<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Actions\Clients\UpdateClient;
use App\Actions\Rsg\DecideFormSubmission;
use App\Actions\Rsg\MoveRsgEvent;
use App\Actions\Rsg\OpenRsgEvent;
use App\Actions\Rsg\ResolveRsgCommunications;
use App\Actions\Rsg\SelfExcludeClient;
use App\Actions\Rsg\SetRsgLimit;
use App\Domain\Clients\ClientEdit;
use App\Domain\Clients\ClientFields;
use App\Domain\Rsg\FormDecision;
use App\Domain\Rsg\NewRsgLimit;
use App\Enums\Ability;
use App\Enums\BarredEntryStatus;
use App\Enums\RsgEventKind;
use App\Enums\RsgEventSeverity;
use App\Enums\RsgEventStatus;
use App\Enums\RsgFormType;
use App\Enums\RsgLimitKind;
use App\Enums\RsgLimitPeriod;
use App\Models\BarredEntry;
use App\Models\BetstopCheck;
use App\Models\Client;
use App\Models\RsgCommunication;
use App\Models\RsgEvent;
use App\Models\RsgFormSubmission;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\Support\ReadsPastRecords;
use Tests\TestCase;

final class PastProtectionTest extends TestCase
{
    use ReadsPastRecords, RefreshDatabase;

    private Client $client;

    private User $officer;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-09-01 00:00:00');
        $this->client = Client::factory()->createOne()->refresh();
        $this->officer = User::factory()
            ->withAbilities(
                Ability::ViewClients,
                Ability::ViewRsg,
                Ability::ViewRsgEvents,
                Ability::ViewRsgCommunications,
                Ability::ViewReportExports,
            )
            ->createOne(['timezone' => 'Australia/Melbourne']);
        $this->actingAs($this->officer);
    }

    public function test_past_limit_is_in_force_until_it_ended(): void
    {
        $this->travelTo('2026-09-02 02:00:00');
        $this->limit(20_000);
        $this->travelTo('2026-09-05 02:00:00');
        $this->limit(50_000);
        $this->travelTo('2026-09-20 02:00:00');

        $seen = fn (string $day): array => array_map(
            static fn (array $limit): array => [
                $limit['amount_cents'],
                $limit['is_waiting'],
                $limit['has_ended'],
                $limit['ended_at'],
            ],
            $this->record('rsg', $day)['protection']['limits'],
        );
        $this->assertSame([], $seen('2026-09-01'));
        $this->assertSame([[20_000, false, false, null]], $seen('2026-09-04'));
        $this->assertSame([[50_000, true, false, null], [20_000, false, false, '2026-09-12T02:00:00Z']], $seen('2026-09-06'));
        $this->assertSame([[50_000, false, false, null], [20_000, false, true, '2026-09-12T02:00:00Z']], $seen('2026-09-12'));
    }

    public function test_past_exclusion_and_marks_are_those_of_that_day(): void
    {
        BarredEntry::factory()->createOne(['client_id' => $this->client->id])->refresh();
        $this->travelTo('2026-09-05 02:00:00');
        BarredEntry::query()->update(['status' => BarredEntryStatus::Lifted, 'lifted_at' => now(), 'updated_at' => now()]);
        app(SelfExcludeClient::class)->handle($this->client, null, 'Asked by phone', $this->officer);

        $then = $this->record('rsg', '2026-09-04')['protection'];
        $this->assertSame([['active'], false], [array_column($then['exclusions'], 'status'), $then['is_barred']]);
        $now = $this->record('rsg', '2026-09-05')['protection'];
        $this->assertSame([['active', 'lifted'], true], [array_column($now['exclusions'], 'status'), $now['is_barred']]);
    }

    public function test_past_forms_and_time_outs_are_those_of_that_day(): void
    {
        $form = RsgFormSubmission::factory()->createOne(['client_id' => $this->client->id, 'form_type' => RsgFormType::TimeOut, 'payload' => ['weeks' => 1]]);
        $this->travelTo('2026-09-05 02:00:00');
        app(DecideFormSubmission::class)->handle($form, new FormDecision('Asked by form', days: 7), $this->officer, (int) $form->client_id);
        $this->travelTo('2026-09-20 02:00:00');

        $then = $this->record('rsg', '2026-09-04')['protection'];
        $this->assertSame([[], [null], [null]], [$then['time_outs'], array_column($then['forms'], 'resolved_at'), array_column($then['forms'], 'decision_text')]);
        $this->assertSame([true], array_column($this->record('rsg', '2026-09-06')['protection']['time_outs'], 'is_in_force'));
        $now = $this->record('rsg', '2026-09-19')['protection'];
        $this->assertSame([[false], ['2026-09-05T02:00:00Z']], [array_column($now['time_outs'], 'is_in_force'), array_column($now['forms'], 'resolved_at')]);
    }

    public function test_past_checks_and_events_are_those_of_that_day(): void
    {
        $this->travelTo('2026-09-02 02:00:00');
        BetstopCheck::factory()->createOne(['person_type' => 'client', 'person_id' => $this->client->id]);
        app(OpenRsgEvent::class)->handle($this->client, RsgEventKind::Chasing, RsgEventSeverity::High, 'Chases losses', $this->officer, null);
        $event = RsgEvent::query()->sole();
        foreach (['05' => RsgEventStatus::Reviewing, '06' => RsgEventStatus::Actioned, '07' => RsgEventStatus::Closed] as $day => $status) {
            $this->travelTo("2026-09-{$day} 02:00:00");
            app(MoveRsgEvent::class)->handle($event, $status, $this->officer);
        }
        BetstopCheck::factory()->createOne(['person_type' => 'client', 'person_id' => $this->client->id]);

        $seen = fn (string $day): array => array_map(
            static fn (array $event): array => [
                $event['status'],
                $event['next_status'],
                $event['owner_name'],
                $event['is_overdue'],
            ],
            $this->record('rsg', $day)['protection']['events'],
        );
        $this->assertSame([], $seen('2026-09-01'));
        $this->assertSame([['open', null, null, false]], $seen('2026-09-02'));
        $this->assertSame([['open', null, null, true]], $seen('2026-09-04'));
        $this->assertSame([['reviewing', null, null, true]], $seen('2026-09-05'));
        $this->assertSame([['actioned', null, null, false]], $seen('2026-09-06'));
        $this->assertSame([['closed', null, $this->officer->full_name, false]], $seen('2026-09-07'));
        $this->assertSame([1, 2], [count($this->record('rsg', '2026-09-06')['protection']['checks']), count($this->record('rsg', '2026-09-07')['protection']['checks'])]);
        $then = $this->record('rsg', '2026-09-06');
        $this->assertSame([false, false], [$then['can_protect'], $then['can_work_events']]);
    }

    public function test_past_rsg_message_is_open_until_it_was_handled(): void
    {
        $this->travelTo('2026-09-02 02:00:00');
        RsgCommunication::factory()->createOne(['client_id' => $this->client->id]);
        $this->travelTo('2026-09-05 02:00:00');
        app(ResolveRsgCommunications::class)->handle($this->client, $this->officer);

        $then = $this->record('rsg-communication', '2026-09-04');
        $this->assertSame([false, null, null], [$then['communications'][0]['is_resolved'], $then['communications'][0]['resolved_at'], $then['communications'][0]['resolver_name']]);
        $this->assertSame([false, false, 1], [$then['can_resolve'], $then['can_export'], $then['open_count']]);
        $this->assertSame(
            [1, 0],
            [
                $this->record('rsg-communication', '2026-09-04', ['resolved' => '0'])['meta']['count'],
                $this->record('rsg-communication', '2026-09-04', ['resolved' => '1'])['meta']['count'],
            ],
        );
        $now = $this->record('rsg-communication', '2026-09-05');
        $this->assertSame([true, $this->officer->full_name, 0], [$now['communications'][0]['is_resolved'], $now['communications'][0]['resolver_name'], $now['open_count']]);
    }

    public function test_past_rsg_message_stays_hidden_from_roles_that_can_not_read_it(): void
    {
        RsgCommunication::factory()->createOne(['client_id' => $this->client->id]);
        $this->travelTo('2026-09-05 02:00:00');
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne());

        $this->assertSame('Not shown', $this->record('rsg-communication', '2026-09-03')['communications'][0]['body']);
    }

    public function test_activity_log_of_a_past_day_has_no_later_changes_and_nothing_to_restore(): void
    {
        $this->travelTo('2026-09-02 02:00:00');
        $this->edit('Fitzroy');
        $this->travelTo('2026-09-05 02:00:00');
        $this->edit('Carlton');

        $then = $this->record('activity-logs', '2026-09-04');
        $this->assertSame([1, 1, false], [count($then['log']['events']), $then['log']['meta']['count'], $then['can_export']]);
        $this->assertNotContains(true, array_column($then['log']['events'][0]['changes'], 'can_restore'));
        $this->assertCount(2, $this->record('activity-logs', null)['log']['events']);
    }

    private function limit(int $cents): void
    {
        app(SetRsgLimit::class)->handle($this->client, new NewRsgLimit(RsgLimitKind::Deposit, RsgLimitPeriod::Week, $cents, 'Asked by phone'), $this->officer);
    }

    private function edit(string $suburb): void
    {
        $base = ClientFields::of($this->client->refresh());
        app(UpdateClient::class)->handle($this->client, new ClientEdit($this->client->version, [...$base, 'suburb' => $suburb], $base), $this->officer);
    }
}
