import { Badge, type Tone } from '@/components/ui/badge';
import { type LeadStatus, LeadStatusLabels } from '@/types/generated';

export const LEAD_STATUS_TONES: Record<LeadStatus, Tone> = {
    new: 'info',
    contacted: 'warn',
    qualified: 'bonus',
    converted: 'ok',
    lost: 'neutral',
    barred: 'danger',
};

export function LeadStatusBadge({ status }: { status: LeadStatus }) {
    return <Badge tone={LEAD_STATUS_TONES[status]}>{LeadStatusLabels[status]}</Badge>;
}
