import { useState } from 'react';
import { useConfirm } from '@/components/confirm-dialog';
import { Button } from '@/components/ui/button';
import { SplitDialog } from '@/features/deposits/split-dialog';
import type { DepositApproval } from '@/features/deposits/use-deposit-approval';
import type { DepositDeeds, ReasonedDeed } from '@/features/deposits/use-deposit-deeds';
import { formatMoney } from '@/lib/format';
import type { DepositDetails } from '@/types/generated';

interface DepositActionsProps {
    details: DepositDetails;
    deeds: DepositDeeds;
    approval: DepositApproval;
}

/** What may be done with the deposit as it stands. */
export function DepositActions({ details, deeds, approval }: DepositActionsProps) {
    const { can_decide, can_return, can_undo } = details;
    const { confirm, confirmDialog } = useConfirm();
    const [isSplitting, setIsSplitting] = useState(false);
    const decide = async (deed: ReasonedDeed) => {
        const answer = await confirm(questionOf(deed, details));
        if (answer !== null) {
            deeds.decide(deed, answer.reason);
        }
    };

    if (!can_decide && !can_return && !can_undo) {
        return null;
    }

    return (
        <>
            {can_undo && (
                <Button variant="danger" disabled={deeds.isBusy} onClick={() => void decide('undo')}>
                    Undo the approval
                </Button>
            )}
            {can_decide && (
                <Button disabled={deeds.isBusy} onClick={() => setIsSplitting(true)}>
                    Split
                </Button>
            )}
            {can_decide && (
                <Button disabled={deeds.isBusy} onClick={() => void decide('reject')}>
                    Reject
                </Button>
            )}
            {can_return && (
                <Button disabled={deeds.isBusy} onClick={() => void decide('return')}>
                    Return
                </Button>
            )}
            {can_decide && approval.best && (
                <Button variant="primary" disabled={deeds.isBusy} aria-keyshortcuts="a" onClick={approval.askForBest}>
                    Approve
                </Button>
            )}
            {confirmDialog}
            <SplitDialog
                key={details.deposit.version}
                details={details}
                open={isSplitting}
                isBusy={deeds.isBusy}
                onSplit={(parts) => deeds.split(parts, () => setIsSplitting(false))}
                onClose={() => setIsSplitting(false)}
            />
        </>
    );
}

function questionOf(deed: ReasonedDeed, { deposit, client }: DepositDetails) {
    const amount = formatMoney(deposit.amount_cents);
    const reason = { label: 'Reason', help: 'Recorded in the history with your name.' };

    switch (deed) {
        case 'reject':
            return {
                title: `Reject ${amount} from ${deposit.payer}?`,
                body: 'Nobody is credited. The money stays with us until it is returned.',
                confirmVerb: 'Reject',
                danger: true,
                reason,
            };
        case 'return':
            return {
                title: `Return ${amount} to the payer?`,
                body: 'The money goes back to where it came from. This cannot be undone.',
                confirmVerb: 'Return',
                danger: true,
                reason,
            };
        case 'undo':
            return {
                title: `Take ${amount} back from ${client?.full_name ?? 'the client'}?`,
                body: 'The credit is reversed and the deposit waits for a decision again.',
                confirmVerb: 'Undo the approval',
                danger: true,
                reason,
            };
    }
}
