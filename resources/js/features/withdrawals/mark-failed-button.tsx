import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { MarkFailedDialog } from '@/features/withdrawals/payments/mark-failed-dialog';
import type { WithdrawalDetails } from '@/types/generated';

/** Marks a paid withdrawal as failed when the bank returns it, whether or not it was paid in a batch. */
export function MarkFailedButton({ withdrawal: { row, can_fail } }: { withdrawal: WithdrawalDetails }) {
    const [isAsking, setIsAsking] = useState(false);

    return (
        <>
            {can_fail && <Button onClick={() => setIsAsking(true)}>Mark payment as failed</Button>}
            <MarkFailedDialog
                withdrawalId={row.id}
                open={isAsking}
                wasPaid
                title={`Was the payment of ${row.reference} returned?`}
                onClose={() => setIsAsking(false)}
            />
        </>
    );
}
