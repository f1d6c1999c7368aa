import type { MatchDeeds } from '@/features/matches/use-match-deeds';
import { useShortcuts } from '@/hooks/use-shortcuts';
import type { MatchRow } from '@/types/generated';

/** c, r and m on the row that j and k have reached: confirm, reject, merge. */
export function useMatchKeys(matches: readonly MatchRow[], deeds: MatchDeeds, canMerge: boolean): void {
    const onFocused = (deed: (match: MatchRow) => void) => () => {
        const row = document.activeElement?.closest('[data-row]');
        const rows = [...document.querySelectorAll('[data-row]')];
        const match = row ? matches[rows.indexOf(row)] : undefined;
        if (match) {
            deed(match);
        }
    };

    useShortcuts({
        c: onFocused(
            (match) => match.can_decide && match.status === 'suggested' && deeds.confirm([match.id], match.status),
        ),
        r: onFocused((match) => {
            if (match.can_decide && (match.status === 'suggested' || match.status === 'confirmed')) {
                void deeds.reject([match.id], match.status);
            }
        }),
        m: onFocused((match) => {
            const isOpen = match.status === 'suggested' || match.status === 'confirmed';
            if (canMerge && isOpen && match.merge_kind !== null) {
                void deeds.merge(match);
            }
        }),
    });
}
