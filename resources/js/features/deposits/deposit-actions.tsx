import { useState } from 'react';
import { useConfirm } from '@/components/confirm-dialog';
import { Button } from '@/components/ui/button';
import { VerbLabel } from '@/components/ui/verb-label';
import { SplitDialog } from '@/features/deposits/split-dialog';
import type { DepositApproval } from '@/features/deposits/use-deposit-approval';
import type { DepositDecisions, ReasonedDecision } from '@/features/deposits/use-deposit-decisions';
import { useDrawerKeys } from '@/hooks/use-drawer-keys';
import { formatMoney } from '@/lib/format';
import type { DepositDetails, DepositStatus } from '@/types/generated';

interface DepositActionsProps {
    details: DepositDetails;
    isOpen: boolean;
    decisions: DepositDecisions;
    approval: DepositApproval;
}

/** Actions that the deposit's status allows. Keys: a approves, d rejects, r returns. */
export function DepositActions({ details, isOpen, decisions, approval }: DepositActionsProps) {
    const { can_decide, can_return, can_undo, can_reopen } = details;
    const { confirm, confirmDialog } = useConfirm();
    const [isSplitting, setIsSplitting] = useState(false);
    const decide = async (decision: ReasonedDecision) => {
        // The status when the dialog opened, even if it changes before the answer.
        const seen = details.deposit.version;
        const answer = await confirm(questionOf(decision, details));
        if (answer !== null) {
            decisions.decide(decision, seen, answer.reason);
        }
    };
    useDrawerKeys(isOpen && !decisions.isBusy, {
        a: () => can_decide && approval.askForClear(),
        d: () => can_decide && decide('reject'),
        r: () => can_return && decide('return'),
    });

    if (!can_decide && !can_return && !can_undo && !can_reopen) {
        return null;
    }

    return (
        <>
            {can_undo && (
                <Button variant="danger" disabled={decisions.isBusy} onClick={() => void decide('undo')}>
                    Undo approval
                </Button>
            )}
            {can_reopen && (
                <Button disabled={decisions.isBusy} onClick={() => void decide('undo')}>
                    {undoVerb(details)}
                </Button>
            )}
            {can_decide && (
                <Button disabled={decisions.isBusy} onClick={() => setIsSplitting(true)}>
                    <VerbLabel verb="Split" noun="deposit" />
                </Button>
            )}
            {can_decide && (
                <Button disabled={decisions.isBusy} aria-keyshortcuts="d" onClick={() => void decide('reject')}>
                    <VerbLabel verb="Reject" noun="deposit" />
                </Button>
            )}
            {can_return && (
                <Button disabled={decisions.isBusy} aria-keyshortcuts="r" onClick={() => void decide('return')}>
                    <VerbLabel verb="Return" noun="deposit" />
                </Button>
            )}
            {can_decide && approval.clear && (
                <Button
                    variant="primary"
                    className="max-sm:w-full"
                    disabled={decisions.isBusy}
                    aria-keyshortcuts="a"
                    onClick={approval.askForClear}
                >
                    Approve for {approval.clear.full_name}
                </Button>
            )}
            {confirmDialog}
            <SplitDialog
                key={details.deposit.version}
                details={details}
                open={isSplitting}
                isBusy={decisions.isBusy}
                onSplit={(parts) => decisions.split(parts, () => setIsSplitting(false))}
                onClose={() => setIsSplitting(false)}
            />
        </>
    );
}

function questionOf(decision: ReasonedDecision, { deposit, client }: DepositDetails) {
    const amount = formatMoney(deposit.amount_cents);
    const reason = { label: 'Reason', help: 'Recorded in the history with your name.', min: 5 };

    switch (decision) {
        case 'reject':
            return {
                title: `Reject ${amount} from ${deposit.payer}?`,
                body: 'No client is credited. The money stays in our account until it is returned.',
                confirmVerb: 'Reject deposit',
                danger: true,
                reason,
            };
        case 'return':
            return {
                title: `Return ${amount} to the payer?`,
                body: 'The money goes back to the sending account. You can undo this until the day is reconciled.',
                confirmVerb: 'Return deposit',
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
            return 'Undo rejection';
        case 'returned':
            return 'Undo return';
        case 'bounced':
            return 'Unlink withdrawal';
        default:
            return 'Undo approval';
    }
}

function undoQuestion(status: DepositStatus, amount: string, client: string) {
    switch (status) {
        case 'rejected':
            return { title: `Undo the rejection of ${amount}?`, body: 'The deposit becomes pending again.' };
        case 'returned':
            return {
                title: `Undo the return of ${amount}?`,
                body: 'Only undo this if the money never left the bank. The return is reversed and the deposit becomes pending again.',
            };
        case 'bounced':
            return {
                title: `Unlink ${amount} from the returned withdrawal?`,
                body: 'The deposit becomes pending again. The withdrawal stays failed and its client keeps the credit, so only do this if the withdrawal was returned some other way.',
            };
        default:
            return {
                title: `Undo the ${amount} credit to ${client}?`,
                body: 'The credit is reversed and the deposit becomes pending again.',
            };
    }
}
