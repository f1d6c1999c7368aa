import { columnsFor, columnsOf } from '@/components/data-table';
import { Money } from '@/components/ui/money';
import { DuplicateButtons } from '@/features/transactions/duplicates/duplicate-buttons';
import { DuplicateOutcome, DuplicateScore, ReasonList } from '@/features/transactions/duplicates/duplicate-evidence';
import { formatGap } from '@/features/transactions/duplicates/format-gap';
import { PaymentDetails } from '@/features/transactions/duplicates/payment-details';
import type { DuplicateDecisions } from '@/features/transactions/duplicates/use-duplicate-decisions';
import type { DuplicateCaseStatus, DuplicateRow } from '@/types/generated';
import { duplicateList } from '@/types/generated/lists';

const column = columnsFor<DuplicateRow>();

const SHOWN_REASONS = 4;

const COLUMNS = columnsOf(duplicateList, {
    earlier: {
        cell: (row) => (
            <div className="py-2 sm:min-w-50">
                <PaymentDetails line={row.earlier} duplicate={row} />
            </div>
        ),
        primary: true,
        className: 'align-top',
    },
    later: {
        cell: (row) => (
            <div className="py-2 sm:min-w-50">
                <PaymentDetails line={row.later} duplicate={row} />
            </div>
        ),
        phoneFoot: true,
        descendingFirst: true,
        className: 'align-top',
    },
    amount_cents: {
        cell: (row) => (
            <div className="sm:py-2">
                <Money cents={row.amount_cents} className="font-medium" />
                <p className="text-right text-compact whitespace-nowrap text-muted">
                    {formatGap(row.gap_seconds)}
                    <span className="sr-only"> apart</span>
                </p>
            </div>
        ),
        align: 'right',
        descendingFirst: true,
        className: 'align-top',
    },
    score: {
        cell: (row) => (
            <div className="sm:py-2">
                <DuplicateScore score={row.score} />
            </div>
        ),
        align: 'right',
        phoneAside: true,
        descendingFirst: true,
        className: 'align-top',
    },
    reasons: {
        cell: (row) => (
            <div className="py-2 sm:min-w-44">
                <ReasonList reasons={row.reasons} most={SHOWN_REASONS} />
            </div>
        ),
        phoneFoot: true,
        className: 'align-top',
    },
    status: {
        cell: (row) => (
            <div className="py-2">
                <DuplicateOutcome duplicate={row} />
            </div>
        ),
        className: 'align-top',
    },
});

/** Both payments side by side, the reasons, the decision unless all cases are open, and the buttons. */
export function duplicateColumns(
    decisions: DuplicateDecisions,
    status: DuplicateCaseStatus | null,
    onOpen: (id: number) => void,
) {
    return [
        ...COLUMNS.filter(({ id }) => status !== 'open' || id !== 'status'),
        column.display({
            id: 'action',
            header: '',
            cell: ({ row: { original } }) => (
                <div className="sm:py-2">
                    <DuplicateButtons duplicate={original} decisions={decisions} onOpen={onOpen} />
                </div>
            ),
            meta: { label: 'Actions', align: 'right', phoneFoot: true, className: 'align-top' },
        }),
    ];
}
