import { Badge, type Tone } from '@/components/ui/badge';
import { type RsgEventStatus, RsgEventStatusLabels } from '@/types/generated';

const TONES: Record<RsgEventStatus, Tone> = { open: 'warn', reviewing: 'info', actioned: 'ok', closed: 'neutral' };

/** The button that moves an event to this status. */
export const EVENT_VERBS: Record<RsgEventStatus, string> = {
    open: '',
    reviewing: 'Start review',
    actioned: 'Mark as actioned',
    closed: 'Close event',
};

export function EventStatusBadge({ status }: { status: RsgEventStatus }) {
    return <Badge tone={TONES[status]}>{RsgEventStatusLabels[status]}</Badge>;
}
