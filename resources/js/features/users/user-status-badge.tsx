import { Badge, type Tone } from '@/components/ui/badge';
import { type UserStatus, UserStatusLabels } from '@/types/generated';

const TONES: Record<UserStatus, Tone> = {
    active: 'ok',
    invited: 'info',
    invitation_expired: 'warn',
    inactive: 'neutral',
};

export function UserStatusBadge({ status }: { status: UserStatus }) {
    return <Badge tone={TONES[status]}>{UserStatusLabels[status]}</Badge>;
}
