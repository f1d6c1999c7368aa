import { useId, useRef, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { DuplicateCaseLink } from '@/features/deposits/duplicate-case-link';
import { FlashErrors } from '@/features/shell/feedback-region';
import { formatMoney } from '@/lib/format';
import type { DepositClient, DepositDetails } from '@/types/generated';

/** Checkboxes that the approver ticked. */
export interface Accepted {
    otherPayer: boolean;
    repeat: boolean;
    ownPayment: boolean;
}

interface ApproveDialogProps {
    details: DepositDetails;
    person: DepositClient;
    open: boolean;
    /** The deposit has changed since the dialog opened. */
    isStale: boolean;
    isBusy: boolean;
    onApprove: (accepted: Accepted) => void;
    onClose: () => void;
}

/**
 * Confirms an approval. The approver must tick a box when the payer is not the client, or when the deposit may be a duplicate
 * or a returned withdrawal.
 */
export function ApproveDialog({ details, person, open, isStale, isBusy, onApprove, onClose }: ApproveDialogProps) {
    const [accepted, setAccepted] = useState<Accepted>({ otherPayer: false, repeat: false, ownPayment: false });
    const [isTried, setIsTried] = useState(false);
    const mayRepeat = details.duplicates.length > 0;
    const confirmedRepeat = details.duplicates.find(({ is_confirmed }) => is_confirmed);
    const isConfirmedRepeat = confirmedRepeat !== undefined;
    const formId = useId();
    const approveButton = useRef<HTMLButtonElement>(null);
    const hasTicks = mayRepeat || person.own_payment !== null || person.is_other_payer;
    const amount = formatMoney(details.deposit.amount_cents);
    const close = isBusy ? () => undefined : onClose;

    return (
        <Dialog
            open={open}
            onClose={close}
            // With nothing to tick, Enter approves, as in other confirmations.
            {...(!hasTicks && { initialFocus: approveButton })}
            title={`Credit ${amount} to ${person.full_name}?`}
            description={`PIN ${person.pin}, ${person.company_name}. The balance goes from ${formatMoney(person.balance_cents)} to ${formatMoney(person.balance_cents + details.deposit.amount_cents)}.`}
            footer={
                <>
                    <Button onClick={close} disabled={isBusy}>
                        Cancel
                    </Button>
                    <Button
                        ref={approveButton}
                        type="submit"
                        form={formId}
                        variant="primary"
                        loading={isBusy}
                        disabled={isConfirmedRepeat || isStale}
                    >
                        Approve deposit
                    </Button>
                </>
            }
        >
            <form
                id={formId}
                noValidate
                className="flex flex-col gap-3"
                onSubmit={(event) => {
                    event.preventDefault();
                    event.stopPropagation();
                    setIsTried(true);
                    const isMissing =
                        (person.is_other_payer && !accepted.otherPayer) ||
                        (mayRepeat && !accepted.repeat) ||
                        (person.own_payment !== null && !accepted.ownPayment);
                    if (!isMissing && !isStale) {
                        onApprove(accepted);
                    }
                }}
            >
                <FlashErrors />
                {isStale && (
                    <Banner tone="danger" title="This deposit changed while you were reviewing it">
                        Close this dialog and review the deposit again.
                    </Banner>
                )}
                {confirmedRepeat && (
                    <Banner tone="danger" title="This deposit was confirmed as a duplicate">
                        It can’t be credited. Return it, or{' '}
                        <DuplicateCaseLink caseId={confirmedRepeat.case_id}>reopen its case</DuplicateCaseLink> under
                        Duplicate OSKO deposits.
                    </Banner>
                )}
                {mayRepeat && !isConfirmedRepeat && (
                    <Banner tone="warn" title="Possible duplicate deposit">
                        <Checkbox
                            checked={accepted.repeat}
                            aria-invalid={(isTried && !accepted.repeat) || undefined}
                            label="I have checked both payments and this one should be credited"
                            description={tickNote(isTried && !accepted.repeat)}
                            onChange={(repeat) => setAccepted({ ...accepted, repeat })}
                        />
                    </Banner>
                )}
                {person.own_payment && (
                    <Banner tone="warn" title="This may be a returned withdrawal">
                        <p className="mb-2">{person.own_payment.message}</p>
                        <Checkbox
                            checked={accepted.ownPayment}
                            aria-invalid={(isTried && !accepted.ownPayment) || undefined}
                            label={`I have checked that this isn’t the return of ${person.own_payment.reference}`}
                            description={tickNote(isTried && !accepted.ownPayment)}
                            onChange={(ownPayment) => setAccepted({ ...accepted, ownPayment })}
                        />
                    </Banner>
                )}
                {person.is_other_payer && (
                    <Banner tone="warn" title={`The payer is ${details.payer_name}`}>
                        <Checkbox
                            checked={accepted.otherPayer}
                            aria-invalid={(isTried && !accepted.otherPayer) || undefined}
                            label={`I have checked that this deposit is for ${person.full_name}`}
                            description={tickNote(isTried && !accepted.otherPayer)}
                            onChange={(otherPayer) => setAccepted({ ...accepted, otherPayer })}
                        />
                    </Banner>
                )}
            </form>
        </Dialog>
    );
}

function tickNote(isMissing: boolean): string {
    return isMissing ? 'Tick this box to continue.' : 'Recorded with your name.';
}
