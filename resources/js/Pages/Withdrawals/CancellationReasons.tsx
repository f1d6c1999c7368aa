import { PlusIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ReasonDialog } from '@/features/withdrawals/payments/reason-dialog';
import { ReasonList } from '@/features/withdrawals/payments/reason-list';
import { PageHeader } from '@/layouts/page-header';
import { withdrawals } from '@/routes/generated';
import type { CancellationReasonsPage } from '@/types/generated';

export default function CancellationReasons({ reasons, can_edit }: CancellationReasonsPage) {
    const [isAdding, setIsAdding] = useState(false);

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Withdrawals', href: withdrawals.index() }, { title: 'Cancellation reasons' }]}
                title="Cancellation reasons"
                notice="Reasons for cancelling or declining a withdrawal"
                actions={
                    can_edit && (
                        <Button variant="primary" icon={PlusIcon} onClick={() => setIsAdding(true)}>
                            Add reason
                        </Button>
                    )
                }
            />
            <div className="w-full max-w-4xl p-4 sm:p-6">
                <Card>
                    {reasons.length === 0 ? (
                        <EmptyState title="No cancellation reasons">
                            Add a reason so that colleagues can cancel or decline withdrawals.
                        </EmptyState>
                    ) : (
                        <ReasonList reasons={reasons} canEdit={can_edit} />
                    )}
                </Card>
            </div>
            {isAdding && (
                <ReasonDialog
                    title="Add reason"
                    description="New reasons go to the end of the list. You can move them later."
                    verb="Add reason"
                    value={null}
                    route={withdrawals.cancellationReasonsStore()}
                    onClose={() => setIsAdding(false)}
                />
            )}
        </>
    );
}
