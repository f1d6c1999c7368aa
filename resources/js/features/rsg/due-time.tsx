import { ClockIcon } from '@heroicons/react/24/outline';
import { Badge, type Tone } from '@/components/ui/badge';
import { DateTime } from '@/components/ui/date-time';
import { Nothing } from '@/components/ui/known';
import { Tooltip } from '@/components/ui/tooltip';
import { useNow } from '@/hooks/use-now';
import { useTimeZone } from '@/hooks/use-time-zone';
import { dueText } from '@/lib/due-text';
import { formatDateTime } from '@/lib/format';

const DAY_MS = 24 * 60 * 60_000;

interface DueTimeProps {
    /** ISO 8601 in UTC. */
    dueAt: string | null;
    /** Handled work is never overdue. */
    isDone: boolean;
}

/** The due time of RSG work: red when overdue, amber within 24 hours. */
export function DueTime({ dueAt, isDone }: DueTimeProps) {
    const now = useNow();
    const timeZone = useTimeZone();

    if (dueAt === null) {
        return <Nothing />;
    }
    if (isDone) {
        return <DateTime value={dueAt} />;
    }
    const left = Date.parse(dueAt) - now;

    return (
        <Tooltip text={`Due ${formatDateTime(dueAt, timeZone)}`}>
            <span>
                <Badge tone={dueTone(left)} icon={ClockIcon} className="tabular">
                    {dueText(dueAt, now)}
                </Badge>
            </span>
        </Tooltip>
    );
}

function dueTone(left: number): Tone {
    if (left < 0) {
        return 'danger';
    }

    return left < DAY_MS ? 'warn' : 'neutral';
}
