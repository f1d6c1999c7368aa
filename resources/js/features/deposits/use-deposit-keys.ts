import { useShortcuts } from '@/hooks/use-shortcuts';
import type { DepositRow } from '@/types/generated';

/** Key "a" opens the approval of the focused row. */
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
