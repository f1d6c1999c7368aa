import { ConfirmDialog } from '@/components/confirm-dialog';
import { Banner } from '@/components/ui/banner';
import { useStep } from '@/hooks/use-step';
import { pluralize } from '@/lib/pluralize';
import { withdrawals } from '@/routes/generated';
import type { PaymentBatchDetails } from '@/types/generated';

interface RefusedDialogProps {
    batch: PaymentBatchDetails;
    open: boolean;
    onClose: () => void;
}

/** Marks every pending payment of the batch as failed because the bank refused the file. */
export function RefusedDialog({ batch, open, onClose }: RefusedDialogProps) {
    const { take, isBusy, refusal, forget } = useStep();
    const close = () => {
        forget();
        onClose();
    };
    const payments = pluralize(batch.waiting_count, 'payment', 'payments');

    return (
        <ConfirmDialog
            open={open}
            danger
            loading={isBusy}
            title={`Did the bank refuse ${batch.number}?`}
            body={
                <div className="flex flex-col gap-3">
                    <p>
                        Make sure that the bank won’t process the file later. {payments} will be marked as failed and
                        the amounts go back to the clients’ balances. Their account managers are notified.
                    </p>
                    {refusal && <Banner tone="danger">{refusal}</Banner>}
                </div>
            }
            confirmVerb="Mark as refused"
            reason={{
                label: 'Reason from the bank',
                help: 'Recorded with each withdrawal, at most 255 characters.',
                min: 3,
            }}
            onConfirm={(reason) => take(withdrawals.batchesFailed({ batch: batch.id }), { reason }, close)}
            onClose={close}
        />
    );
}
