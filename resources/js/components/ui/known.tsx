import { NOTHING } from '@/lib/format';

/** Dash for a value that is unknown or not set. */
export function Nothing() {
    return <span className="text-faint">{NOTHING}</span>;
}

/** The text, or a dash. */
export function Known({ text }: { text: string | null }) {
    return text || <Nothing />;
}
