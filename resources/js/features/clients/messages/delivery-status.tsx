import { CheckCircleIcon, CheckIcon, ClockIcon, ExclamationTriangleIcon } from '@heroicons/react/24/outline';
import type { Icon } from '@/components/ui/icon-type';
import { cn } from '@/lib/cn';
import { type SmsBubble, type SmsStatus, SmsStatusLabels } from '@/types/generated';

const LOOKS: Record<SmsStatus, { icon: Icon; tone: string }> = {
    draft: { icon: ClockIcon, tone: 'text-muted' },
    queued: { icon: ClockIcon, tone: 'text-muted' },
    sent: { icon: CheckIcon, tone: 'text-muted' },
    delivered: { icon: CheckCircleIcon, tone: 'text-ok' },
    failed: { icon: ExclamationTriangleIcon, tone: 'text-danger' },
    suppressed: { icon: ExclamationTriangleIcon, tone: 'text-warn' },
    received: { icon: CheckIcon, tone: 'text-muted' },
    unknown: { icon: ExclamationTriangleIcon, tone: 'text-warn' },
};

/** The delivery status of an outgoing message, with the error if it failed. */
export function DeliveryStatus({ message: { status, error } }: { message: Pick<SmsBubble, 'status' | 'error'> }) {
    const { icon: Glyph, tone } = LOOKS[status];

    return (
        <span className={cn('inline-flex items-center gap-1', tone)}>
            <Glyph aria-hidden="true" className="size-3.5 stroke-2" />
            {SmsStatusLabels[status]}
            {error !== null && <span className="text-muted">· {error}</span>}
        </span>
    );
}
