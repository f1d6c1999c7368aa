import { Button } from '@/components/ui/button';
import { useIsStale } from '@/features/withdrawals/payments/claim-note';
import type { ReadyWithdrawal } from '@/types/generated';

export type HandStep = 'account' | 'paid' | 'failed' | 'release';

interface HandActionsProps {
    withdrawal: ReadyWithdrawal;
    onAsk: (step: HandStep) => void;
}

/** What can be done now with a payment by hand: while somebody pays it, only they say what became of it. */
export function HandActions({ withdrawal: { reference, problem, claim }, onAsk }: HandActionsProps) {
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
                    aria-label={`I did not pay it: ${reference}`}
                    onClick={() => onAsk('release')}
                >
                    I did not pay it
                </Button>
            )}
        </span>
    );
}
