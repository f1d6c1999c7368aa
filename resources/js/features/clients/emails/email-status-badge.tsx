import { Badge, type Tone } from '@/components/ui/badge';
import { type EmailStatus, EmailStatusLabels } from '@/types/generated';

const TONES: Record<EmailStatus, Tone> = {
    queued: 'info',
    sent: 'info',
    delivered: 'ok',
    bounced: 'danger',
    failed: 'danger',
    suppressed: 'danger',
    received: 'neutral',
    unknown: 'warn',
};

export function EmailStatusBadge({ status }: { status: EmailStatus }) {
    return <Badge tone={TONES[status]}>{EmailStatusLabels[status]}</Badge>;
}
