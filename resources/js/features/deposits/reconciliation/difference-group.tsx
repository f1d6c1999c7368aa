import { Link } from '@inertiajs/react';
import { Badge, type Tone } from '@/components/ui/badge';
import { Money } from '@/components/ui/money';
import { useViewer } from '@/hooks/use-viewer';
import { formatCount } from '@/lib/format';
import { can } from '@/lib/shared-props';
import { deposits, transactions } from '@/routes/generated';
import {
    type ReconciliationDifference,
    type ReconciliationDifferenceKind,
    ReconciliationDifferenceKindLabels,
} from '@/types/generated';

const TONES: Record<ReconciliationDifferenceKind, Tone> = {
    missing_posting: 'danger',
    other_amount: 'danger',
    other_day: 'danger',
    missing_line: 'danger',
    after_closing: 'danger',
    repeat: 'warn',
    overdue: 'warn',
    returned: 'info',
    paid_out: 'info',
};

/** Differences of the same kind. Never empty. */
export function DifferenceGroup({ differences }: { differences: readonly ReconciliationDifference[] }) {
    const [first] = differences;
    if (!first) {
        return null;
    }

    return (
        <section
            aria-label={ReconciliationDifferenceKindLabels[first.kind]}
            className="border-b border-line last:border-b-0"
        >
            <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 bg-sunken px-4 py-2">
                <Badge tone={TONES[first.kind]}>
                    {ReconciliationDifferenceKindLabels[first.kind]} · {formatCount(differences.length)}
                </Badge>
                <p className="min-w-0 flex-1 text-compact text-pretty text-muted max-sm:basis-full">
                    {first.advice} {first.kind === 'repeat' && <DuplicatesLink />}
                </p>
            </div>
            <ul>
                {differences.map((difference) => (
                    <li
                        key={`${difference.what} ${difference.deposit_id} ${difference.transaction_id}`}
                        className="flex items-baseline gap-4 border-t border-line px-4 py-2"
                    >
                        <p className="min-w-0 flex-1 wrap-anywhere">
                            {difference.what} <Links difference={difference} />
                        </p>
                        <Money cents={difference.amount_cents} className="shrink-0 font-medium" />
                    </li>
                ))}
            </ul>
        </section>
    );
}

function DuplicatesLink() {
    const viewer = useViewer();

    return (
        can(viewer, 'viewTransactions') &&
        can(viewer, 'viewDuplicateOskoDeposits') && (
            <Link href={transactions.duplicateOskoDepositsIndex()} className={LINK}>
                View possible duplicates
            </Link>
        )
    );
}

// Underlined because the links stand in running text.
const LINK = 'text-accent underline underline-offset-2 whitespace-nowrap';

function Links({ difference: { deposit_id, transaction_id } }: { difference: ReconciliationDifference }) {
    const seesTransactions = can(useViewer(), 'viewTransactions');

    return (
        <>
            {deposit_id !== null && (
                <Link href={deposits.index({ query: { deposit: deposit_id } })} className={LINK}>
                    Deposit {deposit_id}
                </Link>
            )}{' '}
            {transaction_id !== null && seesTransactions && (
                <Link href={transactions.show({ transaction: transaction_id })} className={LINK}>
                    Transaction {transaction_id}
                </Link>
            )}
        </>
    );
}
