import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/20/solid';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { cn } from '@/lib/cn';
import { addDays, addMonths, isDay, today, weekdayOf } from '@/lib/day';
import { formatDate, formatMonth } from '@/lib/format';

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const WEEK = 7;

interface CalendarProps {
    /** The chosen day in ISO form, or other text while none is chosen. */
    value: string;
    min?: string | undefined;
    max?: string | undefined;
    onChoose: (day: string) => void;
}

/**
 * One month of days, Monday first. Arrow keys move by a day or a week, Page Up and Page Down by a month, with Shift by a year,
 * Home and End within the week.
 */
export function Calendar({ value, min, max, onChoose }: CalendarProps) {
    const [focused, setFocused] = useState(() => within(isDay(value) ? value : today(), min, max));
    const grid = useRef<HTMLTableElement>(null);
    // The first day gets the focus when the calendar opens.
    const isMoved = useRef(true);
    const move = (day: string) => {
        isMoved.current = true;
        setFocused(within(day, min, max));
    };

    // The day may be of another month, so its button exists only after rendering.
    useEffect(() => {
        if (isMoved.current) {
            grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus({ preventScroll: true });
            isMoved.current = false;
        }
    }, [focused]);

    const onKeyDown = (event: KeyboardEvent) => {
        const next = dayAfterKey(event.key, event.shiftKey, focused);
        if (next !== null) {
            event.preventDefault();
            move(next);
        }
    };
    const turn = (months: number) => setFocused(within(addMonths(focused, months), min, max));

    return (
        <div className="w-64">
            <div className="mb-1 flex items-center justify-between">
                <IconButton icon={ChevronLeftIcon} size="sm" label="Previous month" onClick={() => turn(-1)} />
                <p role="status" className="font-strong">
                    {formatMonth(focused)}
                </p>
                <IconButton icon={ChevronRightIcon} size="sm" label="Next month" onClick={() => turn(1)} />
            </div>
            <table
                ref={grid}
                aria-label="Days"
                className="w-full text-center text-compact tabular"
                onKeyDown={onKeyDown}
            >
                <thead>
                    <tr>
                        {WEEKDAYS.map((name) => (
                            <th key={name} scope="col" className="h-7 font-normal text-muted">
                                {name}
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {weeksOf(focused).map((week) => (
                        <tr key={week[0]}>
                            {week.map((day) => (
                                <td key={day} className="p-0">
                                    <button
                                        type="button"
                                        data-day={day}
                                        aria-label={formatDate(day, 'UTC')}
                                        aria-pressed={day === value}
                                        aria-current={day === today() ? 'date' : undefined}
                                        tabIndex={day === focused ? 0 : -1}
                                        disabled={day !== within(day, min, max)}
                                        onClick={() => onChoose(day)}
                                        className={cn(
                                            'h-8 w-full rounded-tag disabled:text-faint touch:h-10',
                                            day === value
                                                ? 'bg-accent font-medium text-accent-ink'
                                                : 'enabled:hover:bg-hover',
                                            day !== value && day === today() && 'font-strong text-accent',
                                            day !== value && day.slice(0, 7) !== focused.slice(0, 7) && 'text-muted',
                                        )}
                                    >
                                        {Number(day.slice(8))}
                                    </button>
                                </td>
                            ))}
                        </tr>
                    ))}
                </tbody>
            </table>
        </div>
    );
}

function dayAfterKey(key: string, isShifted: boolean, day: string): string | null {
    switch (key) {
        case 'ArrowLeft':
        case 'ArrowRight':
            return addDays(day, key === 'ArrowLeft' ? -1 : 1);
        case 'ArrowUp':
        case 'ArrowDown':
            return addDays(day, key === 'ArrowUp' ? -WEEK : WEEK);
        case 'Home':
            return addDays(day, -weekdayOf(day));
        case 'End':
            return addDays(day, WEEK - 1 - weekdayOf(day));
        case 'PageUp':
        case 'PageDown':
            return addMonths(day, (key === 'PageUp' ? -1 : 1) * (isShifted ? 12 : 1));
        default:
            return null;
    }
}

/** The weeks that contain the month of the day. */
function weeksOf(day: string): string[][] {
    const first = `${day.slice(0, 7)}-01`;
    const end = addMonths(first, 1);
    const weeks: string[][] = [];
    for (let monday = addDays(first, -weekdayOf(first)); monday < end; monday = addDays(monday, WEEK)) {
        const start = monday;
        weeks.push(WEEKDAYS.map((_, index) => addDays(start, index)));
    }

    return weeks;
}

function within(day: string, min: string | undefined, max: string | undefined): string {
    if (min && day < min) {
        return min;
    }

    return max && day > max ? max : day;
}
