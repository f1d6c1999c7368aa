import { ConfirmDialog } from '@/components/confirm-dialog';
import { Banner } from '@/components/ui/banner';
import { useStep } from '@/features/clients/use-step';
import { withdrawals } from '@/routes/generated';

interface MarkFailedDialogProps {
    withdrawalId: number;
    open: boolean;
    title: string;
    /** Whether the money left before it came back. */
    wasPaid?: boolean;
    onClose: () => void;
}

/** The bank could not pay, or the money came back: the client has it again. */
export function MarkFailedDialog({ withdrawalId, open, title, wasPaid = false, onClose }: MarkFailedDialogProps) {
    const { take, isBusy, refusal, forget } = useStep();
    const close = () => {
        forget();
        onClose();
    };

    return (
        <ConfirmDialog
            open={open}
            danger
            loading={isBusy}
            title={title}
            body={
                <div className="flex flex-col gap-3">
                    <p>
                        {wasPaid ? 'Say so only when the money is back at our bank. ' : ''}The client has the money on
                        the balance again and can ask for it anew. Their account manager is told.
                    </p>
                    {refusal && <Banner tone="danger">{refusal}</Banner>}
                </div>
            }
            confirmVerb="Mark as failed"
            reason={{ label: 'What the bank says', help: 'Kept with the withdrawal, at most 255 characters.' }}
            onConfirm={(reason) => take(withdrawals.failed({ withdrawal: withdrawalId }), { reason }, close)}
            onClose={close}
        />
    );
}
