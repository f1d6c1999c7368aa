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
                notice="What people choose from when they cancel or decline a withdrawal. A reason that was given stays; switched off, it is not offered."
                actions={
                    can_edit && (
                        <Button variant="primary" icon={PlusIcon} onClick={() => setIsAdding(true)}>
                            Add a reason
                        </Button>
                    )
                }
            />
            <div className="w-full max-w-4xl p-4 sm:p-6">
                <Card>
                    {reasons.length === 0 ? (
                        <EmptyState title="There is no reason to choose from">
                            Nothing can be cancelled or declined until there is one. Add the first.
                        </EmptyState>
                    ) : (
                        <ReasonList reasons={reasons} canEdit={can_edit} />
                    )}
                </Card>
            </div>
            {isAdding && (
                <ReasonDialog
                    title="Add a reason"
                    description="It is offered at the end of the list; move it where you want it."
                    verb="Add reason"
                    value={null}
                    route={withdrawals.cancellationReasonsStore()}
                    onClose={() => setIsAdding(false)}
                />
            )}
        </>
    );
}
