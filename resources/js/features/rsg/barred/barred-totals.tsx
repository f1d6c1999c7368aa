import { PageLink } from '@/components/page-link';
import { Total, TotalsStrip } from '@/components/ui/totals-strip';
import { formatCount } from '@/lib/format';
import { rsg } from '@/routes/generated';
import type { BarredTotals as Totals } from '@/types/generated';

const LINK = 'rounded-tag hover:underline focus-visible:underline';

/** Counts of all entries, each a link to its rows. Undefined while loading. */
export function BarredTotals({ totals }: { totals: Totals | undefined }) {
    const count = (value: number, query: Record<string, string>) => (
        <PageLink href={rsg.barredListIndex({ query })} className={LINK}>
            {formatCount(value)}
        </PageLink>
    );

    return (
        <TotalsStrip loading={totals === undefined}>
            <Total isCount label="Active">
                {totals && count(totals.active_count, { status: 'active' })}
            </Total>
            <Total isCount label="Clients">
                {totals && count(totals.client_count, { status: 'active', client: 'matched' })}
            </Total>
            <Total isCount label="To review">
                {totals && count(totals.review_count, { client: 'review' })}
            </Total>
            <Total isCount label="Lifts to confirm">
                {totals && count(totals.lift_count, { lift: 'requested' })}
            </Total>
            <Total isCount label="End within 30 days">
                {totals && count(totals.ending_count, { ends: 'soon' })}
            </Total>
        </TotalsStrip>
    );
}
