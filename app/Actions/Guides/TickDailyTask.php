<?php

declare(strict_types=1);

namespace App\Actions\Guides;

use App\Domain\Guides\DailyTask;
use App\Domain\Guides\DailyTaskSchedule;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\DailyTaskCompletion;
use App\Models\User;
use App\Support\CalendarDay;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Marks a task of the user's role as done today, or takes their own tick back. */
final readonly class TickDailyTask
{
    public function __construct(private DailyTaskSchedule $schedule, private AuditTrail $audit) {}

    /**
     * @param  string  $day  that the user saw: a page that was opened before midnight shows the tasks of the day before
     *
     * @throws OperationRefusedException when that day is over, it is no task of the role today, or a colleague ticked it
     */
    public function handle(string $task, string $day, bool $isDone, User $user): void
    {
        $today = CalendarDay::today();
        if ($day !== $today->date) {
            throw new OperationRefusedException('A new day has begun since you opened the page, so nothing was changed. Look at today’s tasks and try again.');
        }
        $isTask = array_filter($this->schedule->on($today), static fn (DailyTask $one): bool => $one->roleId === $user->role_id && $one->task === $task) !== [];
        if (! $isTask) {
            throw new OperationRefusedException('This is not a task of your role today. Reload the page to see the tasks that apply.');
        }
        $of = ['role_id' => $user->role_id, 'day' => $today->date, 'task' => $task];
        DB::transaction(function () use ($of, $isDone, $user): void {
            $added = $isDone ? DailyTaskCompletion::query()->insertOrIgnore([...$of, 'user_id' => $user->id, 'completed_at' => now()]) : 0;
            $completion = DailyTaskCompletion::query()->where($of)->lockForUpdate()->first();
            if ($isDone || $completion === null) {
                $added === 1 && $this->audit->record('daily_task.done', $completion, after: $of, actorId: $user->id);

                return;
            }
            if ($completion->user_id !== $user->id) {
                throw new OperationRefusedException('A colleague ticked this task. Only they can take the tick back.');
            }
            $completion->delete();
            $this->audit->record('daily_task.reopened', $completion, $of, actorId: $user->id);
        }, 3);
    }
}
