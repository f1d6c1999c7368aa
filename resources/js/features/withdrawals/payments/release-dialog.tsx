import { ConfirmDialog } from '@/components/confirm-dialog';
import { Banner } from '@/components/ui/banner';
import { useStep } from '@/hooks/use-step';
import { withdrawals } from '@/routes/generated';
import type { ReadyWithdrawal } from '@/types/generated';

interface ReleaseDialogProps {
    /** Null when closed. */
    withdrawal: ReadyWithdrawal | null;
    onClose: () => void;
}

/** Releases a manual payment that wasn't made, so that colleagues can pay it. */
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
            title={isOwn ? `Mark ${reference} as not paid?` : `Release ${reference}?`}
            body={
                <div className="flex flex-col gap-3">
                    <p>
                        {isOwn ? '' : `${withdrawal?.claim?.by} started to pay it. Ask them and check the bank first. `}
                        Make sure that the money hasn’t left. A colleague can then pay it.
                    </p>
                    {refusal && <Banner tone="danger">{refusal}</Banner>}
                </div>
            }
            confirmVerb={isOwn ? 'Mark as not paid' : 'Release payment'}
            {...(!isOwn && {
                reason: {
                    label: 'How you checked',
                    help: 'Recorded with the withdrawal, at most 255 characters.',
                    min: 3,
                },
            })}
            onConfirm={(reason) =>
                take(withdrawals.notPaid({ withdrawal: withdrawal?.id ?? 0 }), isOwn ? {} : { reason }, close)
            }
            onClose={close}
        />
    );
}
