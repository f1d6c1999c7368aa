import { Button } from '@/components/ui/button';
import { useIsStale } from '@/features/withdrawals/payments/claim-notice';
import type { ReadyWithdrawal } from '@/types/generated';

export type ManualPaymentStep = 'account' | 'paid' | 'failed' | 'release';

interface ManualPaymentActionsProps {
    withdrawal: ReadyWithdrawal;
    onAsk: (step: ManualPaymentStep) => void;
}

/** Actions for a manual payment. Once a colleague claims it, only they can record the result. */
export function ManualPaymentActions({ withdrawal: { reference, problem, claim }, onAsk }: ManualPaymentActionsProps) {
    const isStale = useIsStale(claim);
    if (claim && !claim.is_own) {
        return claim.can_release_stale && isStale ? (
            <Button size="sm" aria-label={`Release ${reference}`} onClick={() => onAsk('release')}>
                Release
            </Button>
        ) : null;
    }

    return (
        <span className="inline-flex flex-wrap justify-end gap-2">
            <Button
                size="sm"
                disabled={problem !== null}
                aria-label={`Show account of ${reference}`}
                onClick={() => onAsk('account')}
            >
                Show account
            </Button>
            <Button
                size="sm"
                disabled={problem !== null && claim === null}
                aria-label={`Mark as paid ${reference}`}
                onClick={() => onAsk('paid')}
            >
                Mark as paid
            </Button>
            <Button
                size="sm"
                variant="ghost"
                aria-label={`Mark as failed ${reference}`}
                onClick={() => onAsk('failed')}
            >
                Mark as failed
            </Button>
            {claim && (
                <Button
                    size="sm"
                    variant="ghost"
                    aria-label={`Mark as not paid ${reference}`}
                    onClick={() => onAsk('release')}
                >
                    Mark as not paid
                </Button>
            )}
        </span>
    );
}
