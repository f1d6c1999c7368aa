import { useShortcuts } from '@/hooks/use-shortcuts';
import type { DepositRow } from '@/types/generated';

/** a on the row that j and k have reached: approve it, after it has been asked. */
export function useDepositKeys(rows: readonly DepositRow[], canHandle: boolean, onApprove: (row: DepositRow) => void) {
    useShortcuts({
        a: () => {
            const row = document.activeElement?.closest('[data-row]');
            const all = [...document.querySelectorAll('[data-row]')];
            const deposit = row ? rows[all.indexOf(row)] : undefined;
            if (canHandle && deposit && deposit.waiting_since !== null) {
                onApprove(deposit);
            }
        },
    });
}
