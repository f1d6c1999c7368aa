import type { Choice } from '@/types/generated';

const EITHER = new Intl.ListFormat('en-AU', { type: 'disjunction' });

/** Explains why some statuses can't be chosen. */
export function StatusRule({ refused }: { refused: readonly Choice[] }) {
    if (refused.length === 0) {
        return null;
    }

    return (
        <details className="text-compact text-muted">
            <summary className="w-fit cursor-pointer rounded-tag hover:text-ink">
                Why can’t I choose {EITHER.format(refused.map(({ label }) => label))}?
            </summary>
            <ul className="mt-1.5 flex flex-col gap-1 pl-4">
                {refused.map(({ value, label, hint }) => (
                    <li key={value}>
                        <span className="font-medium text-ink">{label}:</span> {hint}
                    </li>
                ))}
            </ul>
        </details>
    );
}
