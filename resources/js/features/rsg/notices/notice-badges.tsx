import { Badge, type Tone } from '@/components/ui/badge';
import {
    type BetstopChange,
    BetstopChangeLabels,
    type BetstopUpdateStatus,
    BetstopUpdateStatusLabels,
} from '@/types/generated';

const CHANGE_TONES: Record<BetstopChange, Tone> = { registered: 'danger', extended: 'warn', ended: 'info' };

const STATUS_TONES: Record<BetstopUpdateStatus, Tone> = { received: 'warn', actioned: 'ok', verified: 'neutral' };

/** The change in the register: registered, extended or ended. */
export function ChangeBadge({ change }: { change: BetstopChange }) {
    return <Badge tone={CHANGE_TONES[change]}>{BetstopChangeLabels[change]}</Badge>;
}

export function NoticeStatusBadge({ status }: { status: BetstopUpdateStatus }) {
    return <Badge tone={STATUS_TONES[status]}>{BetstopUpdateStatusLabels[status]}</Badge>;
}
