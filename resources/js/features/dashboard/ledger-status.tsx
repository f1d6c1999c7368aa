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

/** Result of the nightly ledger check. */
export function LedgerStatus({ ledger }: { ledger: Ledger }) {
    const [isOpen, setIsOpen] = useState(false);

    return (
        <section aria-label="Ledger" className="col-span-12">
            <Banner
                tone={TONES[ledger.state]}
                title={titleOf(ledger)}
                action={
                    ledger.problems_count > 0 && (
                        <Button size="sm" onClick={() => setIsOpen(true)}>
                            View problems
                        </Button>
                    )
                }
            >
                {ledger.checked_at === null ? (
                    'It’s checked every night.'
                ) : (
                    <>
                        {formatCount(ledger.entries_count)} entries checked <RelativeTime value={ledger.checked_at} />.
                        {ledger.state === 'late' && ' Last night’s check didn’t run. Contact a developer.'}
                        {ledger.state === 'broke_off' && ' The check after that didn’t finish. Contact a developer.'}
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
            return 'The ledger balances';
        case 'problems':
            return `The ledger doesn’t balance: ${formatCount(problems_count)} ${problems_count === 1 ? 'problem' : 'problems'}`;
        case 'broke_off':
            return 'The last ledger check didn’t finish';
        case 'never':
            return 'The ledger hasn’t been checked yet';
    }
}
