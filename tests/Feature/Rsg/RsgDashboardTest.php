<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Enums\Ability;
use App\Enums\ExclusionCaseStatus;
use App\Enums\StaffRole;
use App\Inertia\Testing\AssertableInertia;
use App\Models\BarredEntry;
use App\Models\BarredMatch;
use App\Models\BetstopCheck;
use App\Models\BetstopUpdate;
use App\Models\Client;
use App\Models\ExclusionReview;
use App\Models\RsgCommunication;
use App\Models\RsgEvent;
use App\Models\RsgFormSubmission;
use App\Models\User;
use App\Models\Withdrawal;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Tests\Support\ReadsPages;
use Tests\TestCase;

final class RsgDashboardTest extends TestCase
{
    use ExcludesPeople, ReadsPages, RefreshDatabase;

    private User $officer;

    protected function setUp(): void
    {
        parent::setUp();

        $this->officer = User::factory()->withRole(StaffRole::Developer)->createOne(['timezone' => 'Australia/Melbourne']);
    }

    public function test_queue_shows_all_work_with_overdue_work_first(): void
    {
        RsgFormSubmission::factory()->createOne(['due_at' => now()->subHours(4)]);
        RsgCommunication::factory()->createOne(['due_at' => now()->addHour()]);
        RsgEvent::factory()->createOne(['due_at' => now()->subMinutes(5), 'status' => 'reviewing']);
        RsgEvent::factory()->createOne(['due_at' => now()->subDay(), 'status' => 'closed']);
        BetstopUpdate::factory()->createOne(['status' => 'received', 'received_at' => now()->subHours(10)]);
        $this->exclude($this->person());

        $this->page()->where('work', fn ($rows): bool => $this->check($rows->all()))->etc();
    }

    /** @param  list<array<string, mixed>>  $rows */
    private function check(array $rows): bool
    {
        $this->assertSame(
            [['betstop_notice', true], ['form', true], ['event', true], ['communication', false], ['exclusion', false]],
            array_map(static fn (array $row): array => [$row['kind'], $row['is_overdue']], array_values(array_filter($rows, static fn (array $row): bool => $row['kind'] !== 'risk_check'))),
        );

        return true;
    }

    public function test_numbers_count_open_and_overdue_work_and_link_to_their_rows(): void
    {
        RsgFormSubmission::factory()->createOne(['due_at' => now()->subHours(30)]);
        RsgFormSubmission::factory()->createOne(['due_at' => now()->addDay()]);
        RsgFormSubmission::factory()->createOne(['due_at' => now()->subHours(30), 'resolved_at' => now()]);

        $form = $this->counts()['form'];
        $this->assertSame([2, 1], [$form['count'], $form['overdue']]);

        $rows = [];
        $this->page('?kind=form')->where('kind', 'form')->where('work', static function ($shown) use (&$rows): bool {
            $rows = $shown->pluck('kind')->all();

            return true;
        })->etc();
        $this->assertSame(['form', 'form'], $rows);
    }

    public function test_payments_of_excluded_people_are_flagged(): void
    {
        $client = $this->person();
        $this->exclude($client);
        Withdrawal::factory()->createOne(['client_id' => $client->id, 'status' => 'pending', 'requested_at' => now()->subHours(5)]);
        Withdrawal::factory()->createOne(['client_id' => $client->id, 'status' => 'paid']);
        Withdrawal::factory()->createOne(['status' => 'pending']);

        $payment = $this->counts()['payment'];

        $this->assertSame([1, 1], [$payment['count'], $payment['overdue']]);
    }

    public function test_possible_matches_wait_in_the_queue(): void
    {
        $client = Client::factory()->createOne();
        $match = ['person_type' => 'client', 'person_id' => $client->id, 'source_type' => 'barred_entry', 'source_text' => 'Someone is on the barred list', 'score' => 70, 'reasons' => []];
        ExclusionReview::query()->create([...$match, 'source_id' => 1, 'created_at' => now()->subHours(5)]);
        ExclusionReview::query()->create([...$match, 'source_id' => 2, 'status' => 'different']);

        $this->assertSame([1, 1, '/rsg/exclusion-reviews'], [$this->counts()['match']['count'], $this->counts()['match']['overdue'], $this->counts()['match']['url']]);
        $this->page('?kind=match')->where('work', static fn ($rows): bool => $rows->pluck('client_name')->all() === [$client->full_name])->etc();
    }

    public function test_done_exclusion_step_no_longer_makes_a_case_overdue(): void
    {
        $case = $this->exclude($this->person());
        $case->steps()->update(['due_at' => now()->subDay()]);
        $this->assertSame([1, 1], [$this->counts()['exclusion']['count'], $this->counts()['exclusion']['overdue']]);

        $case->steps()->update(['done_at' => now(), 'done_by' => $this->officer->id]);
        $this->assertSame([1, 0], [$this->counts()['exclusion']['count'], $this->counts()['exclusion']['overdue']]);

        // An undecided record keeps it open until its own due time.
        $case->update(['due_at' => now()->subHour()]);
        $this->assertSame([1, 1], [$this->counts()['exclusion']['count'], $this->counts()['exclusion']['overdue']]);
        $this->page('?kind=exclusion')->where('work.0.is_overdue', true)->etc();
    }

    public function test_three_risk_buttons_and_two_rsg_buttons_show_their_counts(): void
    {
        Client::factory()->createOne(['betstop_state' => 'registered', 'new_account_checked_at' => now()]);
        RsgCommunication::factory()->createOne();

        $this->page()
            ->where('risk_buttons', static fn ($buttons): bool => $buttons->pluck('count', 'key')->get('not_betstopped_in_genweb') === 1 && $buttons->count() === 3)
            ->where('rsg_buttons', static fn ($buttons): bool => $buttons->pluck('count', 'key')->all() === ['communication' => 1, 'form' => 0])->etc();
    }

    public function test_deferred_cards_show_opt_outs_checks_response_times_and_trends(): void
    {
        $optedOut = Client::factory()->createOne(['sms_opted_out_at' => now()->subDay()]);
        Client::factory()->createOne(['sms_opted_out_at' => now()->subDays(9)]);
        BetstopCheck::factory()->createOne(['result' => 'registered', 'checked_at' => now()]);
        BetstopCheck::factory()->createOne(['result' => 'registered', 'checked_at' => now()->subDays(2)]);
        foreach ([2, 20, 40] as $hours) {
            RsgFormSubmission::factory()->createOne(['submitted_at' => now()->subDays(3), 'due_at' => now()->subDays(2), 'resolved_at' => now()->subDays(3)->addHours($hours)]);
        }

        $props = $this->actingAs($this->officer)->inertia('/rsg', ['opt_outs', 'checks', 'responses', 'trends'], 'Rsg/Dashboard')->assertOk()->json('props');

        $this->assertSame([$optedOut->id], array_column($props['opt_outs'], 'client_id'));
        $this->assertSame(1, array_column($props['checks'], 'count', 'key')['registered']);
        $this->assertSame(['label' => 'Forms', 'done' => 3, 'in_time' => 2, 'median_minutes' => 1200], array_slice($props['responses'][0], 0, 4));
        $forms = $props['trends'][1];
        $this->assertSame(['form', 3, 30], [$forms['key'], $forms['total'], count($forms['days'])]);
        $this->assertSame(3, array_column($forms['days'], 'value', 'day')[now('Australia/Melbourne')->subDays(3)->toDateString()]);
    }

    public function test_every_number_of_the_deferred_cards_links_to_its_rows(): void
    {
        BetstopCheck::factory()->count(2)->create(['result' => 'registered', 'checked_at' => now()]);
        BetstopCheck::factory()->createOne(['result' => 'registered', 'checked_at' => now()->subDays(2)]);
        BetstopCheck::factory()->createOne(['result' => 'clear', 'checked_at' => now()]);
        BetstopUpdate::factory()->createOne(['change' => 'registered', 'received_at' => now()]);
        $form = ['submitted_at' => now()->subDays(3), 'due_at' => now()->subDays(2)];
        RsgFormSubmission::factory()->createOne([...$form, 'resolved_at' => now()->subDay()]);
        RsgFormSubmission::factory()->createOne([...$form, 'submitted_at' => now()->subDays(60), 'resolved_at' => now()->subDays(40)]);
        RsgFormSubmission::factory()->createOne([...$form, 'resolved_at' => null]);
        RsgCommunication::factory()->createOne(['sent_at' => now()->subDay(), 'resolved_at' => now()]);
        RsgEvent::factory()->createOne(['actioned_at' => now(), 'status' => 'actioned']);
        $this->exclude($this->person());
        $props = $this->actingAs($this->officer)
            ->inertia('/rsg', ['checks', 'responses', 'trends'], 'Rsg/Dashboard')
            ->assertOk()
            ->json('props');

        $pages = [
            '/rsg/betstop/logs' => ['entries', 'Rsg/BetstopLogs'],
            '/rsg/form-submissions' => ['forms', 'Rsg/FormSubmissions'],
            '/rsg/communications' => ['communications', 'Rsg/Communications'],
            '/rsg/events' => ['events', 'Rsg/Events'],
            '/rsg/exclusions' => ['exclusions', 'Rsg/Exclusions'],
        ];
        $numbers = [
            ...array_map(static fn (array $one): array => [$one['url'], $one['count']], $props['checks']),
            ...array_map(static fn (array $one): array => [$one['url'], $one['done']], array_slice($props['responses'], 0, 3)),
            ...array_map(static fn (array $one): array => [$one['url'], $one['total']], $props['trends']),
        ];
        $this->assertCount(10, $numbers);
        foreach ($numbers as [$url, $number]) {
            foreach ($pages as $path => [$rows, $component]) {
                if (str_starts_with($url, "{$path}?")) {
                    $this->assertCount($number, $this->inertia($url, [$rows], $component)->assertOk()->json("props.{$rows}"), $url);
                }
            }
        }
    }

    public function test_lifts_and_barred_matches_wait_in_the_queue(): void
    {
        $case = $this->exclude($this->person());
        $case->update(['status' => ExclusionCaseStatus::Completed, 'lift_requested_at' => now(), 'lift_requested_by' => $this->officer->id, 'lift_from' => now()->subMinute()]);
        $entry = BarredEntry::factory()->createOne(['first_name' => 'Bo', 'last_name' => 'Ek']);
        $client = Client::factory()->createOne();
        BarredMatch::query()->create([
            'barred_entry_id' => $entry->id,
            'client_id' => $client->id,
            'score' => 60,
            'reasons' => [],
            'status' => 'suggested',
        ]);
        BarredMatch::query()->create([
            'barred_entry_id' => BarredEntry::factory()->createOne(['status' => 'lifted'])->id,
            'client_id' => $client->id,
            'score' => 60,
            'reasons' => [],
            'status' => 'suggested',
        ]);
        BarredEntry::factory()->createOne(['lift_requested_at' => now()->subHours(5), 'lift_requested_by' => $this->officer->id]);

        $this->assertSame([1, 1], [$this->counts()['exclusion']['count'], $this->counts()['exclusion']['overdue']]);
        $this->assertSame([2, 1], [$this->counts()['barred']['count'], $this->counts()['barred']['overdue']]);
        $this->page('?kind=exclusion')->where('work.0.title', 'Lift requested: Self-excluded')->where('work.0.url', "/rsg/exclusions/{$case->id}")->etc();
        $this->page('?kind=barred')->where('work', static fn ($rows): bool => $rows->pluck('title')->all() === ['Barred entry: lift requested', 'May be Bo Ek, who is on the barred list'])
            ->where('work.1.url', "/rsg/barred-list?entry={$entry->id}")->etc();
    }

    public function test_viewer_sees_only_work_of_their_abilities(): void
    {
        RsgFormSubmission::factory()->createOne();
        RsgEvent::factory()->createOne();
        $this->officer = User::factory()->withAbilities(Ability::ViewRsg, Ability::ViewRsgEvents)->createOne();

        $this->assertSame(['exclusion', 'event', 'match', 'payment'], array_keys($this->counts()));
        $this->page()->where('work', static fn ($rows): bool => $rows->pluck('kind')->all() === ['event'])->etc();
        $this->page('?kind=form')->where('work', [])->etc();
    }

    public function test_dashboard_is_refused_without_the_ability_and_for_an_unknown_kind(): void
    {
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne())->get('/rsg')->assertForbidden();
        $this->actingAs($this->officer)->get('/rsg?kind=nonsense')->assertSessionHasErrors('kind');
    }

    /** One query counts all kinds of work and one reads their clients. Each kind of work that waits is one or two more. */
    public function test_page_takes_few_queries_however_much_work_waits(): void
    {
        $this->exclude($this->person());
        BetstopUpdate::factory()->createOne(['status' => 'received']);
        Client::factory()->createOne(['new_account_checked_at' => null]);
        Withdrawal::factory()->createOne(['client_id' => Client::factory()->createOne(['is_barred' => true])->id, 'status' => 'pending']);
        $more = function (int $count): void {
            RsgEvent::factory()->count($count)->create(['due_at' => now(), 'owner_id' => $this->officer->id]);
            RsgFormSubmission::factory()->count($count)->create();
            RsgCommunication::factory()->count($count)->create();
        };
        $queries = function (): int {
            $this->actingAs(User::query()->findOrFail($this->officer->id));
            DB::flushQueryLog();
            DB::enableQueryLog();
            $this->get('/rsg')->assertOk();
            DB::disableQueryLog();

            return count(DB::getQueryLog());
        };
        $more(2);
        $few = $queries();
        $more(10);

        $this->assertLessThanOrEqual(16, $few);
        $this->assertSame($few, $queries());
    }

    public function test_count_of_events_is_that_of_the_list_behind_its_link(): void
    {
        foreach (['open', 'reviewing', 'actioned', 'closed'] as $status) {
            RsgEvent::factory()->createOne(['status' => $status, 'closed_at' => $status === 'closed' ? now() : null]);
        }

        ['count' => $count, 'url' => $url] = $this->counts()['event'];

        $this->assertSame(2, $count);
        $this->assertCount(2, $this->inertia($url, ['events'], 'Rsg/Events')->assertOk()->json('props.events'));
    }

    /** @return array<string, array{count: int, overdue: int, url: string}> by kind */
    private function counts(): array
    {
        $counts = [];
        $this->page()->where('counts', static function ($shown) use (&$counts): bool {
            $counts = $shown->keyBy('key')->all();

            return true;
        })->etc();

        return $counts;
    }

    private function page(string $query = ''): AssertableInertia
    {
        $page = null;
        $this->actingAs($this->officer)->get("/rsg{$query}")->assertOk()->assertInertia(static function (AssertableInertia $shown) use (&$page): void {
            $page = $shown->component('Rsg/Dashboard')->etc();
        });
        assert($page instanceof AssertableInertia);

        return $page;
    }
}
