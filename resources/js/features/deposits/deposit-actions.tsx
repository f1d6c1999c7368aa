import { useState } from 'react';
import { useConfirm } from '@/components/confirm-dialog';
import { Button } from '@/components/ui/button';
import { SplitDialog } from '@/features/deposits/split-dialog';
import type { DepositApproval } from '@/features/deposits/use-deposit-approval';
import type { DepositDeeds, ReasonedDeed } from '@/features/deposits/use-deposit-deeds';
import { formatMoney } from '@/lib/format';
import type { DepositDetails, DepositStatus } from '@/types/generated';

interface DepositActionsProps {
    details: DepositDetails;
    deeds: DepositDeeds;
    approval: DepositApproval;
}

/** What may be done with the deposit as it stands. */
export function DepositActions({ details, deeds, approval }: DepositActionsProps) {
    const { can_decide, can_return, can_undo, can_reopen } = details;
    const { confirm, confirmDialog } = useConfirm();
    const [isSplitting, setIsSplitting] = useState(false);
    const decide = async (deed: ReasonedDeed) => {
        // As it is now, whatever it has become when the question is answered.
        const seen = details.deposit.version;
        const answer = await confirm(questionOf(deed, details));
        if (answer !== null) {
            deeds.decide(deed, seen, answer.reason);
        }
    };

    if (!can_decide && !can_return && !can_undo && !can_reopen) {
        return null;
    }

    return (
        <>
            {can_undo && (
                <Button variant="danger" disabled={deeds.isBusy} onClick={() => void decide('undo')}>
                    Undo the approval
                </Button>
            )}
            {can_reopen && (
                <Button disabled={deeds.isBusy} onClick={() => void decide('undo')}>
                    {undoVerb(details)}
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
                body: 'The money goes back to where it came from. Until its day is compared with the bank’s statement, this can be undone.',
                confirmVerb: 'Return',
                danger: true,
                reason,
            };
        case 'undo':
            return {
                ...undoQuestion(deposit.status, amount, client?.full_name ?? 'the client'),
                confirmVerb: undoVerb({ deposit }),
                danger: true,
                reason,
            };
    }
}

function undoVerb({ deposit }: Pick<DepositDetails, 'deposit'>): string {
    switch (deposit.status) {
        case 'rejected':
            return 'Undo the rejection';
        case 'returned':
            return 'Undo the return';
        case 'bounced':
            return 'It is other money';
        default:
            return 'Undo the approval';
    }
}

function undoQuestion(status: DepositStatus, amount: string, client: string) {
    switch (status) {
        case 'rejected':
            return { title: `Undo the rejection of ${amount}?`, body: 'The deposit waits for a decision again.' };
        case 'returned':
            return {
                title: `Did ${amount} not go back?`,
                body: 'Say so only when the money never left the bank. The return is reversed and the deposit waits for a decision again.',
            };
        case 'bounced':
            return {
                title: `Is ${amount} not the payment that came back?`,
                body: 'The deposit waits for a decision again. The withdrawal stays failed and its client keeps the money; it must have come back otherwise.',
            };
        default:
            return {
                title: `Take ${amount} back from ${client}?`,
                body: 'The credit is reversed and the deposit waits for a decision again.',
            };
    }
}
