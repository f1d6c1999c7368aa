import { useId, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { useSharedProps } from '@/hooks/use-shared-props';
import { formatMoney } from '@/lib/format';
import type { DepositClient, DepositDetails } from '@/types/generated';

/** What the approver has ticked. */
export interface Accepted {
    otherPayer: boolean;
    repeat: boolean;
}

interface ApproveDialogProps {
    details: DepositDetails;
    person: DepositClient;
    open: boolean;
    isBusy: boolean;
    onApprove: (accepted: Accepted) => void;
    onClose: () => void;
}

/** Asks once more before money is credited; another payer's money, and what may be a repeat, only with a tick. */
export function ApproveDialog({ details, person, open, isBusy, onApprove, onClose }: ApproveDialogProps) {
    const { flash } = useSharedProps();
    const [accepted, setAccepted] = useState<Accepted>({ otherPayer: false, repeat: false });
    const [isTried, setIsTried] = useState(false);
    const mayRepeat = details.duplicates.length > 0;
    const isConfirmedRepeat = details.duplicates.some(({ is_confirmed }) => is_confirmed);
    const formId = useId();
    const amount = formatMoney(details.deposit.amount_cents);
    const close = isBusy ? () => undefined : onClose;

    return (
        <Dialog
            open={open}
            onClose={close}
            title={`Credit ${amount} to ${person.full_name}?`}
            description={`PIN ${person.pin}, ${person.company_name}. The balance goes from ${formatMoney(person.balance_cents)} to ${formatMoney(person.balance_cents + details.deposit.amount_cents)}.`}
            footer={
                <>
                    <Button onClick={close} disabled={isBusy}>
                        Cancel
                    </Button>
                    <Button type="submit" form={formId} variant="primary" loading={isBusy} disabled={isConfirmedRepeat}>
                        Approve
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
                    if ((person.is_other_payer && !accepted.otherPayer) || (mayRepeat && !accepted.repeat)) {
                        return;
                    }
                    onApprove(accepted);
                }}
            >
                {flash.error && <Banner tone="danger">{flash.error}</Banner>}
                {isConfirmedRepeat && (
                    <Banner tone="danger" title="This payment was confirmed as a repeat">
                        It cannot be credited. Return it, or open its case again under Duplicate OSKO deposits.
                    </Banner>
                )}
                {mayRepeat && !isConfirmedRepeat && (
                    <Banner tone="warn" title="This payment may repeat another one">
                        <Checkbox
                            checked={accepted.repeat}
                            aria-invalid={(isTried && !accepted.repeat) || undefined}
                            label="I have looked at both payments, and this one is to be credited"
                            description={tickNote(isTried && !accepted.repeat)}
                            onChange={(repeat) => setAccepted({ ...accepted, repeat })}
                        />
                    </Banner>
                )}
                {person.is_other_payer && (
                    <Banner tone="warn" title={`The payer is ${details.payer_name}`}>
                        <Checkbox
                            checked={accepted.otherPayer}
                            aria-invalid={(isTried && !accepted.otherPayer) || undefined}
                            label={`I have checked that this money is for ${person.full_name}`}
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
    return isMissing ? 'Tick this to go on.' : 'Recorded with your name.';
}
