import { Badge, type Tone } from '@/components/ui/badge';
import { type ClientStatus, ClientStatusLabels } from '@/types/generated';

const TONES: Record<ClientStatus, Tone> = {
    pending: 'warn',
    verified: 'info',
    active: 'ok',
    dormant: 'neutral',
    closed: 'danger',
};

export function ClientStatusBadge({ status }: { status: ClientStatus }) {
    return <Badge tone={TONES[status]}>{ClientStatusLabels[status]}</Badge>;
}
