import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Banner } from '@/components/ui/banner';
import { ReturnedDeposits } from '@/features/withdrawals/payments/returned-deposits';
import { useReturnLines } from '@/features/withdrawals/payments/use-return-lines';
import { useStep } from '@/hooks/use-step';
import { withdrawals } from '@/routes/generated';

interface MarkFailedDialogProps {
    withdrawalId: number;
    open: boolean;
    title: string;
    /** True when the payment left the bank before it was returned. */
    wasPaid?: boolean;
    onClose: () => void;
}

/** Marks a payment as failed, which returns the amount to the client's balance. */
export function MarkFailedDialog({ withdrawalId, open, title, wasPaid = false, onClose }: MarkFailedDialogProps) {
    const { take, isBusy, refusal, forget } = useStep();
    const { returns, hasFailed, retry } = useReturnLines(withdrawalId, open);
    const [chosen, setChosen] = useState<string | null>(null);
    const [isTicked, setIsTicked] = useState(false);
    const [isTried, setIsTried] = useState(false);
    const line = returns?.lines.find(({ id }) => String(id) === chosen);
    const mustTick = line === undefined && (returns?.credited ?? null) !== null;
    // The server also refuses an unpaid withdrawal beside a credited deposit, but only a paid one waits for the answer.
    const isKnown = !wasPaid || (returns !== null && (returns.lines.length === 0 || chosen !== null));
    const isReady = isKnown && (!mustTick || isTicked);
    const close = () => {
        forget();
        setChosen(null);
        setIsTicked(false);
        setIsTried(false);
        onClose();
    };
    const send = (reason: string) => {
        setIsTried(true);
        if (!isReady) {
            return;
        }
        take(
            withdrawals.failed({ withdrawal: withdrawalId }),
            {
                reason,
                ...(line && { deposit_id: String(line.id), deposit_version: String(line.version) }),
                ...(mustTick && { accepts_credited: true }),
            },
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
                        {wasPaid ? 'Only continue once the money is back in our account. ' : ''}The amount goes back to
                        the client’s balance and can be requested again. The client’s account manager is notified.
                    </p>
                    {(wasPaid || mustTick) && (
                        <ReturnedDeposits
                            returns={returns}
                            hasFailed={hasFailed}
                            onRetry={retry}
                            chosen={chosen}
                            onChoose={setChosen}
                            mustTick={mustTick}
                            isTicked={isTicked}
                            onTick={setIsTicked}
                            isTried={isTried}
                        />
                    )}
                    {refusal && <Banner tone="danger">{refusal}</Banner>}
                </div>
            }
            confirmVerb="Mark as failed"
            reason={{
                label: 'Reason from the bank',
                help: 'Recorded with the withdrawal, at most 255 characters.',
                min: 3,
            }}
            onConfirm={send}
            onClose={close}
        />
    );
}
