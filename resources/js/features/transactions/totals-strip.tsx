import { Button } from '@/components/ui/button';
import { Money } from '@/components/ui/money';
import { Popover } from '@/components/ui/popover';
import { NoTotals, Total, TotalsStrip } from '@/components/ui/totals-strip';
import { TotalsTable } from '@/features/transactions/totals-table';
import { formatCount, formatMoney } from '@/lib/format';
import type { TransactionStatus, TransactionTotal, TransactionTotals, TransactionType } from '@/types/generated';

/** Totals of the filtered transactions. Undefined while loading. */
export function TransactionTotalsStrip({ totals }: { totals: TransactionTotals | undefined }) {
    if (totals && !totals.is_added_up) {
        return <NoTotals>Too many to total. Filter by client or by a period of up to a month.</NoTotals>;
    }
    const lines = totals?.lines;

    return (
        <TotalsStrip
            loading={lines === undefined}
            actions={
                <Popover
                    label="Totals by type and status"
                    align="end"
                    className="w-120!"
                    trigger={
                        <Button size="sm" variant="ghost" disabled={lines === undefined || lines.length === 0}>
                            Breakdown
                        </Button>
                    }
                >
                    <TotalsTable lines={lines ?? []} />
                </Popover>
            }
        >
            <Total label="Transactions" hideLabel isCount>
                {lines && formatCount(sum(lines, 'count'))}
            </Total>
            <Total label="Deposits completed">
                {lines && <Money inline cents={sum(only(lines, 'deposit', 'completed'), 'amount_cents')} />}
            </Total>
            <Total
                label="Withdrawals paid"
                hint={lines && `${formatMoney(sum(only(lines, 'withdrawal', 'pending'), 'amount_cents'))} pending`}
            >
                {lines && <Money inline cents={sum(only(lines, 'withdrawal', 'completed'), 'amount_cents')} />}
            </Total>
            <Total label="Net change">{lines && <Money inline cents={sum(lines, 'effect_cents')} />}</Total>
        </TotalsStrip>
    );
}

function only(lines: readonly TransactionTotal[], type: TransactionType, status: TransactionStatus) {
    return lines.filter((line) => line.type === type && line.status === status);
}

function sum(lines: readonly TransactionTotal[], figure: 'count' | 'amount_cents' | 'effect_cents'): number {
    return lines.reduce((total, line) => total + line[figure], 0);
}
