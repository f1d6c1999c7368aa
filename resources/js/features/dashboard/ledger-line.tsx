import { useState } from 'react';
import { Banner, type FeedbackTone } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { RelativeTime } from '@/components/ui/relative-time';
import { LedgerDrawer } from '@/features/dashboard/ledger-drawer';
import { formatCount } from '@/lib/format';
import type { LedgerLine as Ledger } from '@/types/generated';

const TONES: Record<Ledger['state'], FeedbackTone> = {
    adds_up: 'ok',
    problems: 'danger',
    late: 'warn',
    broke_off: 'warn',
    never: 'info',
};

/** What the nightly check of the ledger said. */
export function LedgerLine({ ledger }: { ledger: Ledger }) {
    const [isOpen, setIsOpen] = useState(false);

    return (
        <section aria-label="Ledger" className="col-span-12">
            <Banner
                tone={TONES[ledger.state]}
                title={titleOf(ledger)}
                action={
                    ledger.problems_count > 0 && (
                        <Button size="sm" onClick={() => setIsOpen(true)}>
                            See what is wrong
                        </Button>
                    )
                }
            >
                {ledger.checked_at === null ? (
                    'It is checked every night.'
                ) : (
                    <>
                        {formatCount(ledger.entries_count)} entries checked <RelativeTime value={ledger.checked_at} />.
                        {ledger.state === 'late' && ' The check of last night is missing. Tell a developer.'}
                        {ledger.state === 'broke_off' && ' The check after that did not finish. Tell a developer.'}
                    </>
                )}
            </Banner>
            <LedgerDrawer open={isOpen} onClose={() => setIsOpen(false)} ledger={ledger} />
        </section>
    );
}

function titleOf({ state, problems_count }: Ledger): string {
    switch (state) {
        case 'adds_up':
        case 'late':
            return 'The ledger adds up';
        case 'problems':
            return `The ledger does not add up: ${formatCount(problems_count)} ${problems_count === 1 ? 'problem' : 'problems'}`;
        case 'broke_off':
            return 'The last check of the ledger broke off';
        case 'never':
            return 'The ledger has not been checked yet';
    }
}
