import { Badge, type Tone } from '@/components/ui/badge';
import { type ImportStatus, ImportStatusLabels } from '@/types/generated';

const TONES: Record<ImportStatus, Tone> = {
    uploaded: 'neutral',
    mapped: 'neutral',
    checking: 'info',
    checked: 'warn',
    running: 'info',
    done: 'ok',
    cancelled: 'neutral',
    failed: 'danger',
    undoing: 'info',
    undone: 'neutral',
};

export const WORKING: readonly ImportStatus[] = ['checking', 'running', 'undoing'];

export function ImportStatusBadge({ status }: { status: ImportStatus }) {
    return <Badge tone={TONES[status]}>{ImportStatusLabels[status]}</Badge>;
}
