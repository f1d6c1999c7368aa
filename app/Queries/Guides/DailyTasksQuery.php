<?php

declare(strict_types=1);

namespace App\Queries\Guides;

use App\Data\Guides\DailyTaskRow;
use App\Data\Guides\DailyTasksDay;
use App\Domain\Guides\DailyTask;
use App\Domain\Guides\DailyTaskSchedule;
use App\Enums\Ability;
use App\Models\User;
use App\Support\CalendarDay;
use App\Support\UtcTime;
use Illuminate\Support\Facades\DB;

/** The daily tasks of a business day, with who did them and when. Four queries for any number of tasks. */
final readonly class DailyTasksQuery
{
    public function __construct(private DailyTaskSchedule $schedule) {}

    /** @return list<DailyTaskRow> today's tasks of the user's role, for the dashboard */
    public function today(User $user): array
    {
        return $user->hasAbility(Ability::ViewGuides) ? $this->on(CalendarDay::today(), $user) : [];
    }

    public function day(CalendarDay $day, User $viewer, bool $isAllRoles): DailyTasksDay
    {
        $isToday = $day->date === CalendarDay::today()->date;

        return new DailyTasksDay(
            $day->date,
            $isToday,
            DailyTaskSchedule::isBusinessDay($day),
            $day->plus(-1)->date,
            $isToday ? null : $day->plus(1)->date,
            $isAllRoles,
            $this->on($day, $viewer, $isAllRoles),
        );
    }

    /** @return list<DailyTaskRow> of the viewer's role, or of all roles */
    private function on(CalendarDay $day, User $viewer, bool $isAllRoles = false): array
    {
        $tasks = array_values(array_filter($this->schedule->on($day), static fn (DailyTask $task): bool => $isAllRoles || $task->roleId === $viewer->role_id));
        if ($tasks === []) {
            return [];
        }
        $roleIds = array_unique(array_map(static fn (DailyTask $task): int => $task->roleId, $tasks));
        $done = DB::table('daily_task_completions')->whereIntegerInRaw('daily_task_completions.role_id', $roleIds)->where('day', $day->date)
            ->join('users', 'users.id', '=', 'daily_task_completions.user_id')
            ->get(['daily_task_completions.role_id', 'task', 'user_id', 'completed_at', 'users.first_name', 'users.last_name'])
            ->keyBy(static fn (object $row): string => "{$row->role_id} {$row->task}");
        $lastDays = DB::table('daily_task_completions')
            ->whereIntegerInRaw('role_id', $roleIds)
            ->where('day', '<', $day->date)
            ->groupBy('role_id', 'task')
            ->selectRaw('role_id, task, max(day) as last_day')
            ->get()
            ->keyBy(static fn (object $row): string => "{$row->role_id} {$row->task}");
        $since = $this->schedule->since($day);
        $canTick = $day->date === CalendarDay::today()->date && $viewer->can('takeDecisions');

        return array_map(static function (DailyTask $task) use ($day, $viewer, $done, $lastDays, $since, $canTick): DailyTaskRow {
            $completion = $done->get("{$task->roleId} {$task->task}");
            $last = $lastDays->get("{$task->roleId} {$task->task}");

            return new DailyTaskRow(
                role: $task->role,
                task: $task->task,
                day: $day->date,
                by: $task->by,
                open_since: $task->carriesOver
                    ? self::openSince(
                        $last === null ? $since : CalendarDay::of(substr((string) $last->last_day, 0, 10))->plus(1),
                        $day,
                    )
                    : null,
                completed_at: $completion === null ? null : UtcTime::iso($completion->completed_at),
                completed_by: $completion === null ? null : trim("{$completion->first_name} {$completion->last_name}"),
                can_change: $canTick && $task->roleId === $viewer->role_id && ($completion === null || (int) $completion->user_id === $viewer->id),
            );
        }, $tasks);
    }

    /** The first business day from a day on that is before the day of the task. */
    private static function openSince(CalendarDay $first, CalendarDay $day): ?string
    {
        for (; $first->date < $day->date; $first = $first->plus(1)) {
            if (DailyTaskSchedule::isBusinessDay($first)) {
                return $first->date;
            }
        }

        return null;
    }
}
