import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { VerbLabel } from '@/components/ui/verb-label';
import { ApproveDialog } from '@/features/withdrawals/approve-dialog';
import { EndDialog, type Ending } from '@/features/withdrawals/end-dialog';
import { MarkFailedButton } from '@/features/withdrawals/mark-failed-button';
import { useDrawerKeys } from '@/hooks/use-drawer-keys';
import { useStep } from '@/hooks/use-step';
import { isSaved } from '@/lib/shared-props';
import { withdrawals } from '@/routes/generated';
import type { Choice, WithdrawalDetails, WithdrawalStatus } from '@/types/generated';

/** A failed withdrawal is requested again from its payment note. */
const NOTED: readonly WithdrawalStatus[] = ['approved', 'paid', 'failed'];

interface DrawerFooterProps {
    withdrawal: WithdrawalDetails;
    reasons: readonly Choice[];
    isOpen: boolean;
    /** The server saved the viewer's decision. */
    onDecided: () => void;
}

/** Decision buttons, disabled with a reason where the viewer can't decide. Keys: c checks, a approves, d declines. */
export function DrawerFooter({ withdrawal, reasons, isOpen, onDecided }: DrawerFooterProps) {
    const { row, steps } = withdrawal;
    const { take, isBusy } = useStep();
    const [isApproving, setIsApproving] = useState(false);
    const [ending, setEnding] = useState<Ending | null>(null);
    const whyId = useId();
    const against = steps.check?.against ?? steps.approve?.against ?? steps.end?.against ?? null;
    const check = () =>
        take(
            withdrawals.check({ withdrawal: row.id }),
            { bank_account_id: String(row.destination?.id ?? 0) },
            (props) => isSaved(props) && onDecided(),
        );
    useDrawerKeys(isOpen, {
        c: () => steps.check?.against === null && check(),
        a: () => steps.approve?.against === null && setIsApproving(true),
        d: () => steps.end?.against === null && setEnding('decline'),
    });

    return (
        <>
            {against && (
                <p id={whyId} className="w-full text-compact text-warn">
                    {against}
                </p>
            )}
            {NOTED.includes(row.status) && (
                <LinkButton href={withdrawals.paymentNote({ withdrawal: row.id })}>Payment note</LinkButton>
            )}
            <MarkFailedButton withdrawal={withdrawal} />
            {steps.end && (
                <>
                    <Button disabled={steps.end.against !== null} onClick={() => setEnding('cancel')}>
                        Cancel withdrawal
                    </Button>
                    <Button disabled={steps.end.against !== null} onClick={() => setEnding('decline')}>
                        <VerbLabel verb="Decline" noun="withdrawal" />
                    </Button>
                </>
            )}
            {steps.check && (
                <Button
                    variant="primary"
                    className="max-sm:w-full"
                    loading={isBusy}
                    disabled={steps.check.against !== null}
                    aria-describedby={steps.check.against ? whyId : undefined}
                    aria-keyshortcuts="c"
                    onClick={check}
                >
                    Mark as checked
                </Button>
            )}
            {steps.approve && (
                <Button
                    variant="primary"
                    className="max-sm:w-full"
                    disabled={steps.approve.against !== null}
                    aria-describedby={steps.approve.against ? whyId : undefined}
                    aria-keyshortcuts="a"
                    onClick={() => setIsApproving(true)}
                >
                    Approve withdrawal
                </Button>
            )}
            <ApproveDialog
                withdrawal={withdrawal}
                open={isApproving}
                onClose={() => setIsApproving(false)}
                onApproved={onDecided}
            />
            {ending && (
                <EndDialog
                    withdrawal={row}
                    reasons={reasons}
                    ending={ending}
                    onClose={() => setEnding(null)}
                    onEnded={onDecided}
                />
            )}
        </>
    );
}
