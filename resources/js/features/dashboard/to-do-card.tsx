import { ChevronRightIcon } from '@heroicons/react/24/outline';
import { Link } from '@inertiajs/react';
import { useEffect } from 'react';
import { Badge } from '@/components/ui/badge';
import { Card, CardHeader } from '@/components/ui/card';
import { rememberLines } from '@/features/dashboard/to-do-skeleton';
import { formatCount } from '@/lib/format';
import type { ToDoLine } from '@/types/generated';

interface ToDoCardProps {
    lines: ToDoLine[];
    /** Other work on the page would contradict “Nothing to do”. */
    isQuietWhenEmpty: boolean;
}

/** The viewer's own tasks, and decisions that wait for the viewer. Shown to every role. */
export function ToDoCard({ lines, isQuietWhenEmpty }: ToDoCardProps) {
    useEffect(() => rememberLines(lines.length), [lines.length]);
    if (lines.length === 0 && isQuietWhenEmpty) {
        return null;
    }

    return (
        <Card className="col-span-12" aria-label="To do">
            <CardHeader title="To do" />
            {lines.length === 0 ? (
                // As high as one line of the skeleton.
                <p className="px-4 py-2.5 text-muted">Nothing to do. New tasks appear here.</p>
            ) : (
                <ul className="-mb-px grid sm:grid-cols-2 xl:grid-cols-3">
                    {lines.map(({ title, count, url }) => (
                        <li key={title} className="border-b border-line">
                            <Link href={url} className="flex items-center gap-2 px-4 py-2.5 hover:bg-sunken">
                                <span className="min-w-0 flex-1 truncate">{title}</span>{' '}
                                <Badge tone="info">{formatCount(count)}</Badge>
                                <ChevronRightIcon aria-hidden="true" className="size-4 shrink-0 text-muted" />
                            </Link>
                        </li>
                    ))}
                </ul>
            )}
        </Card>
    );
}
