import { router } from '@inertiajs/react';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Checkbox } from '@/components/ui/checkbox';
import { DateTime } from '@/components/ui/date-time';
import { RelativeTime } from '@/components/ui/relative-time';
import { cn } from '@/lib/cn';
import { guides } from '@/routes/generated';
import type { DailyTaskRow } from '@/types/generated';

interface TaskListProps {
    /** Accessible name. */
    label: string;
    tasks: DailyTaskRow[];
    isToday: boolean;
}

/** Tasks of a role. A tick shows at once and is sent in the background. */
export function TaskList({ label, tasks, isToday }: TaskListProps) {
    const [sent, setSent] = useState<Readonly<Record<string, boolean>>>({});

    const tick = ({ task, day }: DailyTaskRow, isDone: boolean) => {
        setSent((all) => ({ ...all, [task]: isDone }));
        router.put(
            guides.dailyTasksTick().url,
            { task, day, is_done: isDone },
            {
                async: true,
                preserveScroll: true,
                preserveState: true,
                // The guide has `day`, the dashboard `tasks`.
                only: ['day', 'tasks', 'flash'],
                onFinish: () => setSent(({ [task]: _, ...others }) => others),
            },
        );
    };

    return (
        <ul aria-label={label}>
            {tasks.map((task) => {
                const isDone = sent[task.task] ?? task.completed_at !== null;

                return (
                    <li
                        key={task.task}
                        className="flex items-start gap-x-3 gap-y-1 border-b border-line px-4 py-2.5 last:border-0 has-[:enabled]:hover:bg-hover max-sm:flex-col"
                    >
                        <Checkbox
                            label={<span className={cn(isDone && 'text-muted line-through')}>{task.task}</span>}
                            checked={isDone}
                            disabled={!task.can_change}
                            onChange={(checked) => tick(task, checked)}
                            className="min-w-0 flex-1"
                        />
                        <TaskState task={task} isDone={isDone} isToday={isToday} />
                    </li>
                );
            })}
        </ul>
    );
}

interface TaskStateProps {
    task: DailyTaskRow;
    isDone: boolean;
    isToday: boolean;
}

function TaskState({ task, isDone, isToday }: TaskStateProps) {
    return (
        <span className="flex shrink-0 flex-wrap items-center gap-x-2 gap-y-1 text-compact text-muted empty:hidden max-sm:pl-6.5 sm:justify-end">
            {task.open_since && !isDone && (
                <Badge tone="warn">
                    Carried over from <DateTime value={task.open_since} dateOnly />
                </Badge>
            )}
            {task.completed_at && isDone ? (
                <span>
                    {task.completed_by} ·{' '}
                    {isToday ? <RelativeTime value={task.completed_at} /> : <DateTime value={task.completed_at} />}
                </span>
            ) : (
                !isDone &&
                (isToday ? task.by !== '' && <span className="tabular">by {task.by}</span> : <Badge>Not done</Badge>)
            )}
        </span>
    );
}
