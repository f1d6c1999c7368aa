import { useMemo, useState } from 'react';
import { DataTable } from '@/components/data-table';
import { Button } from '@/components/ui/button';
import { adjustmentColumns } from '@/features/transactions/adjustments/adjustment-columns';
import { AdjustmentDialog } from '@/features/transactions/adjustments/adjustment-dialog';
import { PageHeader } from '@/layouts/page-header';
import { transactions as routes } from '@/routes/generated';
import { type AdjustmentIndexPage, TransactionTypeLabels } from '@/types/generated';

export default function TransactionAdjustments({ adjustments, meta, can_request }: AdjustmentIndexPage) {
    const [isAsking, setIsAsking] = useState(false);
    const columns = useMemo(adjustmentColumns, []);

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Transactions', href: routes.index() }, { title: 'Adjustments' }]}
                title="Adjustments"
                notice="Balances that are changed by hand, and fees: one person asks, another approves."
                actions={
                    can_request && (
                        <Button variant="primary" onClick={() => setIsAsking(true)}>
                            Ask for an adjustment
                        </Button>
                    )
                }
            />
            <div className="flex min-h-0 flex-1 flex-col p-4 sm:px-6">
                <DataTable
                    name="adjustments"
                    noun="adjustments"
                    rows={adjustments}
                    meta={meta}
                    columns={columns}
                    rowLabel={(row) => `${TransactionTypeLabels[row.type]} ${row.reference}`}
                    emptyHint="Nothing was changed by hand yet."
                />
            </div>
            <AdjustmentDialog open={isAsking} onClose={() => setIsAsking(false)} />
        </>
    );
}
