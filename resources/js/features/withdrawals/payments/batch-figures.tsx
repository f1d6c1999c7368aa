import { StatCard } from '@/components/ui/stat-card';
import { ValueDate } from '@/features/withdrawals/payments/value-date';
import { formatCount, formatMoney } from '@/lib/format';
import { pluralize } from '@/lib/pluralize';
import type { PaymentBatchDetails } from '@/types/generated';

/** Totals of a batch. */
export function BatchFigures({ batch }: { batch: PaymentBatchDetails }) {
    return (
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
            <StatCard
                label="Total"
                value={formatMoney(batch.total_cents)}
                hint={pluralize(batch.items_count, 'payment', 'payments')}
            />
            <StatCard label="Value date" value={<ValueDate day={batch.value_on} />} hint={`From ${batch.paid_from}`} />
            <StatCard
                label="Paid"
                value={formatMoney(batch.paid_cents)}
                tone={batch.paid_cents > 0 ? 'ok' : 'neutral'}
                hint={batch.waiting_count > 0 ? `${formatCount(batch.waiting_count)} pending` : 'None pending'}
            />
            <StatCard
                label="Failed"
                value={formatMoney(batch.failed_cents)}
                tone={batch.failed_cents > 0 ? 'danger' : 'neutral'}
                hint={batch.failed_cents > 0 ? 'Returned to the clients’ balances' : 'None failed'}
            />
        </div>
    );
}
