import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import type { DepositDeeds } from '@/features/deposits/use-deposit-deeds';
import { useViewer } from '@/hooks/use-viewer';
import { withdrawals } from '@/routes/generated';
import type { OwnPayment } from '@/types/generated';

interface OwnPaymentWarningProps {
    payment: OwnPayment;
    deeds: DepositDeeds;
    canDecide: boolean;
}

/** A payment of ours that this deposit may be, come back: to be said before somebody is credited twice. */
export function OwnPaymentWarning({ payment, deeds, canDecide }: OwnPaymentWarningProps) {
    const viewer = useViewer();

    return (
        <Banner tone="warn" title="This may be a payment of ours that came back">
            <p>{payment.message}</p>
            <div className="mt-2 flex flex-wrap gap-2">
                {canDecide && payment.is_failed && (
                    <Button size="sm" disabled={deeds.isBusy} onClick={() => deeds.bounce(payment.withdrawal_id)}>
                        It is {payment.reference}
                    </Button>
                )}
                {viewer?.can.viewWithdrawals && (
                    <LinkButton size="sm" href={withdrawals.index({ query: { withdrawal: payment.withdrawal_id } })}>
                        Show the withdrawal
                    </LinkButton>
                )}
            </div>
        </Banner>
    );
}
