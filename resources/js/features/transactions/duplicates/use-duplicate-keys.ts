import type { DuplicateDecisions } from '@/features/transactions/duplicates/use-duplicate-decisions';
import { useShortcuts } from '@/hooks/use-shortcuts';
import type { DuplicateRow } from '@/types/generated';

/** Keys on the focused row: c confirms, d dismisses, r returns, o reopens. */
export function useDuplicateKeys(rows: readonly DuplicateRow[], decisions: DuplicateDecisions): void {
    const onFocused =
        (decision: (row: DuplicateRow) => unknown, ...standing: DuplicateRow['status'][]) =>
        () => {
            const focused = document.activeElement?.closest('[data-row]');
            const row = focused ? rows[[...document.querySelectorAll('[data-row]')].indexOf(focused)] : undefined;
            if (row?.can_decide && standing.includes(row.status)) {
                decision(row);
            }
        };

    useShortcuts({
        c: onFocused(decisions.confirm, 'open'),
        d: onFocused(decisions.dismiss, 'open'),
        r: onFocused(decisions.returnDeposit, 'confirmed'),
        o: onFocused(decisions.reopen, 'confirmed', 'dismissed'),
    });
}
