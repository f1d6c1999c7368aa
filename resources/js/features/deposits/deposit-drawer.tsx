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
import { OwnPaymentWarning } from '@/features/deposits/own-payment-warning';
import { useDepositApproval } from '@/features/deposits/use-deposit-approval';
import { useDepositDecisions } from '@/features/deposits/use-deposit-decisions';
import { FlashErrors } from '@/features/shell/feedback-region';
import { useDrawerKeys } from '@/hooks/use-drawer-keys';
import { formatMoney } from '@/lib/format';
import { type DepositDetails, PaymentRailLabels } from '@/types/generated';

interface DepositDrawerProps {
    deposit: DepositDetails | null;
    onClose: () => void;
    /** Moves to the next or previous deposit (j and k). */
    onStep: (by: 1 | -1) => void;
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

function OpenDrawer({ details, isOpen, onClose, onStep, isAskedToApprove, onAsked }: OpenDrawerProps) {
    const { deposit, can_decide } = details;
    const decisions = useDepositDecisions(deposit);
    const approval = useDepositApproval(details, decisions, isAskedToApprove, onAsked);
    useDrawerKeys(isOpen && !approval.isAsking, {
        j: () => onStep(1),
        k: () => onStep(-1),
        a: () => can_decide && approval.askForClear(),
    });

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
            footer={<DepositActions details={details} decisions={decisions} approval={approval} />}
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
                <DepositHistory events={details.history} />
            </div>
            {approval.dialog}
        </Drawer>
    );
}
