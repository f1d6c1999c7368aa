import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Banner } from '@/components/ui/banner';
import { Drawer } from '@/components/ui/drawer';
import { BankLineSection } from '@/features/deposits/bank-line-section';
import { DepositActions } from '@/features/deposits/deposit-actions';
import { DepositStatusBadge } from '@/features/deposits/deposit-badges';
import { DepositCandidates } from '@/features/deposits/deposit-candidates';
import { DepositHistory } from '@/features/deposits/deposit-history';
import { DepositParts } from '@/features/deposits/deposit-parts';
import { DuplicateWarning } from '@/features/deposits/duplicate-warning';
import { offerDepositUndo } from '@/features/deposits/offer-deposit-undo';
import { OwnPaymentWarning } from '@/features/deposits/own-payment-warning';
import { useDepositApproval } from '@/features/deposits/use-deposit-approval';
import { useDepositDecisions } from '@/features/deposits/use-deposit-decisions';
import { ReceiptsSection } from '@/features/rsg/receipts/receipts-section';
import { FlashErrors } from '@/features/shell/feedback-region';
import { QueueSteps } from '@/features/shell/queue-steps';
import type { Queue } from '@/features/shell/use-queue';
import { useDrawerKeys } from '@/hooks/use-drawer-keys';
import { formatMoney } from '@/lib/format';
import { type DepositDetails, type DepositRow, PaymentRailLabels } from '@/types/generated';

interface DepositDrawerProps {
    deposit: DepositDetails | null;
    onClose: () => void;
    /** Opens a deposit whose decision was undone. */
    onReopen: (deposit: Pick<DepositRow, 'id'>) => void;
    queue: Queue;
    /** The user started the approval from the list. */
    isAskedToApprove: boolean;
    onAsked: () => void;
}

/** A deposit with its bank line, suggested clients and actions. */
export function DepositDrawer({ deposit, onClose, ...rest }: DepositDrawerProps) {
    // Keeps the content while the drawer slides out.
    const [shown, setShown] = useState(deposit);
    if (deposit !== null && deposit !== shown) {
        setShown(deposit);
    }
    if (shown === null) {
        return null;
    }

    return <OpenDrawer key={shown.deposit.id} isOpen={deposit !== null} details={shown} onClose={onClose} {...rest} />;
}

interface OpenDrawerProps extends Omit<DepositDrawerProps, 'deposit'> {
    details: DepositDetails;
    isOpen: boolean;
}

function OpenDrawer({ details, isOpen, onClose, onReopen, queue, isAskedToApprove, onAsked }: OpenDrawerProps) {
    const { deposit, can_decide } = details;
    const decisions = useDepositDecisions(deposit, (decided) => {
        offerDepositUndo(decided, () => onReopen(deposit));
        queue.advance();
    });
    const approval = useDepositApproval(details, decisions, isAskedToApprove, onAsked);
    useDrawerKeys(isOpen, { j: () => queue.step(1), k: () => queue.step(-1) });

    return (
        <Drawer
            open={isOpen}
            onClose={onClose}
            title={
                <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                    <span className="tabular">{formatMoney(deposit.amount_cents)}</span>
                    <DepositStatusBadge status={deposit.status} />
                    <Badge>{PaymentRailLabels[deposit.rail]}</Badge>
                </span>
            }
            description={deposit.payer}
            tools={<QueueSteps queue={queue} />}
            footer={<DepositActions details={details} isOpen={isOpen} decisions={decisions} approval={approval} />}
        >
            <div className="flex flex-col gap-5 pt-1">
                <FlashErrors />
                {details.reason && (
                    <Banner tone="info" title="Reason">
                        {details.reason}
                    </Banner>
                )}
                {details.duplicates.map((duplicate) => (
                    <DuplicateWarning key={duplicate.case_id} duplicate={duplicate} />
                ))}
                {details.own_payment && (
                    <OwnPaymentWarning
                        payment={details.own_payment}
                        decisions={decisions}
                        canDecide={can_decide || details.can_reopen}
                    />
                )}
                <DepositCandidates details={details} decisions={decisions} approval={approval} />
                <DepositParts parentId={details.parent_id} parts={details.parts} />
                <BankLineSection details={details} />
                <ReceiptsSection subject="deposit" id={deposit.id} version={deposit.status} />
                <DepositHistory events={details.history} />
            </div>
            {approval.dialog}
        </Drawer>
    );
}
