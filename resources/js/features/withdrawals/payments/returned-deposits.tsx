import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Spinner } from '@/components/ui/spinner';
import { NO_DEPOSIT_LABEL, ReturnLineChoice } from '@/features/withdrawals/payments/return-line-choice';
import type { ReturnLines } from '@/types/generated';

interface ReturnedDepositsProps {
    returns: ReturnLines | null;
    hasFailed: boolean;
    onRetry: () => void;
    chosen: string | null;
    onChoose: (value: string) => void;
    /** True when the user must confirm that an already credited deposit is a different payment. */
    mustTick: boolean;
    isTicked: boolean;
    onTick: (isTicked: boolean) => void;
    isTried: boolean;
}

/** Deposits that may be the returned payment, and one that was already credited. */
export function ReturnedDeposits({
    returns,
    hasFailed,
    onRetry,
    chosen,
    onChoose,
    mustTick,
    isTicked,
    onTick,
    isTried,
}: ReturnedDepositsProps) {
    if (hasFailed) {
        return (
            <Banner tone="danger" title="Couldn’t load the deposits">
                <p className="mb-2">
                    Paddock can’t tell whether the payment was returned. Try again before you continue.
                </p>
                <Button size="sm" onClick={onRetry}>
                    Try again
                </Button>
            </Banner>
        );
    }
    if (returns === null) {
        return <Spinner />;
    }

    return (
        <>
            {returns.lines.length > 0 && (
                <ReturnLineChoice
                    lines={returns.lines}
                    value={chosen}
                    error={
                        isTried && chosen === null
                            ? `Select the deposit, or “${NO_DEPOSIT_LABEL}”, to continue.`
                            : undefined
                    }
                    onChange={onChoose}
                />
            )}
            {returns.lines.length === 0 && returns.credited === null && (
                <p>No deposit of this amount since the payment. If one arrives later, its approver is warned.</p>
            )}
            {returns.credited && mustTick && (
                <Banner tone="warn" title="The returned payment may already be credited">
                    <p className="mb-2">{returns.credited.message}</p>
                    <Checkbox
                        checked={isTicked}
                        aria-invalid={(isTried && !isTicked) || undefined}
                        label={`I have checked that deposit ${returns.credited.deposit_id} is a different payment`}
                        description={isTried && !isTicked ? 'Tick this box to continue.' : 'Recorded with your name.'}
                        onChange={onTick}
                    />
                </Banner>
            )}
        </>
    );
}
