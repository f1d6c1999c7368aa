import { ShieldCheckIcon } from '@heroicons/react/24/outline';
import { Link } from '@inertiajs/react';
import { useRef } from 'react';
import { Badge, type Tone } from '@/components/ui/badge';
import { Card, CardFooter, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import { Tooltip } from '@/components/ui/tooltip';
import { useLinkKeys } from '@/hooks/use-link-keys';
import { useNow } from '@/hooks/use-now';
import { useTimeZone } from '@/hooks/use-time-zone';
import { cn } from '@/lib/cn';
import { dueText } from '@/lib/due-text';
import { formatCount, formatDateTime } from '@/lib/format';
import type { RsgCount, RsgWorkKind, RsgWorkRow } from '@/types/generated';

const TONES: Record<RsgWorkKind, Tone> = {
    exclusion: 'danger',
    betstop_notice: 'danger',
    form: 'info',
    communication: 'info',
    event: 'warn',
    match: 'warn',
    barred: 'warn',
    payment: 'warn',
    risk_check: 'neutral',
};

const NAMES: Record<RsgWorkKind, string> = {
    exclusion: 'Exclusion',
    betstop_notice: 'BetStop',
    form: 'Form',
    communication: 'Communication',
    event: 'Event',
    match: 'Match',
    barred: 'Barred',
    payment: 'Payment',
    risk_check: 'Risk check',
};

interface WorkQueueProps {
    /** The first rows by due time. */
    work: RsgWorkRow[];
    /** The counts of the shown kinds, of all rows. */
    counts: RsgCount[];
    className: string;
}

/** Open work by due time, overdue work first. Each row opens its record. */
export function WorkQueue({ work, counts, className }: WorkQueueProps) {
    const overdue = sum(counts.map((count) => count.overdue));
    const total = sum(counts.map(({ count }) => count));
    const list = useRef<HTMLOListElement>(null);
    useLinkKeys(list);

    return (
        <Card className={className}>
            <CardHeader
                title="Open work"
                badge={overdue > 0 && <Badge tone="danger">{formatCount(overdue)} overdue</Badge>}
            />
            {work.length === 0 ? (
                <EmptyState icon={ShieldCheckIcon} title="No open RSG work">
                    Forms, communications, events and exclusions appear here automatically.
                </EmptyState>
            ) : (
                <ol ref={list} aria-label="Open work">
                    {work.map((row) => (
                        <Row key={`${row.kind} ${row.title} ${row.id}`} row={row} />
                    ))}
                </ol>
            )}
            {total > work.length && (
                <CardFooter>
                    The first {formatCount(work.length)} of {formatCount(total)}. The numbers at the top of the page
                    list all.
                </CardFooter>
            )}
        </Card>
    );
}

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);

function Row({ row }: { row: RsgWorkRow }) {
    const now = useNow();
    const timeZone = useTimeZone();

    return (
        <li className="relative grid grid-cols-[1fr_auto] items-center gap-x-3 border-b border-line px-4 py-2 last:border-0 hover:bg-hover sm:grid-cols-[7.5rem_1fr_auto]">
            <span className="max-sm:hidden">
                <Badge tone={TONES[row.kind]}>{NAMES[row.kind]}</Badge>
            </span>
            <span className="min-w-0">
                {row.url ? (
                    <Link
                        href={row.url}
                        className="block truncate font-medium after:absolute after:inset-0 after:content-['']"
                    >
                        {row.client_name}
                    </Link>
                ) : (
                    <span className="block truncate font-medium">{row.client_name}</span>
                )}
                <span className="line-clamp-2 text-compact text-muted">
                    {row.title}
                    {row.amount_cents !== null && (
                        <>
                            {' · '}
                            <Money inline cents={row.amount_cents} />
                        </>
                    )}
                    {row.owner_name && ` · ${row.owner_name}`}
                </span>
            </span>
            <span className={cn('relative text-right text-compact', row.is_overdue ? 'text-danger' : 'text-muted')}>
                <Tooltip text={`Due ${formatDateTime(row.due_at, timeZone)}`}>
                    <time dateTime={row.due_at} className="tabular">
                        {dueText(row.due_at, now)}
                    </time>
                </Tooltip>
            </span>
        </li>
    );
}
