import { Badge, type Tone } from '@/components/ui/badge';
import { type ExclusionCaseStatus, ExclusionCaseStatusLabels } from '@/types/generated';

const TONES: Record<ExclusionCaseStatus, Tone> = { open: 'danger', completed: 'ok', lifted: 'neutral' };

export function CaseStatusBadge({ status }: { status: ExclusionCaseStatus }) {
    return <Badge tone={TONES[status]}>{ExclusionCaseStatusLabels[status]}</Badge>;
}
