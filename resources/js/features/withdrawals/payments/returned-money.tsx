import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Spinner } from '@/components/ui/spinner';
import { NO_LINE_LABEL, ReturnLineChoice } from '@/features/withdrawals/payments/return-line-choice';
import type { ReturnLines } from '@/types/generated';

interface ReturnedMoneyProps {
    returns: ReturnLines | null;
    hasFailed: boolean;
    onRetry: () => void;
    chosen: string | null;
    onChoose: (value: string) => void;
    /** Whether it has to be said that what was credited is other money. */
    mustTick: boolean;
    isTicked: boolean;
    onTick: (isTicked: boolean) => void;
    isTried: boolean;
}

/** What the bank has told of since a payment left: the deposits that may be it, and one that was credited already. */
export function ReturnedMoney({
    returns,
    hasFailed,
    onRetry,
    chosen,
    onChoose,
    mustTick,
    isTicked,
    onTick,
    isTried,
}: ReturnedMoneyProps) {
    if (hasFailed) {
        return (
            <Banner tone="danger" title="The deposits did not load">
                <p className="mb-2">
                    Whether the bank has told of this money is not known. Try again before you go on.
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
                        isTried && chosen === null ? `Choose the deposit, or “${NO_LINE_LABEL}”, to go on.` : undefined
                    }
                    onChange={onChoose}
                />
            )}
            {returns.lines.length === 0 && returns.credited === null && (
                <p>
                    The bank has told of no deposit of this amount since. If it comes later, whoever approves it is
                    warned.
                </p>
            )}
            {returns.credited && mustTick && (
                <Banner tone="warn" title="This money may have been credited already">
                    <p className="mb-2">{returns.credited.message}</p>
                    <Checkbox
                        checked={isTicked}
                        aria-invalid={(isTried && !isTicked) || undefined}
                        label={`I have checked that deposit ${returns.credited.deposit_id} is other money`}
                        description={isTried && !isTicked ? 'Tick this to go on.' : 'Recorded with your name.'}
                        onChange={onTick}
                    />
                </Banner>
            )}
        </>
    );
}
