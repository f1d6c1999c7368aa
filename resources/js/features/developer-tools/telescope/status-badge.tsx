import { Badge, type Tone } from '@/components/ui/badge';
import { Nothing } from '@/components/ui/known';

const WORDS: Record<string, Tone> = {
    processed: 'ok',
    sent: 'ok',
    released: 'warn',
    failed: 'danger',
    'not sent': 'danger',
};

/** The status of a response, or the word of a job or broadcast. */
export function StatusBadge({ status }: { status: string | null }) {
    return status === null ? <Nothing /> : <Badge tone={toneOf(status)}>{capitalised(status)}</Badge>;
}

export function toneOf(status: string): Tone {
    const code = Number(status);
    if (Number.isNaN(code)) {
        return WORDS[status] ?? 'neutral';
    }

    return code >= 500 ? 'danger' : code >= 400 ? 'warn' : code >= 300 ? 'neutral' : 'ok';
}

function capitalised(text: string): string {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
