import { ConfirmDialog } from '@/components/confirm-dialog';
import { Banner } from '@/components/ui/banner';
import { useStep } from '@/features/clients/use-step';
import { withdrawals } from '@/routes/generated';
import type { ReadyWithdrawal } from '@/types/generated';

interface ReleaseDialogProps {
    /** Null while nothing is asked. */
    withdrawal: ReadyWithdrawal | null;
    onClose: () => void;
}

/** The payment that somebody began by hand was not made: others may pay it. */
export function ReleaseDialog({ withdrawal, onClose }: ReleaseDialogProps) {
    const { take, isBusy, refusal, forget } = useStep();
    const isOwn = withdrawal?.claim?.is_own ?? true;
    const reference = withdrawal?.reference ?? '';
    const close = () => {
        forget();
        onClose();
    };

    return (
        <ConfirmDialog
            open={withdrawal !== null}
            danger
            loading={isBusy}
            title={isOwn ? `Did you not pay ${reference}?` : `Was ${reference} not paid?`}
            body={
                <div className="flex flex-col gap-3">
                    <p>
                        {isOwn
                            ? ''
                            : `${withdrawal?.claim?.by} began to pay it. Ask them, and look at the bank first. `}
                        Be sure that the money did not leave: somebody else can pay it then.
                    </p>
                    {refusal && <Banner tone="danger">{refusal}</Banner>}
                </div>
            }
            confirmVerb={isOwn ? 'I did not pay it' : 'Release it'}
            {...(!isOwn && {
                reason: { label: 'How you know', help: 'Kept with the withdrawal, at most 255 characters.' },
            })}
            onConfirm={(reason) =>
                take(withdrawals.notPaid({ withdrawal: withdrawal?.id ?? 0 }), isOwn ? {} : { reason }, close)
            }
            onClose={close}
        />
    );
}
