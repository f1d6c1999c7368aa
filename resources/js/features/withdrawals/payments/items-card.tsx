import { useMemo, useState } from 'react';
import { StaticTable } from '@/components/data-table';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { itemColumns } from '@/features/withdrawals/payments/item-columns';
import { MarkFailedDialog } from '@/features/withdrawals/payments/mark-failed-dialog';
import { useStep } from '@/hooks/use-step';
import { formatCount } from '@/lib/format';
import { withdrawals } from '@/routes/generated';
import type { PaymentBatchDetails, PaymentItemRow } from '@/types/generated';

interface ItemsCardProps {
    batch: PaymentBatchDetails;
    items: readonly PaymentItemRow[];
    canHandle: boolean;
}

/** Payments of a batch. They can be removed before the export and marked as failed afterwards. */
export function ItemsCard({ batch, items, canHandle }: ItemsCardProps) {
    const [failing, setFailing] = useState<PaymentItemRow | null>(null);
    const [last, setLast] = useState<PaymentItemRow | null>(null);
    const { take, isBusy } = useStep();
    const isDraft = batch.status === 'draft';
    const columns = useMemo(() => {
        const isOpen = (item: PaymentItemRow) =>
            isDraft ? item.status === 'waiting' : item.status === 'waiting' || item.status === 'paid';

        return itemColumns(
            canHandle && batch.status !== 'cancelled'
                ? (item) =>
                      isOpen(item) && (
                          <Button
                              size="sm"
                              loading={isBusy}
                              aria-label={
                                  isDraft ? `Remove payment ${item.reference}` : `Mark as failed ${item.reference}`
                              }
                              onClick={() => {
                                  if (isDraft) {
                                      take(withdrawals.batchesItemsDestroy({ batch: batch.id, item: item.id }), {});
                                  } else {
                                      setFailing(item);
                                      setLast(item);
                                  }
                              }}
                          >
                              {isDraft ? 'Remove payment' : 'Mark as failed'}
                          </Button>
                      )
                : null,
        );
    }, [batch.id, batch.status, canHandle, isDraft, isBusy, take]);

    return (
        <Card className="min-w-0">
            <CardHeader title="Payments" badge={<Badge>{formatCount(items.length)}</Badge>} />
            <StaticTable
                label="Payments"
                rows={items}
                columns={columns}
                rowId={(item) => String(item.id)}
                rowLabel={(item) => item.reference}
            />
            <MarkFailedDialog
                withdrawalId={last?.withdrawal_id ?? 0}
                open={failing !== null}
                wasPaid={last?.status === 'paid'}
                title={`Did the payment of ${last?.reference ?? ''} fail?`}
                onClose={() => setFailing(null)}
            />
        </Card>
    );
}
