import { CalendarDaysIcon, ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/24/outline';
import { Fragment } from 'react';
import { Card, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { CountedProgress } from '@/components/ui/progress-bar';
import { ViewChips } from '@/components/ui/view-chips';
import { TaskList } from '@/features/guides/task-list';
import { useLiveReload } from '@/hooks/use-live-reload';
import { useTimeZone } from '@/hooks/use-time-zone';
import { formatDate } from '@/lib/format';
import { guides } from '@/routes/generated';
import type { DailyTasksDay } from '@/types/generated';

const RELOAD_MS = 30_000;

/** The tasks of the viewer's role, or of all roles. */
export function DayViews({ day: { date, is_today, is_all_roles } }: { day: DailyTasksDay }) {
    const at = (roles?: string) => tasksPage({ day: is_today ? undefined : date, roles });

    return (
        <ViewChips
            label="Tasks"
            items={[
                { label: 'My role', href: at(), current: !is_all_roles },
                { label: 'All roles', href: at('all'), current: is_all_roles },
            ]}
        />
    );
}

/** The checklist of a day. It counts what is done and leads to other days. */
export function DayCard({ day }: { day: DailyTasksDay }) {
    const { date, is_today, is_business_day, previous_day, next_day, is_all_roles, tasks } = day;
    const timeZone = useTimeZone();
    const roles = [...new Set(tasks.map(({ role }) => role))];
    const done = tasks.filter(({ completed_at }) => completed_at !== null).length;
    const dayAt = (other: string) => tasksPage({ day: other, roles: is_all_roles ? 'all' : undefined });
    // Colleagues of the role tick the same list.
    useLiveReload(['day'], is_today ? everyHalfMinute : never);

    return (
        <Card>
            <CardHeader
                title={is_today ? `Today, ${formatDate(date, timeZone)}` : formatDate(date, timeZone)}
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
                        <Fragment key={role}>
                            {is_all_roles && (
                                <h3 className="border-b border-line bg-sunken px-4 py-1.5 text-compact font-medium text-muted">
                                    {role}
                                </h3>
                            )}
                            <TaskList
                                label={`Tasks of ${role}`}
                                tasks={tasks.filter((task) => task.role === role)}
                                isToday={is_today}
                            />
                        </Fragment>
                    ))}
                </>
            )}
        </Card>
    );
}

function tasksPage(query: { day: string | undefined; roles: string | undefined }) {
    return guides.show({ guide: 'daily-tasks' }, { query });
}

function never(): () => void {
    return () => undefined;
}

function everyHalfMinute(tell: () => void): () => void {
    const timer = setInterval(tell, RELOAD_MS);

    return () => clearInterval(timer);
}
