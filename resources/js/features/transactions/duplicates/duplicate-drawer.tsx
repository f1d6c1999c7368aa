import { type ReactNode, useState } from 'react';
import { Drawer } from '@/components/ui/drawer';
import { Money } from '@/components/ui/money';
import { QueueSteps } from '@/features/shell/queue-steps';
import type { Queue } from '@/features/shell/use-queue';
import { DuplicateButtons } from '@/features/transactions/duplicates/duplicate-buttons';
import { DuplicateOutcome, DuplicateScore, ReasonList } from '@/features/transactions/duplicates/duplicate-evidence';
import { DuplicateHistory } from '@/features/transactions/duplicates/duplicate-history';
import { formatGap } from '@/features/transactions/duplicates/format-gap';
import { PaymentDetails } from '@/features/transactions/duplicates/payment-details';
import type { DuplicateDecisions } from '@/features/transactions/duplicates/use-duplicate-decisions';
import { useDrawerKeys } from '@/hooks/use-drawer-keys';
import type { DuplicateRow } from '@/types/generated';

interface DuplicateDrawerProps {
    duplicate: DuplicateRow | null;
    decisions: DuplicateDecisions;
    queue: Queue;
    onClose: () => void;
}

/** A case with its payments, reasons and history. Keys: c confirms, d dismisses, r returns, o reopens. */
export function DuplicateDrawer({ duplicate, decisions, queue, onClose }: DuplicateDrawerProps) {
    // Keeps the content while the drawer slides out.
    const [shown, setShown] = useState(duplicate);
    if (duplicate !== null && duplicate !== shown) {
        setShown(duplicate);
    }
    const decide = (decision: (row: DuplicateRow) => unknown, ...standing: DuplicateRow['status'][]) => {
        if (duplicate?.can_decide && standing.includes(duplicate.status)) {
            decision(duplicate);
        }
    };
    useDrawerKeys(duplicate !== null, {
        j: () => queue.step(1),
        k: () => queue.step(-1),
        c: () => decide(decisions.confirm, 'open'),
        d: () => decide(decisions.dismiss, 'open'),
        r: () => decide(decisions.returnDeposit, 'confirmed'),
        o: () => decide(decisions.reopen, 'confirmed', 'dismissed'),
    });

    return (
        <Drawer
            open={duplicate !== null}
            onClose={onClose}
            title={`Case ${shown?.id ?? ''}`}
            description={
                shown && (
                    <>
                        <Money inline cents={shown.amount_cents} />, {formatGap(shown.gap_seconds)}
                        {shown.gap_seconds !== null && ' apart'}
                    </>
                )
            }
            tools={<QueueSteps queue={queue} />}
            footer={shown && <DuplicateButtons duplicate={shown} decisions={decisions} />}
        >
            {shown && (
                <div className="flex flex-col gap-6 pt-1">
                    <DuplicateOutcome duplicate={shown} />
                    <Section title="First payment">
                        <PaymentDetails line={shown.earlier} duplicate={shown} />
                    </Section>
                    <Section title="Second payment">
                        <PaymentDetails line={shown.later} duplicate={shown} />
                    </Section>
                    <Section title="Reasons" aside={<DuplicateScore score={shown.score} />}>
                        <ReasonList reasons={shown.reasons} />
                    </Section>
                    <DuplicateHistory key={shown.id} duplicate={shown} />
                </div>
            )}
        </Drawer>
    );
}

interface SectionProps {
    title: string;
    aside?: ReactNode;
    children: ReactNode;
}

function Section({ title, aside, children }: SectionProps) {
    return (
        <section className="flex flex-col gap-2">
            <h3 className="flex items-center gap-2 font-strong">
                {title}
                {aside}
            </h3>
            {children}
        </section>
    );
}
