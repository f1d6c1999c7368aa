<?php

declare(strict_types=1);

namespace Tests\Feature\Guides;

use App\Domain\Guides\DailyTask;
use App\Domain\Guides\DailyTaskSchedule;
use App\Enums\Ability;
use App\Enums\StaffRole;
use App\Inertia\Testing\AssertableInertia;
use App\Models\AuditEvent;
use App\Models\DailyTaskCompletion;
use App\Models\Guide;
use App\Models\Role;
use App\Models\User;
use App\Queries\Guides\DailyTasksQuery;
use App\Support\CalendarDay;
use Database\Seeders\RoleSeeder;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Tests\TestCase;

/** The checklist of a role on a business day. */
final class DailyTasksTest extends TestCase
{
    use RefreshDatabase;

    private const BODY = "Text\n\n| Role | Task | By | Carry over |\n|---|---|---|---|\n| Risk analyst | Check accounts | 10:00 | Yes |\n| Risk analyst | Review addresses | | No |\n| RSG officer | Decide notices | 09:00 | Yes |";

    private User $analyst;

    private User $colleague;

    protected function setUp(): void
    {
        parent::setUp();
        $this->seed(RoleSeeder::class);
        // A Monday in Melbourne.
        $this->travelTo('2026-11-23 02:00:00');
        $this->analyst = User::factory()->withRole(StaffRole::RiskAnalyst)->createOne(['first_name' => 'Omar', 'last_name' => 'Haddad']);
        $this->colleague = User::factory()->withRole(StaffRole::RiskAnalyst)->createOne(['first_name' => 'Yuki', 'last_name' => 'Tanaka']);
        $this->publish(self::BODY, '2026-11-18 00:00:00');
        $this->actingAs($this->analyst);
    }

    public function test_role_sees_its_tasks_and_all_roles_on_request(): void
    {
        $this->get('/guides/daily-tasks')->assertInertia(
            static fn (AssertableInertia $page) => $page
                ->component('Guides/Show')
                ->where('day.date', '2026-11-23')
                ->where('day.is_today', true)
                ->count('day.tasks', 2)
                ->where('day.tasks.0.task', 'Check accounts')
                ->where('day.tasks.0.by', '10:00')
                ->where('day.tasks.0.can_change', true)
                ->etc(),
        );
        $this->get('/guides/daily-tasks?roles=all')->assertInertia(
            static fn (AssertableInertia $page) => $page->count('day.tasks', 3)->where('day.tasks.2.can_change', false)->etc(),
        );
    }

    public function test_task_pasted_with_a_hard_space_can_be_ticked(): void
    {
        $this->publish(str_replace('Check accounts', "Check accounts\u{A0}", self::BODY), '2026-11-19 00:00:00', 2);

        $this->tick($this->get('/guides/daily-tasks')->inertiaProps('day.tasks.0.task'))->assertSessionHas('success', 'Task done.');
    }

    public function test_tick_counts_for_the_role_with_who_and_when(): void
    {
        $this->tick('Check accounts')->assertSessionHas('success', 'Task done.');
        $this->actingAs($this->colleague);
        $this->tick('Check accounts')->assertSessionHas('success');

        $this->assertSame([1, $this->analyst->id], [DailyTaskCompletion::query()->count(), DailyTaskCompletion::query()->sole()->user_id]);
        $this->assertSame(1, AuditEvent::query()->where('action', 'daily_task.done')->count());
        $this->get('/guides/daily-tasks')->assertInertia(static fn (AssertableInertia $page) => $page
            ->where('day.tasks.0.completed_by', 'Omar Haddad')->where('day.tasks.0.completed_at', '2026-11-23T02:00:00Z')->where('day.tasks.0.can_change', false)->etc());
    }

    public function test_only_the_colleague_who_ticked_takes_the_tick_back(): void
    {
        $this->tick('Check accounts');
        $this->actingAs($this->colleague);
        $this->tick('Check accounts', false)->assertSessionHas('error', 'A colleague ticked this task. Only they can take the tick back.');
        $this->assertSame(1, DailyTaskCompletion::query()->count());

        $this->actingAs($this->analyst);
        $this->tick('Check accounts', false)->assertSessionHas('success', 'Task open again.');
        $this->assertSame(0, DailyTaskCompletion::query()->count());
        $this->assertSame(1, AuditEvent::query()->where('action', 'daily_task.reopened')->count());
    }

    public function test_task_of_another_role_is_refused(): void
    {
        $this->tick('Decide notices')->assertSessionHas('error', 'This is not a task of your role today. Reload the page to see the tasks that apply.');
        $this->put('/guides/daily-tasks/completions', ['task' => ''])->assertSessionHasErrors(['task', 'day', 'is_done']);

        $this->assertSame(0, DailyTaskCompletion::query()->count());
    }

    /** Midnight in Melbourne comes while colleagues in Perth are still at work. */
    public function test_tick_on_a_page_opened_before_midnight_changes_no_task_of_the_next_day(): void
    {
        $this->travelTo('2026-11-23 12:59:00');
        $shown = $this->get('/guides/daily-tasks')->inertiaProps('day.tasks.0');
        $this->travelTo('2026-11-23 13:01:00');

        $this->tick($shown['task'], day: $shown['day'])->assertSessionHas('error', 'A new day has begun since you opened the page, so nothing was changed. Look at today’s tasks and try again.');
        $this->assertSame(0, DailyTaskCompletion::query()->count());

        $this->tick('Check accounts')->assertSessionHas('success', 'Task done.');
        $this->tick($shown['task'], false, $shown['day'])->assertSessionHas('error');
        $this->assertSame(1, DailyTaskCompletion::query()->count());
    }

    public function test_missed_task_is_carried_over_since_its_first_missed_business_day(): void
    {
        // Wednesday 18th from the version; done on Thursday; missed on Friday; the weekend has no tasks.
        DailyTaskCompletion::query()->insert([
            'role_id' => $this->analyst->role_id,
            'task' => 'Check accounts',
            'day' => '2026-11-19',
            'user_id' => $this->colleague->id,
            'completed_at' => now()->subDays(4),
        ]);

        $tasks = app(DailyTasksQuery::class)->today($this->analyst);
        $this->assertSame(['2026-11-20', null], [$tasks[0]->open_since, $tasks[1]->open_since]);

        $this->tick('Check accounts');
        $this->travelTo('2026-11-24 02:00:00');
        $this->assertNull(app(DailyTasksQuery::class)->today($this->analyst)[0]->open_since);
    }

    public function test_history_shows_the_tasks_and_completions_of_a_day(): void
    {
        $this->tick('Check accounts');
        $this->travelTo('2026-11-24 02:00:00');
        $this->publish(str_replace('Review addresses', 'Review all addresses', self::BODY), '2026-11-24 00:00:00', 2);
        $this->flushSession();
        $this->actingAs($this->analyst);

        $this->get('/guides/daily-tasks?day=2026-11-23')->assertInertia(static fn (AssertableInertia $page) => $page->where('day.is_today', false)->where('day.next_day', '2026-11-24')
            ->where('day.tasks.0.completed_by', 'Omar Haddad')->where('day.tasks.1.task', 'Review addresses')->where('day.tasks.1.can_change', false)->etc());
        $this->get('/guides/daily-tasks')->assertInertia(static fn (AssertableInertia $page) => $page->where('day.tasks.1.task', 'Review all addresses')->etc());
        $this->get('/guides/daily-tasks?day=2026-11-22')->assertInertia(static fn (AssertableInertia $page) => $page->where('day.is_business_day', false)->count('day.tasks', 0)->etc());
        $this->get('/guides/daily-tasks?day=2026-11-30')->assertSessionHasErrors(['day' => 'Choose a day up to today.']);
    }

    public function test_renamed_role_keeps_its_tasks(): void
    {
        Role::query()->where('name', 'risk_analyst')->update(['title' => 'Risk specialist']);

        $this->assertCount(2, app(DailyTasksQuery::class)->today($this->analyst));
    }

    public function test_renamed_role_that_colleagues_created_keeps_its_tasks(): void
    {
        $editor = User::factory()->withRole(StaffRole::PeopleManager)->createOne();
        $this->actingAs($editor)->post('/users/roles-description', ['title' => 'Night-shift crew', 'description' => 'Works at night.']);
        $role = Role::query()->where('title', 'Night-shift crew')->sole();
        $role->abilities()->create(['ability' => Ability::ViewGuides]);
        $member = User::factory()->createOne(['role_id' => $role->id]);
        $this->publish(self::BODY."\n| Night-shift crew | Lock up | | No |", '2026-11-19 00:00:00', 2);
        $this->assertCount(1, app(DailyTasksQuery::class)->today($member));

        $this->put("/users/roles-description/{$role->id}", ['title' => 'Late crew', 'description' => 'Works at night.']);

        $this->assertCount(1, app(DailyTasksQuery::class)->today($member));
    }

    public function test_task_under_two_titles_of_one_role_is_there_twice(): void
    {
        $role = Role::query()->whereKey($this->analyst->role_id)->sole();
        $role->update(['title' => 'Risk specialist']);

        [$tasks, $problems] = DailyTask::read(self::BODY."\n| Risk specialist | Check accounts | | No |", DailyTaskSchedule::roles());

        $this->assertCount(3, $tasks);
        $this->assertSame(['The task “Check accounts” is there twice for Risk specialist.'], $problems);
    }

    public function test_title_of_a_role_stands_above_the_first_title_of_another(): void
    {
        [$one, $other] = Role::query()->whereIn('name', ['developer', 'executive'])->orderBy('id')->get()->all();
        $title = ucfirst($other->name);
        $other->update(['title' => 'Director']);
        $one->update(['title' => $title]);

        $this->assertSame($one->id, DailyTask::read("| Role | Task | By | Carry over |\n|---|---|---|---|\n| {$title} | Look | | No |", DailyTaskSchedule::roles())[0][0]->roleId);
    }

    public function test_role_in_another_script_has_no_tasks_but_its_own(): void
    {
        $this->actingAs(User::factory()->withRole(StaffRole::PeopleManager)->createOne())->post('/users/roles-description', ['title' => '夜班', 'description' => 'Works at night.']);
        $row = static fn (string $role): array => DailyTask::read("| Role | Task | By | Carry over |\n|---|---|---|---|\n| {$role} | Lock up | | No |", DailyTaskSchedule::roles());

        $this->assertSame(Role::query()->where('title', '夜班')->sole()->id, $row('夜班')[0][0]->roleId);
        $this->assertSame([[], ['“早班” is not a role. Write a title of Users > Roles description.']], $row('早班'));
    }

    public function test_unreadable_tasks_refuse_publication(): void
    {
        $editor = User::factory()->withRole(StaffRole::PeopleManager)->createOne();
        $body = str_replace(['RSG officer', '10:00'], ['Window cleaner', '10 am'], self::BODY);
        $this->actingAs($editor)->put('/guides/daily-tasks/draft', ['number' => 2, 'body' => $body, 'summary' => 'More tasks']);

        $this->post('/guides/daily-tasks/publication', ['seen' => hash('sha256', $body)])->assertSessionHasErrors([
            'body' => 'Write the time of “Check accounts” like 10:00, not “10 am”. “Window cleaner” is not a role. Write a title of Users > Roles description.',
        ]);
    }

    public function test_tasks_take_the_same_queries_for_any_number(): void
    {
        DB::enableQueryLog();
        app(DailyTasksQuery::class)->today($this->analyst);
        $few = count(DB::getQueryLog());
        $this->travel(1)->minutes();
        $this->publish(self::BODY."\n".implode("\n", array_map(static fn (int $number): string => "| Risk analyst | Task {$number} | | Yes |", range(1, 40))), now()->toDateTimeString(), 2);
        DB::flushQueryLog();

        $this->assertCount(42, app(DailyTasksQuery::class)->today($this->analyst));
        $this->assertLessThanOrEqual($few, count(DB::getQueryLog()));
    }

    /** @return \Illuminate\Testing\TestResponse<\Symfony\Component\HttpFoundation\Response> */
    private function tick(string $task, bool $isDone = true, ?string $day = null): \Illuminate\Testing\TestResponse
    {
        return $this->put('/guides/daily-tasks/completions', ['task' => $task, 'day' => $day ?? CalendarDay::today()->date, 'is_done' => $isDone]);
    }

    private function publish(string $body, string $effectiveAt, int $number = 1): void
    {
        Guide::query()->where('slug', 'daily-tasks')->sole()->versions()->create([
            'number' => $number, 'body' => $body, 'summary' => 'Test', 'published_at' => $effectiveAt, 'effective_at' => $effectiveAt,
        ]);
    }
}
