import { Badge, type Tone } from '@/components/ui/badge';
import { type CertificationStatus, CertificationStatusLabels } from '@/types/generated';

const TONES: Record<CertificationStatus, Tone> = {
    pending: 'warn',
    valid: 'ok',
    expiring: 'warn',
    expired: 'danger',
    revoked: 'danger',
};

/** `hasEvidence`: a pending one with evidence waits for the reviewer, not for its holder. */
export function CertificationBadge({ status, hasEvidence }: { status: CertificationStatus; hasEvidence: boolean }) {
    return (
        <Badge tone={TONES[status]}>
            {status === 'pending' && hasEvidence ? 'Waiting for approval' : CertificationStatusLabels[status]}
        </Badge>
    );
}
