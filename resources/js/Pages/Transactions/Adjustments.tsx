import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ADJUSTMENT_COLUMNS } from '@/features/transactions/adjustments/adjustment-columns';
import { AdjustmentDialog } from '@/features/transactions/adjustments/adjustment-dialog';
import { ListPage } from '@/layouts/list-page';
import { transactions as routes } from '@/routes/generated';
import { type AdjustmentIndexPage, TransactionTypeLabels } from '@/types/generated';
import { adjustmentList } from '@/types/generated/lists';

export default function TransactionAdjustments({ adjustments, meta, can_request }: AdjustmentIndexPage) {
    const [isAsking, setIsAsking] = useState(false);

    return (
        <>
            <ListPage
                list={adjustmentList}
                rows={adjustments}
                meta={meta}
                columns={ADJUSTMENT_COLUMNS}
                breadcrumbs={[{ title: 'Transactions', href: routes.index() }]}
                notice="Manual balance changes and fees, which need a second approver"
                actions={
                    can_request && (
                        <Button variant="primary" onClick={() => setIsAsking(true)}>
                            Request adjustment
                        </Button>
                    )
                }
                rowLabel={(row) => `${TransactionTypeLabels[row.type]} ${row.reference}`}
                emptyHint="Request an adjustment to change a client’s balance."
            />
            {isAsking && <AdjustmentDialog onClose={() => setIsAsking(false)} />}
        </>
    );
}
