import { Money } from '@/components/ui/money';
import { Total, TotalsStrip } from '@/components/ui/totals-strip';
import { formatCount } from '@/lib/format';
import type { WithdrawalTotals as Totals } from '@/types/generated';

/** Totals of the filtered tab. Undefined while loading. */
export function WithdrawalTotals({ totals }: { totals: Totals | undefined }) {
    return (
        <TotalsStrip loading={totals === undefined}>
            <Total label="Withdrawals" hideLabel isCount>
                {totals && formatCount(totals.count)}
            </Total>
            <Total label="Amount">{totals && <Money inline cents={totals.amount_cents} />}</Total>
            <Total label="Needs a second approver" isCount>
                {totals && formatCount(totals.dual_approval_count)}
            </Total>
            <Total label="Insufficient funds" hint={totals && `(${formatCount(totals.not_held_count)})`}>
                {totals && <Money inline cents={totals.not_held_cents} />}
            </Total>
        </TotalsStrip>
    );
}
