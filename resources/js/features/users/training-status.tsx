import { Badge, type Tone } from '@/components/ui/badge';
import { type TrainingStatus, TrainingStatusLabels } from '@/types/generated';

const TONES: Record<TrainingStatus, Tone> = {
    assigned: 'warn',
    started: 'info',
    passed: 'ok',
    failed: 'danger',
    lapsed: 'danger',
};

export function TrainingBadge({ status }: { status: TrainingStatus }) {
    return <Badge tone={TONES[status]}>{TrainingStatusLabels[status]}</Badge>;
}
