<?php

declare(strict_types=1);

namespace App\Http\Controllers\Guides;

use App\Actions\Guides\TickDailyTask;
use App\Data\Guides\DailyTasksPage;
use App\Domain\Guides\DailyTaskSchedule;
use App\Enums\GuideKey;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Guides\DailyTasksRequest;
use App\Http\Requests\Guides\TickDailyTaskRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\Guide;
use App\Models\User;
use App\Queries\Guides\DailyTasksQuery;
use App\Queries\Guides\GuideQuery;
use App\Support\BusinessDay;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class DailyTaskController
{
    use AnswersChange;

    public function index(DailyTasksRequest $request, DailyTasksQuery $tasks, GuideQuery $guides, #[CurrentUser] User $viewer): Response
    {
        $day = $request->day();
        $isToday = $day->date === BusinessDay::today()->date;
        $isAllRoles = $request->validated('roles') === 'all';

        return Inertia::render('Guides/DailyTasks', new DailyTasksPage(
            day: $day->date,
            is_today: $isToday,
            is_business_day: DailyTaskSchedule::isBusinessDay($day),
            previous_day: $day->plus(-1)->date,
            next_day: $isToday ? null : $day->plus(1)->date,
            is_all_roles: $isAllRoles,
            tasks: $tasks->on($day, $viewer, $isAllRoles),
            guide: $guides->page(Guide::query()->where('slug', GuideKey::DailyTasks)->sole(), $request->version(), $viewer),
        ));
    }

    public function tick(TickDailyTaskRequest $request, TickDailyTask $tick, #[CurrentUser] User $user): RedirectResponse
    {
        $isDone = $request->boolean('is_done');

        return $this->changed(static fn () => $tick->handle($request->string('task')->value(), $isDone, $user), $isDone ? 'Task done.' : 'Task open again.');
    }
}
