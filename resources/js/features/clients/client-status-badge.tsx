import { Badge, type Tone } from '@/components/ui/badge';
import { type ClientStatus, ClientStatusLabels } from '@/types/generated';

export const CLIENT_STATUS_TONES: Record<ClientStatus, Tone> = {
    pending: 'warn',
    verified: 'info',
    active: 'ok',
    dormant: 'neutral',
    closed: 'danger',
};

export function ClientStatusBadge({ status }: { status: ClientStatus }) {
    return <Badge tone={CLIENT_STATUS_TONES[status]}>{ClientStatusLabels[status]}</Badge>;
}
