import { EyeIcon } from '@heroicons/react/24/outline';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { useStep } from '@/features/clients/use-step';
import { ClaimNote } from '@/features/withdrawals/payments/claim-note';
import { StandsAgainst } from '@/features/withdrawals/stands-against';
import { WithdrawalViewers } from '@/features/withdrawals/withdrawal-viewers';
import { formatCount, formatMoney } from '@/lib/format';
import { withdrawals } from '@/routes/generated';
import type { WithdrawalDetails } from '@/types/generated';

interface DrawerNoticesProps {
    withdrawal: WithdrawalDetails;
    isOpen: boolean;
}

/** What whoever decides must not miss: who else is at it, what stands against the client, money that is not held. */
export function DrawerNotices({ withdrawal: { row, steps, balance_cents, split, claim }, isOpen }: DrawerNoticesProps) {
    const { take, isBusy } = useStep();
    const hold = steps.hold;

    return (
        <>
            {isOpen && <WithdrawalViewers withdrawalId={row.id} icon={EyeIcon} />}
            {claim && (
                <Banner tone="warn">
                    <ClaimNote claim={claim} />
                </Banner>
            )}
            <StandsAgainst warnings={steps.warnings} whoever={row.status === 'approved' ? 'sends it' : 'approves'} />
            {split && (
                <Banner
                    tone="warn"
                    title={`${formatCount(split.count)} withdrawals within a day, ${formatMoney(split.cents)} in all`}
                >
                    Asked for at once, they would take three people. Look at them together.
                </Banner>
            )}
            {row.hold === 'not_covered' && row.short_cents !== null && (
                <Banner tone="warn" title={`Not covered: ${formatMoney(row.short_cents)} short`}>
                    The client has {formatMoney(balance_cents)}. Nothing is held; it can go on once there is enough.
                </Banner>
            )}
            {row.hold === 'coverable' && (
                <Banner
                    tone="warn"
                    title="Not held yet"
                    action={
                        hold && (
                            <Button
                                size="sm"
                                loading={isBusy}
                                disabled={hold.against !== null}
                                onClick={() => take(withdrawals.hold({ withdrawal: row.id }), {})}
                            >
                                Hold it now
                            </Button>
                        )
                    }
                >
                    The client has {formatMoney(balance_cents)} by now.
                </Banner>
            )}
        </>
    );
}
