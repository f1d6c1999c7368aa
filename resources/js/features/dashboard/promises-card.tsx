import { Link, router } from '@inertiajs/react';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Card, CardHeader } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { DateTime } from '@/components/ui/date-time';
import { cn } from '@/lib/cn';
import { notes } from '@/routes/generated';
import type { DashboardPromise } from '@/types/generated';

/** The viewer's promises in notes, due until tomorrow. Ticked rows stay until the page is left, so that a wrong tick can be undone. */
export function PromisesCard({ promises, className }: { promises: DashboardPromise[]; className?: string }) {
    const [done, setDone] = useState<readonly number[]>([]);
    const overdue = promises.filter(({ id, is_overdue }) => is_overdue && !done.includes(id)).length;

    if (promises.length === 0) {
        return null;
    }

    function mark(promise: number, is_done: boolean): void {
        const keep = () =>
            setDone((before) => (is_done ? [...before, promise] : before.filter((id) => id !== promise)));
        router.put(
            notes.promisesUpdate({ promise }),
            { is_done },
            { preserveScroll: true, preserveState: true, only: ['flash'], onSuccess: keep },
        );
    }

    return (
        <Card className={cn('col-span-12', className)} aria-label="Promises">
            <CardHeader
                title="You promised"
                description="From your notes, such as “will call Monday”"
                badge={overdue > 0 && <Badge tone="danger">{overdue} overdue</Badge>}
            />
            <ul>
                {promises.map(({ id, text, due_on, is_overdue, subject_name, url }) => (
                    <li
                        key={id}
                        className="flex flex-wrap items-start justify-between gap-x-3 border-b border-line px-4 py-2.5 last:border-0"
                    >
                        <Checkbox
                            className="min-w-0 flex-1"
                            checked={done.includes(id)}
                            onChange={(isDone) => mark(id, isDone)}
                            label={<span className={cn(done.includes(id) && 'text-muted line-through')}>{text}</span>}
                            description={
                                <Link href={url} className="text-link hover:underline">
                                    {subject_name}
                                </Link>
                            }
                        />
                        <span
                            className={cn(
                                'text-compact',
                                is_overdue && !done.includes(id) ? 'text-danger' : 'text-muted',
                            )}
                        >
                            <DateTime value={due_on} dateOnly />
                        </span>
                    </li>
                ))}
            </ul>
        </Card>
    );
}
