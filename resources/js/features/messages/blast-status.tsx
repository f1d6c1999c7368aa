import { Badge, type Tone } from '@/components/ui/badge';
import { BlastStatusLabels, type BlastStatus as Status } from '@/types/generated';

const TONES: Record<Status, Tone> = {
    draft: 'neutral',
    checked: 'warn',
    approved: 'info',
    sending: 'info',
    paused: 'warn',
    done: 'ok',
    cancelled: 'neutral',
};

export function BlastStatus({ status }: { status: Status }) {
    return <Badge tone={TONES[status]}>{BlastStatusLabels[status]}</Badge>;
}
