import { Nothing } from '@/components/ui/known';
import { Tooltip } from '@/components/ui/tooltip';
import { useNow } from '@/hooks/use-now';
import { useTimeZone } from '@/hooks/use-time-zone';
import { cn } from '@/lib/cn';
import { formatDate, formatDateTime, formatRelative } from '@/lib/format';

interface DateTimeProps {
    /** ISO 8601 in UTC, or null when it never happened. */
    value: string | null;
    /** Date only. A value such as `1986-02-04` is a calendar day, which has no time zone. */
    dateOnly?: boolean;
    className?: string;
}

/** `20 Nov 2026, 14:05` in the user's time zone, with the relative time in the tooltip. */
export function DateTime({ value, dateOnly = false, className }: DateTimeProps) {
    const timeZone = useTimeZone();

    if (value === null) {
        return <Nothing />;
    }

    return (
        <Tooltip text={<Ago value={value} />}>
            <time dateTime={value} className={cn('whitespace-nowrap tabular', className)}>
                {dateOnly ? formatDate(value, timeZone) : formatDateTime(value, timeZone)}
            </time>
        </Tooltip>
    );
}

function Ago({ value }: { value: string }) {
    return formatRelative(value, useNow());
}
