import { Badge, type Tone } from '@/components/ui/badge';
import { type BonusClaimRow, type BonusClaimStatus, BonusClaimStatusLabels } from '@/types/generated';

const TONES: Record<BonusClaimStatus, Tone> = {
    offered: 'info',
    claimed: 'info',
    credited: 'bonus',
    used: 'ok',
    expired: 'neutral',
    reversed: 'danger',
};

export function BonusStatusBadge({ claim }: { claim: Pick<BonusClaimRow, 'status' | 'is_approved'> }) {
    return claim.status === 'offered' && !claim.is_approved ? (
        <Badge tone="warn">Awaiting approval</Badge>
    ) : (
        <Badge tone={TONES[claim.status]}>{BonusClaimStatusLabels[claim.status]}</Badge>
    );
}
