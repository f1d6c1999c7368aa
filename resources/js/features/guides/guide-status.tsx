import { Badge, type Tone } from '@/components/ui/badge';
import { type GuideVersionStatus, GuideVersionStatusLabels } from '@/types/generated';

const TONES: Record<GuideVersionStatus, Tone> = {
    draft: 'neutral',
    scheduled: 'info',
    published: 'ok',
    archived: 'neutral',
};

export function GuideStatusBadge({ status }: { status: GuideVersionStatus }) {
    return <Badge tone={TONES[status]}>{GuideVersionStatusLabels[status]}</Badge>;
}
