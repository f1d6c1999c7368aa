import { ClockIcon } from '@heroicons/react/24/outline';
import { Badge, type Tone } from '@/components/ui/badge';
import { ShortTime } from '@/components/ui/relative-time';
import { cn } from '@/lib/cn';
import { type DepositAge, DepositAgeLabels, type DepositStatus, DepositStatusLabels } from '@/types/generated';

const STATUS_TONES: Record<DepositStatus, Tone> = {
    pending: 'warn',
    matched: 'info',
    approved: 'ok',
    rejected: 'neutral',
    returned: 'neutral',
    split: 'neutral',
    bounced: 'neutral',
};

export function DepositStatusBadge({ status }: { status: DepositStatus }) {
    return <Badge tone={STATUS_TONES[status]}>{DepositStatusLabels[status]}</Badge>;
}

/** Longer waits get stronger colours. The label says the same in words. */
const AGE_TONES: Record<DepositAge, string> = {
    fresh: 'text-muted',
    waiting: 'text-info',
    late: 'text-warn font-medium',
    overdue: 'text-danger font-medium',
};

interface WaitingSinceProps {
    since: string | null;
    age: DepositAge | null;
}

/** How long the deposit has been pending. Empty once it is decided. */
export function WaitingSince({ since, age }: WaitingSinceProps) {
    if (since === null || age === null) {
        return null;
    }

    return (
        <span className={cn('inline-flex items-center gap-1', AGE_TONES[age])}>
            {age !== 'fresh' && (
                <ClockIcon
                    role="img"
                    aria-hidden={false}
                    aria-label={DepositAgeLabels[age]}
                    className="size-4 shrink-0"
                />
            )}
            <ShortTime value={since} />
        </span>
    );
}
