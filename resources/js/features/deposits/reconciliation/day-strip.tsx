import { CheckIcon } from '@heroicons/react/16/solid';
import { Link, router } from '@inertiajs/react';
import { useEffect, useRef } from 'react';
import { DateInput } from '@/components/ui/date-input';
import { cn } from '@/lib/cn';
import { isDay } from '@/lib/day';
import { deposits } from '@/routes/generated';
import type { ReconciliationPage } from '@/types/generated';
import { monthOf, weekday } from './day-format';

interface DayStripProps {
    day: string;
    today: string;
    days: ReconciliationPage['days'];
}

/** Links to the last 14 days, with a tick for closed days, and a date field for any other day. */
export function DayStrip({ day, today, days }: DayStripProps) {
    const list = useRef<HTMLElement>(null);

    useEffect(() => {
        const current = list.current?.querySelector<HTMLElement>(`[data-day="${day}"]`);
        if (list.current && current) {
            list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2;
        }
    }, [day]);

    return (
        <div className="flex items-center gap-3 max-sm:flex-col max-sm:items-stretch">
            <DateInput
                aria-label="Day"
                className="w-40! shrink-0 max-sm:w-full!"
                value={day}
                max={today}
                onChange={(chosen) => isDay(chosen) && chosen <= today && visit(chosen)}
            />
            <nav ref={list} aria-label="Days" className="relative flex min-w-0 flex-1 gap-1.5 overflow-x-auto p-0.5">
                {days.map((one) => (
                    <DayLink key={one.day} day={one} isCurrent={one.day === day} />
                ))}
            </nav>
        </div>
    );
}

function DayLink({
    day: { day, is_closed },
    isCurrent,
}: {
    day: ReconciliationPage['days'][number];
    isCurrent: boolean;
}) {
    return (
        <Link
            href={deposits.reconciliationIndex({ query: { day } })}
            data-day={day}
            aria-current={isCurrent ? 'date' : undefined}
            className={cn(
                'flex min-w-13 shrink-0 flex-1 flex-col items-center rounded-control border px-2 py-1 text-compact transition-colors duration-100',
                isCurrent
                    ? 'border-accent bg-accent-soft text-accent'
                    : 'border-line bg-surface text-muted hover:border-line-strong hover:text-ink',
            )}
        >
            <span className="text-2xs">{weekday(day)}</span>
            <span className="flex items-center gap-0.5 font-strong tabular">
                {Number(day.slice(8))}
                {is_closed && <CheckIcon aria-hidden="true" className="size-3.5 text-ok" />}
            </span>
            <span className="sr-only">
                {monthOf(day)}, {is_closed ? 'closed' : 'open'}
            </span>
        </Link>
    );
}

function visit(day: string): void {
    router.visit(deposits.reconciliationIndex({ query: { day } }));
}
