import { ClockIcon } from '@heroicons/react/24/outline';
import { Badge } from '@/components/ui/badge';
import { ShortTime } from '@/components/ui/relative-time';
import { Tooltip } from '@/components/ui/tooltip';
import { type AgeLimits, ageOf, ageTone } from '@/features/withdrawals/request-age';
import { useNow } from '@/hooks/use-now';
import { useTimeZone } from '@/hooks/use-time-zone';
import { formatDateTime } from '@/lib/format';
import type { WithdrawalRow } from '@/types/generated';

interface RequestClockProps {
    withdrawal: Pick<WithdrawalRow, 'requested_at' | 'status'>;
    limits: AgeLimits;
}

/** Waiting time of an open request, or the request date of a closed one. */
export function RequestClock({ withdrawal: { requested_at, status }, limits }: RequestClockProps) {
    const now = useNow();
    const timeZone = useTimeZone();
    if (status !== 'pending' && status !== 'checked' && status !== 'approved') {
        return <ShortTime value={requested_at} className="text-compact" />;
    }
    const { minutes, text } = ageOf(requested_at, now);

    return (
        <Tooltip text={`Requested ${formatDateTime(requested_at, timeZone)}`}>
            <span>
                <Badge tone={ageTone(minutes, limits)} icon={ClockIcon} className="tabular">
                    {text}
                </Badge>
            </span>
        </Tooltip>
    );
}
