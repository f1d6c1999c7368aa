import { Badge, type Tone } from '@/components/ui/badge';
import { type LegacyTransferStatus, LegacyTransferStatusLabels } from '@/types/generated';

const TONES: Record<LegacyTransferStatus, Tone> = {
    draft: 'neutral',
    approved: 'info',
    running: 'info',
    done: 'ok',
    failed: 'danger',
    undoing: 'info',
    undone: 'neutral',
};

export function TransferStatus({ status }: { status: LegacyTransferStatus }) {
    return <Badge tone={TONES[status]}>{LegacyTransferStatusLabels[status]}</Badge>;
}
