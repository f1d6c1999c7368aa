import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import type { DepositDecisions } from '@/features/deposits/use-deposit-decisions';
import { useViewer } from '@/hooks/use-viewer';
import { withdrawals } from '@/routes/generated';
import type { OwnPayment } from '@/types/generated';

interface OwnPaymentWarningProps {
    payment: OwnPayment;
    decisions: DepositDecisions;
    canDecide: boolean;
}

/** Warns that the deposit may be a returned withdrawal, so that a client isn't credited twice. */
export function OwnPaymentWarning({ payment, decisions, canDecide }: OwnPaymentWarningProps) {
    const viewer = useViewer();

    return (
        <Banner tone="warn" title="This may be a returned withdrawal">
            <p>{payment.message}</p>
            <div className="mt-2 flex flex-wrap gap-2">
                {canDecide && payment.is_failed && (
                    <Button
                        size="sm"
                        disabled={decisions.isBusy}
                        onClick={() => decisions.bounce(payment.withdrawal_id)}
                    >
                        Link to {payment.reference}
                    </Button>
                )}
                {viewer?.can.viewWithdrawals && (
                    <LinkButton size="sm" href={withdrawals.index({ query: { withdrawal: payment.withdrawal_id } })}>
                        View withdrawal
                    </LinkButton>
                )}
            </div>
        </Banner>
    );
}
