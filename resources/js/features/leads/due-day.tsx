import { ExclamationTriangleIcon } from '@heroicons/react/16/solid';
import { DateTime } from '@/components/ui/date-time';
import { Nothing } from '@/components/ui/known';
import { cn } from '@/lib/cn';

interface DueDayProps {
    /** A date in the business time zone, such as `2026-11-24`. */
    day: string | null;
    isOverdue: boolean;
    className?: string;
}

/** The due date of a next action. Overdue dates are marked in colour and for screen readers. */
export function DueDay({ day, isOverdue, className }: DueDayProps) {
    if (day === null) {
        return <Nothing />;
    }

    return (
        <span className={cn('inline-flex items-center gap-1 whitespace-nowrap', isOverdue && 'text-danger', className)}>
            {isOverdue && <ExclamationTriangleIcon aria-hidden="true" className="size-3.5 shrink-0" />}
            <DateTime value={day} dateOnly />
            {isOverdue && <span className="sr-only">(overdue)</span>}
        </span>
    );
}
