import { CalendarDaysIcon, ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/24/outline';
import { Card, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { CountedProgress } from '@/components/ui/progress-bar';
import { TaskList } from '@/features/guides/task-list';
import { useTimeZone } from '@/hooks/use-time-zone';
import { formatDate } from '@/lib/format';
import { guides } from '@/routes/generated';
import type { DailyTaskRow, DailyTasksPage } from '@/types/generated';

/** The checklist of a day. It counts what is done and leads to other days. */
export function DayCard(page: DailyTasksPage) {
    const { day, is_today, is_business_day, previous_day, next_day, is_all_roles, tasks } = page;
    const timeZone = useTimeZone();
    const roles = [...new Set(tasks.map(({ role }) => role))];
    const done = tasks.filter(({ completed_at }) => completed_at !== null).length;
    const dayAt = (date: string) =>
        guides.dailyTasks({ query: { day: date, roles: is_all_roles ? 'all' : undefined } });

    return (
        <Card>
            <CardHeader
                title={is_today ? `Today, ${formatDate(day, timeZone)}` : formatDate(day, timeZone)}
                actions={
                    <span className="no-print flex gap-1.5">
                        <LinkButton size="sm" icon={ChevronLeftIcon} href={dayAt(previous_day)} preserveScroll>
                            Previous day
                        </LinkButton>
                        {next_day && (
                            <LinkButton size="sm" icon={ChevronRightIcon} href={dayAt(next_day)} preserveScroll>
                                Next day
                            </LinkButton>
                        )}
                    </span>
                }
            />
            {tasks.length === 0 ? (
                <EmptyState
                    icon={CalendarDaysIcon}
                    title={is_business_day ? 'No tasks for your role' : 'Not a business day'}
                >
                    {is_business_day
                        ? 'Look at the tasks of all roles, or ask the owner of this guide to add some.'
                        : 'Weekends and public holidays have no tasks.'}
                </EmptyState>
            ) : (
                <>
                    <div role="status" className="border-b border-line px-4 py-3">
                        <CountedProgress label="Tasks done" done={done} total={tasks.length} />
                    </div>
                    {roles.map((role) => (
                        <RoleTasks key={role} role={role} isNamed={is_all_roles} tasks={tasks} isToday={is_today} />
                    ))}
                </>
            )}
        </Card>
    );
}

interface RoleTasksProps {
    role: string;
    isNamed: boolean;
    tasks: DailyTaskRow[];
    isToday: boolean;
}

function RoleTasks({ role, isNamed, tasks, isToday }: RoleTasksProps) {
    return (
        <>
            {isNamed && (
                <h3 className="border-b border-line bg-sunken px-4 py-1.5 text-compact font-medium text-muted">
                    {role}
                </h3>
            )}
            <TaskList label={`Tasks of ${role}`} tasks={tasks.filter((task) => task.role === role)} isToday={isToday} />
        </>
    );
}
