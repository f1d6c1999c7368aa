import { Button } from '@/components/ui/button';
import { Money } from '@/components/ui/money';
import { Popover } from '@/components/ui/popover';
import { NoTotals, Total, TotalsStrip } from '@/components/ui/totals-strip';
import { TotalsTable } from '@/features/transactions/totals-table';
import { formatCount } from '@/lib/format';
import type { TransactionStatus, TransactionTotal, TransactionTotals, TransactionType } from '@/types/generated';

/** Totals of the filtered transactions above the list. Undefined while loading. */
export function TransactionTotalsStrip({ totals }: { totals: TransactionTotals | undefined }) {
    if (totals && !totals.is_added_up) {
        return (
            <NoTotals>
                There are too many transactions to total. Filter by client or by a period of up to a month to see
                totals.
            </NoTotals>
        );
    }
    const lines = totals?.lines;

    return (
        <TotalsStrip
            loading={lines === undefined}
            className="sm:grid-cols-3 lg:grid-cols-5"
            actions={
                <Popover
                    label="Totals by type and status"
                    align="end"
                    className="w-120!"
                    trigger={
                        <Button size="sm" disabled={lines === undefined || lines.length === 0}>
                            View by type and status
                        </Button>
                    }
                >
                    <TotalsTable lines={lines ?? []} />
                </Popover>
            }
        >
            <Total label="Transactions">{lines && formatCount(sum(lines, 'count'))}</Total>
            <Total label="Deposits completed" hint={lines && countOf(lines, 'deposit', 'completed')}>
                {lines && <Money inline cents={sum(only(lines, 'deposit', 'completed'), 'amount_cents')} />}
            </Total>
            <Total label="Withdrawals paid" hint={lines && countOf(lines, 'withdrawal', 'completed')}>
                {lines && <Money inline cents={sum(only(lines, 'withdrawal', 'completed'), 'amount_cents')} />}
            </Total>
            <Total label="Withdrawals pending" hint={lines && countOf(lines, 'withdrawal', 'pending')}>
                {lines && <Money inline cents={sum(only(lines, 'withdrawal', 'pending'), 'amount_cents')} />}
            </Total>
            <Total label="Net balance change">{lines && <Money inline cents={sum(lines, 'effect_cents')} />}</Total>
        </TotalsStrip>
    );
}

function only(lines: readonly TransactionTotal[], type: TransactionType, status: TransactionStatus) {
    return lines.filter((line) => line.type === type && line.status === status);
}

function sum(lines: readonly TransactionTotal[], figure: 'count' | 'amount_cents' | 'effect_cents'): number {
    return lines.reduce((total, line) => total + line[figure], 0);
}

function countOf(lines: readonly TransactionTotal[], type: TransactionType, status: TransactionStatus): string {
    return formatCount(sum(only(lines, type, status), 'count'));
}
