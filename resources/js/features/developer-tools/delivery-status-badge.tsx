import { Badge, type Tone } from '@/components/ui/badge';
import { type WebhookDeliveryStatus, WebhookDeliveryStatusLabels } from '@/types/generated';

const TONES: Record<WebhookDeliveryStatus, Tone> = {
    received: 'neutral',
    processed: 'ok',
    refused: 'warn',
    failed: 'danger',
};

export function DeliveryStatusBadge({ status }: { status: WebhookDeliveryStatus }) {
    return <Badge tone={TONES[status]}>{WebhookDeliveryStatusLabels[status]}</Badge>;
}
