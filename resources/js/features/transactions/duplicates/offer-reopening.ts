import { offerUndo } from '@/features/shell/offer-undo';
import { transactions } from '@/routes/generated';

/** Adds Undo to the toast of a case decision. Neither decision moves money, so reopening the case undoes it. */
export function offerReopening(id: number, seen: 'confirmed' | 'dismissed'): void {
    offerUndo(transactions.duplicateOskoDepositsReopen({ duplicateCase: id }), { seen });
}
