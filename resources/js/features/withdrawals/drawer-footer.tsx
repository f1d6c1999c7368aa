import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { useStep } from '@/features/clients/use-step';
import { ApproveDialog } from '@/features/withdrawals/approve-dialog';
import { EndDialog, type Ending } from '@/features/withdrawals/end-dialog';
import { MarkFailedButton } from '@/features/withdrawals/mark-failed-button';
import { withdrawals } from '@/routes/generated';
import type { Choice, WithdrawalDetails } from '@/types/generated';

interface DrawerFooterProps {
    withdrawal: WithdrawalDetails;
    reasons: readonly Choice[];
}

/** Decision buttons, disabled with a reason where the viewer can't decide. */
export function DrawerFooter({ withdrawal, reasons }: DrawerFooterProps) {
    const { row, steps } = withdrawal;
    const { take, isBusy } = useStep();
    const [isApproving, setIsApproving] = useState(false);
    const [ending, setEnding] = useState<Ending | null>(null);
    const whyId = useId();
    const against = steps.check?.against ?? steps.approve?.against ?? steps.end?.against ?? null;

    return (
        <>
            {against && (
                <p id={whyId} className="w-full text-compact text-warn">
                    {against}
                </p>
            )}
            {(row.status === 'approved' || row.status === 'paid') && (
                <LinkButton href={withdrawals.paymentNote({ withdrawal: row.id })}>Payment note</LinkButton>
            )}
            <MarkFailedButton withdrawal={withdrawal} />
            {steps.end && (
                <>
                    <Button disabled={steps.end.against !== null} onClick={() => setEnding('cancel')}>
                        Cancel withdrawal
                    </Button>
                    <Button disabled={steps.end.against !== null} onClick={() => setEnding('decline')}>
                        Decline withdrawal
                    </Button>
                </>
            )}
            {steps.check && (
                <Button
                    variant="primary"
                    loading={isBusy}
                    disabled={steps.check.against !== null}
                    aria-describedby={steps.check.against ? whyId : undefined}
                    onClick={() =>
                        take(withdrawals.check({ withdrawal: row.id }), {
                            bank_account_id: String(row.destination?.id ?? 0),
                        })
                    }
                >
                    Mark as checked
                </Button>
            )}
            {steps.approve && (
                <Button
                    variant="primary"
                    disabled={steps.approve.against !== null}
                    aria-describedby={steps.approve.against ? whyId : undefined}
                    onClick={() => setIsApproving(true)}
                >
                    Approve withdrawal
                </Button>
            )}
            <ApproveDialog withdrawal={withdrawal} open={isApproving} onClose={() => setIsApproving(false)} />
            <EndDialog withdrawal={row} reasons={reasons} ending={ending} onClose={() => setEnding(null)} />
        </>
    );
}
