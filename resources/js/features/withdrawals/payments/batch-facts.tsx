import { StatCard } from '@/components/ui/stat-card';
import { ValueDate } from '@/features/withdrawals/payments/value-date';
import { formatCount, formatMoney } from '@/lib/format';
import type { PaymentBatchDetails } from '@/types/generated';

/** The figures of a batch. */
export function BatchFacts({ batch }: { batch: PaymentBatchDetails }) {
    return (
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
            <StatCard
                label="Total"
                value={formatMoney(batch.total_cents)}
                hint={`${formatCount(batch.items_count)} payments`}
            />
            <StatCard label="Value date" value={<ValueDate day={batch.value_on} />} hint={`From ${batch.paid_from}`} />
            <StatCard
                label="Paid"
                value={formatMoney(batch.paid_cents)}
                tone={batch.paid_cents > 0 ? 'ok' : 'neutral'}
                hint={batch.waiting_count > 0 ? `${formatCount(batch.waiting_count)} waiting` : 'None waiting'}
            />
            <StatCard
                label="Failed"
                value={formatMoney(batch.failed_cents)}
                tone={batch.failed_cents > 0 ? 'danger' : 'neutral'}
                hint={batch.failed_cents > 0 ? 'Back with the clients' : 'None failed'}
            />
        </div>
    );
}
