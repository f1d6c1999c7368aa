import { ratingColor } from '@/components/ui/rating';
import { Tooltip } from '@/components/ui/tooltip';
import { useTimeZone } from '@/hooks/use-time-zone';
import { cn } from '@/lib/cn';
import { formatDateTime } from '@/lib/format';

interface RatingDotProps {
    value: number | null;
    description?: string | null;
    /** ISO 8601 in UTC, or null when the rating was never reviewed. */
    reviewedAt: string | null;
    size?: 'md' | 'lg';
    /** Focusable with Tab. Off in long lists, where it would add many tab stops. */
    focusable?: boolean;
}

export function RatingDot({ value, description, reviewedAt, size = 'md', focusable = false }: RatingDotProps) {
    const timeZone = useTimeZone();
    const reviewed = reviewedAt ? `Last reviewed at ${formatDateTime(reviewedAt, timeZone)}` : 'Never reviewed';
    const name = [value === null ? 'Not rated' : `Rating ${value}`, description].filter(Boolean).join(', ');

    return (
        <Tooltip
            describes={false}
            text={
                <>
                    {description && <span className="block font-medium">{description}</span>}
                    {reviewed}
                </>
            }
        >
            <span
                role="img"
                aria-label={`${name}. ${reviewed}`}
                tabIndex={focusable ? 0 : undefined}
                style={{ color: ratingColor(value) }}
                className="grid shrink-0 place-items-center rounded-full bg-current/20"
            >
                <span className={cn('m-[3px] rounded-full rating-core', size === 'lg' ? 'size-3' : 'size-2.5')} />
            </span>
        </Tooltip>
    );
}
