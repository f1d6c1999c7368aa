import type { DuplicateDeeds } from '@/features/transactions/duplicates/use-duplicate-deeds';
import { useShortcuts } from '@/hooks/use-shortcuts';
import type { DuplicateRow } from '@/types/generated';

/** c, d, r and o on the row that j and k have reached: confirm, dismiss, return, reopen. */
export function useDuplicateKeys(rows: readonly DuplicateRow[], deeds: DuplicateDeeds): void {
    const onFocused =
        (deed: (row: DuplicateRow) => unknown, ...standing: DuplicateRow['status'][]) =>
        () => {
            const focused = document.activeElement?.closest('[data-row]');
            const row = focused ? rows[[...document.querySelectorAll('[data-row]')].indexOf(focused)] : undefined;
            if (row?.can_decide && standing.includes(row.status)) {
                deed(row);
            }
        };

    useShortcuts({
        c: onFocused(deeds.confirm, 'open'),
        d: onFocused(deeds.dismiss, 'open'),
        r: onFocused(deeds.giveBack, 'confirmed'),
        o: onFocused(deeds.reopen, 'confirmed', 'dismissed'),
    });
}
