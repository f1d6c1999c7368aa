import { EyeIcon } from '@heroicons/react/24/outline';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { ExclusionBanner } from '@/features/withdrawals/exclusion-banner';
import { ClaimNotice } from '@/features/withdrawals/payments/claim-notice';
import { WithdrawalViewers } from '@/features/withdrawals/withdrawal-viewers';
import { useStep } from '@/hooks/use-step';
import { formatCount, formatMoney } from '@/lib/format';
import { withdrawals } from '@/routes/generated';
import type { WithdrawalDetails } from '@/types/generated';

interface DrawerNoticesProps {
    withdrawal: WithdrawalDetails;
    isOpen: boolean;
}

/** Warnings before a decision: other viewers, exclusions, insufficient funds. */
export function DrawerNotices({ withdrawal: { row, steps, balance_cents, split, claim }, isOpen }: DrawerNoticesProps) {
    const { take, isBusy } = useStep();
    const hold = steps.hold;

    return (
        <>
            {isOpen && <WithdrawalViewers withdrawalId={row.id} icon={EyeIcon} />}
            {claim && (
                <Banner tone="warn">
                    <ClaimNotice claim={claim} />
                </Banner>
            )}
            <ExclusionBanner
                warnings={steps.warnings}
                acknowledgedBy={row.status === 'approved' ? 'sender' : 'approver'}
            />
            {split && (
                <Banner
                    tone="warn"
                    title={`${formatCount(split.count)} withdrawals within a day, ${formatMoney(split.cents)} in total`}
                >
                    A single withdrawal of this total would need a second approver. Review them together.
                </Banner>
            )}
            {row.hold === 'not_covered' && row.short_cents !== null && (
                <Banner tone="warn" title={`Insufficient funds: ${formatMoney(row.short_cents)} short`}>
                    The client has {formatMoney(balance_cents)}. You can hold the funds once the balance is high enough.
                </Banner>
            )}
            {row.hold === 'coverable' && (
                <Banner
                    tone="warn"
                    title="Money not held"
                    action={
                        hold && (
                            <Button
                                size="sm"
                                loading={isBusy}
                                disabled={hold.against !== null}
                                onClick={() => take(withdrawals.hold({ withdrawal: row.id }), {})}
                            >
                                Hold funds
                            </Button>
                        )
                    }
                >
                    The client now has {formatMoney(balance_cents)}, which covers this withdrawal.
                </Banner>
            )}
        </>
    );
}
