import { type ReactNode, useState } from 'react';
import { Drawer } from '@/components/ui/drawer';
import { Money } from '@/components/ui/money';
import { DuplicateButtons } from '@/features/transactions/duplicates/duplicate-buttons';
import { DuplicateOutcome, DuplicateScore, ReasonList } from '@/features/transactions/duplicates/duplicate-evidence';
import { DuplicateHistory } from '@/features/transactions/duplicates/duplicate-history';
import { gapWords } from '@/features/transactions/duplicates/gap-words';
import { PaymentFacts } from '@/features/transactions/duplicates/payment-facts';
import type { DuplicateDeeds } from '@/features/transactions/duplicates/use-duplicate-deeds';
import type { DuplicateRow } from '@/types/generated';

interface DuplicateDrawerProps {
    duplicate: DuplicateRow | null;
    deeds: DuplicateDeeds;
    onClose: () => void;
}

/** One case with everything that is known of it. */
export function DuplicateDrawer({ duplicate, deeds, onClose }: DuplicateDrawerProps) {
    // The words stay while the drawer slides out.
    const [shown, setShown] = useState(duplicate);
    if (duplicate !== null && duplicate !== shown) {
        setShown(duplicate);
    }

    return (
        <Drawer
            open={duplicate !== null}
            onClose={onClose}
            title={`Case ${shown?.id ?? ''}`}
            description={
                shown && (
                    <>
                        <Money inline cents={shown.amount_cents} />, {gapWords(shown.gap_seconds)}
                        {shown.gap_seconds !== null && ' apart'}
                    </>
                )
            }
            footer={shown && <DuplicateButtons duplicate={shown} deeds={deeds} />}
        >
            {shown && (
                <div className="flex flex-col gap-6 pt-1">
                    <DuplicateOutcome duplicate={shown} />
                    <Section title="First payment">
                        <PaymentFacts line={shown.earlier} duplicate={shown} />
                    </Section>
                    <Section title="Second payment">
                        <PaymentFacts line={shown.later} duplicate={shown} />
                    </Section>
                    <Section title="Why" aside={<DuplicateScore score={shown.score} />}>
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
