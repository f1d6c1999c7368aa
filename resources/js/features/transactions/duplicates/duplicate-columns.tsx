import { buttonColumn, columnsOf } from '@/components/data-table';
import { Money } from '@/components/ui/money';
import { DuplicateButtons } from '@/features/transactions/duplicates/duplicate-buttons';
import {
    DuplicateOutcome,
    DuplicateScore,
    StrongestReason,
} from '@/features/transactions/duplicates/duplicate-evidence';
import { formatGap } from '@/features/transactions/duplicates/format-gap';
import { PaymentSummary } from '@/features/transactions/duplicates/payment-summary';
import type { DuplicateDecisions } from '@/features/transactions/duplicates/use-duplicate-decisions';
import type { DuplicateCaseStatus, DuplicateRow } from '@/types/generated';
import { duplicateList } from '@/types/generated/lists';

const COLUMNS = columnsOf(duplicateList, {
    earlier: { cell: (row) => <PaymentSummary line={row.earlier} duplicate={row} />, primary: true },
    later: {
        cell: (row) => <PaymentSummary line={row.later} duplicate={row} />,
        phoneFoot: true,
        descendingFirst: true,
    },
    amount_cents: {
        cell: (row) => (
            <>
                <Money cents={row.amount_cents} className="font-medium" />
                <p className="text-compact text-muted sm:text-right">
                    {formatGap(row.gap_seconds)}
                    <span className="sr-only"> apart</span>
                </p>
            </>
        ),
        align: 'right',
        descendingFirst: true,
    },
    score: {
        cell: (row) => <DuplicateScore score={row.score} />,
        align: 'right',
        phoneAside: true,
        descendingFirst: true,
    },
    reasons: { cell: (row) => <StrongestReason reasons={row.reasons} />, phoneFoot: true, fluid: true },
    status: { cell: (row) => <DuplicateOutcome duplicate={row} /> },
});

/** Both payments, the strongest reason, the decision unless all cases are open, and the buttons. The drawer has the details. */
export function duplicateColumns(
    decisions: DuplicateDecisions,
    status: DuplicateCaseStatus | null,
    onOpen: (id: number) => void,
) {
    return [
        ...COLUMNS.filter(({ id }) => status !== 'open' || id !== 'status'),
        buttonColumn<DuplicateRow>((row) => <DuplicateButtons duplicate={row} decisions={decisions} onOpen={onOpen} />),
    ];
}
