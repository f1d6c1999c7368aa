import { Badge, type Tone } from '@/components/ui/badge';
import type { TransactionStatus } from '@/types/generated';

const TONES: Record<TransactionStatus, Tone> = {
    pending: 'warn',
    completed: 'ok',
    cancelled: 'neutral',
    declined: 'neutral',
    returned: 'neutral',
};

interface TransactionStatusBadgeProps {
    status: TransactionStatus;
    name: string;
}

export function TransactionStatusBadge({ status, name }: TransactionStatusBadgeProps) {
    return <Badge tone={TONES[status]}>{name}</Badge>;
}
