import { NOTHING } from '@/lib/format';

/** Stands where a value is not known or not set. */
export function Nothing() {
    return <span className="text-faint">{NOTHING}</span>;
}

/** A text, where there is one. */
export function Known({ text }: { text: string | null }) {
    return text || <Nothing />;
}
