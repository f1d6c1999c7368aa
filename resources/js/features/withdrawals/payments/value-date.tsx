import { formatDate } from '@/lib/format';

/** A day of the business's calendar, which is the same day in every zone. */
export function ValueDate({ day }: { day: string }) {
    return (
        <time dateTime={day} className="whitespace-nowrap tabular">
            {formatDate(`${day}T00:00:00Z`, 'UTC')}
        </time>
    );
}
