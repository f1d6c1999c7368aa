import { Badge } from '@/components/ui/badge';
import { Card, CardHeader } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { TaskList } from '@/features/guides/task-list';
import { cn } from '@/lib/cn';
import { guides } from '@/routes/generated';
import type { DailyTaskRow } from '@/types/generated';

interface TasksCardProps {
    tasks: DailyTaskRow[];
    className?: string;
}

/** Today's tasks of the viewer's role. Hidden on days without any. */
export function TasksCard({ tasks, className }: TasksCardProps) {
    const done = tasks.filter(({ completed_at }) => completed_at !== null).length;

    return (
        tasks.length > 0 && (
            <Card className={cn('col-span-12', className)} aria-label="Daily tasks">
                <CardHeader
                    title="Daily tasks"
                    badge={
                        <Badge tone={done === tasks.length ? 'ok' : 'neutral'}>
                            {done} of {tasks.length} done
                        </Badge>
                    }
                    actions={
                        <LinkButton size="sm" href={guides.show({ guide: 'daily-tasks' })}>
                            Other days
                        </LinkButton>
                    }
                />
                <TaskList label="Daily tasks" tasks={tasks} isToday />
            </Card>
        )
    );
}
