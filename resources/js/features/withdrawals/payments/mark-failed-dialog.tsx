import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Banner } from '@/components/ui/banner';
import { Spinner } from '@/components/ui/spinner';
import { useStep } from '@/features/clients/use-step';
import { NO_LINE_LABEL, ReturnLineChoice } from '@/features/withdrawals/payments/return-line-choice';
import { useReturnLines } from '@/features/withdrawals/payments/use-return-lines';
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
    const lines = useReturnLines(withdrawalId, open && wasPaid);
    const [chosen, setChosen] = useState<string | null>(null);
    const [isTried, setIsTried] = useState(false);
    const mustChoose = wasPaid && (lines === null || (lines.length > 0 && chosen === null));
    const close = () => {
        forget();
        setChosen(null);
        setIsTried(false);
        onClose();
    };
    const send = (reason: string) => {
        setIsTried(true);
        if (mustChoose) {
            return;
        }
        const line = lines?.find(({ id }) => String(id) === chosen);
        take(
            withdrawals.failed({ withdrawal: withdrawalId }),
            { reason, ...(line && { deposit_id: String(line.id), deposit_version: String(line.version) }) },
            close,
        );
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
                    {wasPaid && lines === null && <Spinner />}
                    {wasPaid && lines?.length === 0 && (
                        <p>
                            The bank has told of no deposit of this amount since. If it comes later, whoever approves it
                            is warned.
                        </p>
                    )}
                    {wasPaid && lines !== null && lines.length > 0 && (
                        <ReturnLineChoice
                            lines={lines}
                            value={chosen}
                            error={
                                isTried && chosen === null
                                    ? `Choose the deposit, or “${NO_LINE_LABEL}”, to go on.`
                                    : undefined
                            }
                            onChange={setChosen}
                        />
                    )}
                    {refusal && <Banner tone="danger">{refusal}</Banner>}
                </div>
            }
            confirmVerb="Mark as failed"
            reason={{ label: 'What the bank says', help: 'Kept with the withdrawal, at most 255 characters.' }}
            onConfirm={send}
            onClose={close}
        />
    );
}
