import { cn } from '@/lib/cn';
import type { TransactionRow } from '@/types/generated';

const VOID = ['Cancelled', 'Declined'];
const PURPLE = ['Bonus bet', 'Boosted bet'];

/** Row styles from section 3 of the specification, keyed by its type and status names. */
export function transactionRowStyle({
    type_name,
    status_name,
}: Pick<TransactionRow, 'type_name' | 'status_name'>): string | undefined {
    const style = cn(
        VOID.includes(status_name) && 'row-void',
        type_name === 'Withdrawal' && 'row-withdrawal',
        PURPLE.includes(type_name) && 'row-bonus',
    );

    return style === '' ? undefined : style;
}
