import { Badge, type Tone } from '@/components/ui/badge';
import { type PaymentBatchStatus, PaymentBatchStatusLabels } from '@/types/generated';

const TONES: Record<PaymentBatchStatus, Tone> = {
    draft: 'neutral',
    exported: 'warn',
    confirmed: 'info',
    settled: 'ok',
    cancelled: 'neutral',
};

export function BatchStatus({ status }: { status: PaymentBatchStatus }) {
    return <Badge tone={TONES[status]}>{PaymentBatchStatusLabels[status]}</Badge>;
}
