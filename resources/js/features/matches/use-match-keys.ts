import type { MatchActions } from '@/features/matches/use-match-actions';
import { useShortcuts } from '@/hooks/use-shortcuts';
import type { MatchRow } from '@/types/generated';

/** The shortcuts c, r and m to confirm, reject or merge the focused row. */
export function useMatchKeys(matches: readonly MatchRow[], actions: MatchActions, canMerge: boolean): void {
    const onFocused = (step: (match: MatchRow) => void) => () => {
        const row = document.activeElement?.closest('[data-row]');
        const rows = [...document.querySelectorAll('[data-row]')];
        const match = row ? matches[rows.indexOf(row)] : undefined;
        if (match) {
            step(match);
        }
    };

    useShortcuts({
        c: onFocused(
            (match) => match.can_decide && match.status === 'suggested' && actions.confirm([match.id], match.status),
        ),
        r: onFocused((match) => {
            if (match.can_decide && (match.status === 'suggested' || match.status === 'confirmed')) {
                void actions.reject([match.id], match.status);
            }
        }),
        m: onFocused((match) => {
            const isOpen = match.status === 'suggested' || match.status === 'confirmed';
            if (canMerge && isOpen && match.merge_kind !== null) {
                void actions.merge(match);
            }
        }),
    });
}
