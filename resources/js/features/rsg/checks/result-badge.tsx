import { Badge, type Tone } from '@/components/ui/badge';

const TONES: Record<string, Tone> = {
    clear: 'ok',
    registered: 'danger',
    error: 'warn',
    extended: 'warn',
    ended: 'info',
};

/** What a check or a notice says. `error` is no answer, which is never clear. */
export function ResultBadge({ result, label }: { result: string; label: string }) {
    return <Badge tone={TONES[result] ?? 'neutral'}>{label}</Badge>;
}
