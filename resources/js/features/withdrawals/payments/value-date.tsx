import { formatDate } from '@/lib/format';

/** A calendar day, which no time zone changes. */
export function ValueDate({ day }: { day: string }) {
    return (
        <time dateTime={day} className="whitespace-nowrap tabular">
            {formatDate(`${day}T00:00:00Z`, 'UTC')}
        </time>
    );
}
