import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { MarkFailedDialog } from '@/features/withdrawals/payments/mark-failed-dialog';
import type { WithdrawalDetails } from '@/types/generated';

/** A payment that has left comes back, also one that no batch paid. */
export function CameBack({ withdrawal: { row, can_fail } }: { withdrawal: WithdrawalDetails }) {
    const [isAsking, setIsAsking] = useState(false);

    return (
        <>
            {can_fail && <Button onClick={() => setIsAsking(true)}>The money came back</Button>}
            <MarkFailedDialog
                withdrawalId={row.id}
                open={isAsking}
                wasPaid
                title={`Did the payment of ${row.reference} come back?`}
                onClose={() => setIsAsking(false)}
            />
        </>
    );
}
