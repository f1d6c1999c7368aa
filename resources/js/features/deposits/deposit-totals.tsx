import { Money } from '@/components/ui/money';
import { NoTotals, Total, TotalsStrip } from '@/components/ui/totals-strip';
import { formatCount } from '@/lib/format';
import type { DepositTotals as Totals } from '@/types/generated';

interface DepositTotalsProps {
    /** Undefined while loading. */
    totals: Totals | undefined;
    /** Every deposit of the tab is pending, so the pending figures are left out. */
    allWait: boolean;
}

/** Totals of the filtered deposits. */
export function DepositTotals({ totals, allWait }: DepositTotalsProps) {
    if (totals?.is_capped) {
        // Short, because a longer line would be the last large paint of the page.
        return <NoTotals>{formatCount(totals.count)}+ deposits. Filter for totals.</NoTotals>;
    }

    return (
        <TotalsStrip loading={totals === undefined}>
            {!allWait && (
                <>
                    <Total label="Deposits" hideLabel isCount>
                        {totals && formatCount(totals.count)}
                    </Total>
                    <Total label="Amount">{totals && <Money inline cents={totals.amount_cents} />}</Total>
                </>
            )}
            <Total label="Pending" isCount>
                {totals && formatCount(totals.waiting_count)}
            </Total>
            <Total label="Pending amount">{totals && <Money inline cents={totals.waiting_cents} />}</Total>
        </TotalsStrip>
    );
}
