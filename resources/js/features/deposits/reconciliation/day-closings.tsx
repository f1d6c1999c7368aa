import { Banner } from '@/components/ui/banner';
import { DateTime } from '@/components/ui/date-time';
import { formatCount, formatMoney } from '@/lib/format';
import type { ReconciliationClosing } from '@/types/generated';

/** The colleagues who closed or reopened the day, with their notes. Empty for a day that was never closed. */
export function DayClosings({ closings }: { closings: readonly ReconciliationClosing[] }) {
    const standing = closings.find(({ is_standing }) => is_standing);
    const former = closings.filter(({ is_standing }) => !is_standing);

    return (
        <>
            {standing && (
                <Banner tone="ok" title={`Closed by ${standing.closed_by}`}>
                    <Closing closing={standing} />
                </Banner>
            )}
            {former.map((closing) => (
                <Banner key={closing.id} tone="info" title={`Reopened by ${closing.reopened_by}`}>
                    <p>
                        <DateTime value={closing.reopened_at} /> · {closing.reopen_reason}
                    </p>
                    <p className="text-muted">
                        Previously closed by {closing.closed_by}: <Closing closing={closing} />
                    </p>
                </Banner>
            ))}
        </>
    );
}

function Closing({ closing }: { closing: ReconciliationClosing }) {
    const differences =
        closing.differences === 0
            ? 'no differences'
            : `${formatCount(closing.differences)} ${closing.differences === 1 ? 'difference' : 'differences'}`;

    return (
        <span className="wrap-anywhere">
            <DateTime value={closing.closed_at} /> · {formatMoney(closing.closing_cents)} at the bank, {differences} ·{' '}
            {closing.note}
        </span>
    );
}
