import { Badge, type Tone } from '@/components/ui/badge';
import { type LogLevel, LogLevelLabels } from '@/types/generated';

const TONES: Record<LogLevel, Tone> = {
    debug: 'neutral',
    info: 'info',
    notice: 'info',
    warning: 'warn',
    error: 'danger',
    critical: 'danger',
    alert: 'danger',
    emergency: 'danger',
};

export function LogLevelBadge({ level }: { level: LogLevel }) {
    return <Badge tone={TONES[level]}>{LogLevelLabels[level]}</Badge>;
}
