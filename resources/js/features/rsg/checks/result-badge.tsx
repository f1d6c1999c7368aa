import { Badge, type Tone } from '@/components/ui/badge';

const TONES: Record<string, Tone> = {
    clear: 'ok',
    registered: 'danger',
    error: 'warn',
    extended: 'warn',
    ended: 'info',
};

/** The result of a check or a notice. `error` means that the register didn't answer, which is never clear. */
export function ResultBadge({ result, label }: { result: string; label: string }) {
    return <Badge tone={TONES[result] ?? 'neutral'}>{label}</Badge>;
}
