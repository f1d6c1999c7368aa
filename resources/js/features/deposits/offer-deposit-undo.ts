import { offerUndo } from '@/features/shell/offer-undo';
import { deposits } from '@/routes/generated';
import type { DepositDetails } from '@/types/generated';

/** Undoing another decision needs a check first, of the bank or of the withdrawal. The drawer asks for it. */
const UNDONE_FROM_TOAST: readonly string[] = ['approved', 'rejected'];

/** Adds Undo to the toast of the viewer's own approval or rejection. */
export function offerDepositUndo({ deposit, is_own_decision }: DepositDetails, onUndone: () => void): void {
    if (is_own_decision && UNDONE_FROM_TOAST.includes(deposit.status)) {
        offerUndo(
            deposits.undo({ deposit: deposit.id }),
            { version: deposit.version, reason: 'Undone straight after the decision.' },
            onUndone,
        );
    }
}
