import { useId, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { useSharedProps } from '@/hooks/use-shared-props';
import { formatMoney } from '@/lib/format';
import type { DepositClient, DepositDetails } from '@/types/generated';

interface ApproveDialogProps {
    details: DepositDetails;
    person: DepositClient;
    open: boolean;
    isBusy: boolean;
    onApprove: (acceptsOtherPayer: boolean) => void;
    onClose: () => void;
}

/** Asks once more before money is credited; another payer's money only with a tick. */
export function ApproveDialog({ details, person, open, isBusy, onApprove, onClose }: ApproveDialogProps) {
    const { flash } = useSharedProps();
    const [accepts, setAccepts] = useState(false);
    const [isMissing, setIsMissing] = useState(false);
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
                    <Button type="submit" form={formId} variant="primary" loading={isBusy}>
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
                    if (person.is_other_payer && !accepts) {
                        setIsMissing(true);
                        return;
                    }
                    onApprove(accepts);
                }}
            >
                {flash.error && <Banner tone="danger">{flash.error}</Banner>}
                {details.duplicates.length > 0 && (
                    <Banner tone="warn" title="This payment may repeat another one">
                        Nobody has decided that yet. Look at both before you credit it.
                    </Banner>
                )}
                {person.is_other_payer && (
                    <Banner tone="warn" title={`The payer is ${details.payer_name}`}>
                        <Checkbox
                            checked={accepts}
                            aria-invalid={isMissing || undefined}
                            label={`I have checked that this money is for ${person.full_name}`}
                            description={isMissing ? 'Tick this to go on.' : 'Recorded with your name.'}
                            onChange={(checked) => {
                                setAccepts(checked);
                                setIsMissing(false);
                            }}
                        />
                    </Banner>
                )}
            </form>
        </Dialog>
    );
}
