import { Badge, type Tone } from '@/components/ui/badge';
import { type BarredEntryStatus, BarredEntryStatusLabels, type BarredList, BarredListLabels } from '@/types/generated';

const STATUS_TONES: Record<BarredEntryStatus, Tone> = { active: 'danger', expired: 'neutral', lifted: 'neutral' };

export function BarredStatusBadge({ status }: { status: BarredEntryStatus }) {
    return <Badge tone={STATUS_TONES[status]}>{BarredEntryStatusLabels[status]}</Badge>;
}

export function BarredListBadge({ list }: { list: BarredList }) {
    return <Badge tone={list === 'self_exclusion' ? 'info' : 'neutral'}>{BarredListLabels[list]}</Badge>;
}
