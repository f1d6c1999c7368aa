import { Badge, type Tone } from '@/components/ui/badge';
import { type RsgEventSeverity, RsgEventSeverityLabels } from '@/types/generated';

const TONES: Record<RsgEventSeverity, Tone> = { low: 'neutral', medium: 'warn', high: 'danger' };

export function SeverityBadge({ severity }: { severity: RsgEventSeverity }) {
    return <Badge tone={TONES[severity]}>{RsgEventSeverityLabels[severity]}</Badge>;
}
