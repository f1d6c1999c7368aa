import { Nothing } from '@/components/ui/known';
import { Tooltip } from '@/components/ui/tooltip';
import { useNow } from '@/hooks/use-now';
import { useTimeZone } from '@/hooks/use-time-zone';
import { cn } from '@/lib/cn';
import { formatDateTime, formatRelative, formatShort } from '@/lib/format';

interface RelativeTimeProps {
    /** ISO 8601 in UTC, or null when it never happened. */
    value: string | null;
    /** In place of the dash when it never happened. */
    never?: string;
    className?: string;
}

/** `5 min ago`, updated live, with the exact time in the tooltip. */
export function RelativeTime(props: RelativeTimeProps) {
    return <FreshTime {...props} format={formatRelative} />;
}

/** `1 h ago`, `today 09:12`, `yesterday`, `3 Aug 2026` for narrow columns, with the exact time in the tooltip. */
export function ShortTime(props: RelativeTimeProps) {
    return <FreshTime {...props} format={formatShort} />;
}

interface FreshTimeProps extends RelativeTimeProps {
    format: (iso: string, now: Date | number, timeZone: string) => string;
}

function FreshTime({ value, never, className, format }: FreshTimeProps) {
    const timeZone = useTimeZone();
    const now = useNow();

    if (value === null) {
        return never === undefined ? <Nothing /> : <span className="text-faint">{never}</span>;
    }

    return (
        <Tooltip text={formatDateTime(value, timeZone)}>
            <time dateTime={value} className={cn('whitespace-nowrap tabular', className)}>
                {format(value, now, timeZone)}
            </time>
        </Tooltip>
    );
}
