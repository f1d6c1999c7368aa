import { useState } from 'react';
import { Drawer } from '@/components/ui/drawer';
import { HistoryCard } from '@/features/clients/history-card';
import { ReceiptsSection } from '@/features/rsg/receipts/receipts-section';
import { FlashErrors } from '@/features/shell/feedback-region';
import { QueueSteps } from '@/features/shell/queue-steps';
import type { Queue } from '@/features/shell/use-queue';
import { DrawerFooter } from '@/features/withdrawals/drawer-footer';
import { DrawerNotices } from '@/features/withdrawals/drawer-notices';
import { RecentPayments } from '@/features/withdrawals/recent-payments';
import type { AgeLimits } from '@/features/withdrawals/request-age';
import { RequestClock } from '@/features/withdrawals/request-clock';
import { WithdrawalStatusBadge } from '@/features/withdrawals/withdrawal-badges';
import { WithdrawalDetailList } from '@/features/withdrawals/withdrawal-detail-list';
import { useDrawerKeys } from '@/hooks/use-drawer-keys';
import { formatMoney } from '@/lib/format';
import type { Choice, WithdrawalDetails } from '@/types/generated';

interface WithdrawalDrawerProps {
    withdrawal: WithdrawalDetails | null;
    reasons: readonly Choice[];
    limits: AgeLimits;
    queue: Queue;
    onClose: () => void;
}

/** A withdrawal with its details, current viewers and actions. */
export function WithdrawalDrawer({ withdrawal, reasons, limits, queue, onClose }: WithdrawalDrawerProps) {
    // Keeps the content while the drawer slides out.
    const [shown, setShown] = useState(withdrawal);
    if (withdrawal !== null && withdrawal !== shown) {
        setShown(withdrawal);
    }
    const row = shown?.row;
    useDrawerKeys(withdrawal !== null, { j: () => queue.step(1), k: () => queue.step(-1) });

    return (
        <Drawer
            open={withdrawal !== null}
            onClose={onClose}
            title={row ? `${formatMoney(row.amount_cents)} for ${row.client.full_name}` : 'Withdrawal'}
            description={
                row && (
                    <span className="flex flex-wrap items-center gap-2">
                        <WithdrawalStatusBadge status={row.status} />
                        <RequestClock withdrawal={row} limits={limits} />
                        <code className="text-compact break-all">{row.reference}</code>
                    </span>
                )
            }
            tools={<QueueSteps queue={queue} />}
            footer={
                shown && (
                    <DrawerFooter
                        key={shown.row.id}
                        withdrawal={shown}
                        reasons={reasons}
                        isOpen={withdrawal !== null}
                        onDecided={queue.advance}
                    />
                )
            }
        >
            {shown && (
                <div className="flex flex-col gap-5">
                    <FlashErrors />
                    <DrawerNotices withdrawal={shown} isOpen={withdrawal !== null} />
                    <WithdrawalDetailList key={shown.row.id} withdrawal={shown} />
                    <RecentPayments withdrawal={shown} />
                    <ReceiptsSection subject="withdrawal" id={shown.row.id} version={shown.row.status} />
                    <HistoryCard history={shown.history} noun="withdrawal" />
                </div>
            )}
        </Drawer>
    );
}
