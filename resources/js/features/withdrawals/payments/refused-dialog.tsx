import { ConfirmDialog } from '@/components/confirm-dialog';
import { Banner } from '@/components/ui/banner';
import { useStep } from '@/features/clients/use-step';
import { formatCount } from '@/lib/format';
import { withdrawals } from '@/routes/generated';
import type { PaymentBatchDetails } from '@/types/generated';

interface RefusedDialogProps {
    batch: PaymentBatchDetails;
    open: boolean;
    onClose: () => void;
}

/** The bank took nothing of the file: every payment that still waits has failed. */
export function RefusedDialog({ batch, open, onClose }: RefusedDialogProps) {
    const { take, isBusy, refusal, forget } = useStep();
    const close = () => {
        forget();
        onClose();
    };
    const payments =
        batch.waiting_count === 1 ? '1 payment fails' : `${formatCount(batch.waiting_count)} payments fail`;

    return (
        <ConfirmDialog
            open={open}
            danger
            loading={isBusy}
            title={`Did the bank refuse ${batch.number}?`}
            body={
                <div className="flex flex-col gap-3">
                    <p>
                        Be sure that it will not be paid after all. {payments}: the clients have the money on their
                        balances again and can ask for it anew. Their account managers are told.
                    </p>
                    {refusal && <Banner tone="danger">{refusal}</Banner>}
                </div>
            }
            confirmVerb="Give the money back"
            reason={{ label: 'What the bank says', help: 'Kept with every withdrawal, at most 255 characters.' }}
            onConfirm={(reason) => take(withdrawals.batchesFailed({ batch: batch.id }), { reason }, close)}
            onClose={close}
        />
    );
}
