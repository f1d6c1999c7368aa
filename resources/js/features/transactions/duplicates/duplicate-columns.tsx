import { columnsFor } from '@/components/data-table';
import { Money } from '@/components/ui/money';
import { DuplicateButtons } from '@/features/transactions/duplicates/duplicate-buttons';
import { DuplicateOutcome, DuplicateScore, ReasonList } from '@/features/transactions/duplicates/duplicate-evidence';
import { gapWords } from '@/features/transactions/duplicates/gap-words';
import { PaymentFacts } from '@/features/transactions/duplicates/payment-facts';
import type { DuplicateDeeds } from '@/features/transactions/duplicates/use-duplicate-deeds';
import type { DuplicateCaseStatus, DuplicateRow } from '@/types/generated';

const column = columnsFor<DuplicateRow>();

const SHOWN_REASONS = 4;

/** Both payments side by side, why the one may repeat the other, and what can be done about it. */
export function duplicateColumns(
    deeds: DuplicateDeeds,
    status: DuplicateCaseStatus | null,
    onOpen: (id: number) => void,
) {
    return column.columns([
        column.accessor((row) => row.earlier.payer_name, {
            id: 'earlier',
            header: 'First payment',
            cell: ({ row: { original } }) => (
                <div className="py-2 sm:min-w-50">
                    <PaymentFacts line={original.earlier} duplicate={original} />
                </div>
            ),
            meta: { primary: true, className: 'align-top' },
        }),
        column.accessor((row) => row.later.value_at, {
            id: 'later',
            header: 'Second payment',
            cell: ({ row: { original } }) => (
                <div className="py-2 sm:min-w-50">
                    <PaymentFacts line={original.later} duplicate={original} />
                </div>
            ),
            meta: { phoneFoot: true, className: 'align-top', sortKey: 'paid_at', descendingFirst: true },
        }),
        column.accessor('amount_cents', {
            header: 'Amount',
            cell: ({ row: { original } }) => (
                <div className="sm:py-2">
                    <Money cents={original.amount_cents} className="font-medium" />
                    <p className="text-right text-compact whitespace-nowrap text-muted">
                        {gapWords(original.gap_seconds)}
                        <span className="sr-only"> apart</span>
                    </p>
                </div>
            ),
            meta: { align: 'right', sortKey: 'amount_cents', descendingFirst: true, className: 'align-top' },
        }),
        column.accessor('score', {
            header: 'Score',
            cell: ({ getValue }) => (
                <div className="sm:py-2">
                    <DuplicateScore score={getValue()} />
                </div>
            ),
            meta: { align: 'right', phoneAside: true, sortKey: 'score', descendingFirst: true, className: 'align-top' },
        }),
        column.display({
            id: 'reasons',
            header: 'Why',
            cell: ({ row: { original } }) => (
                <div className="py-2 sm:min-w-44">
                    <ReasonList reasons={original.reasons} most={SHOWN_REASONS} />
                </div>
            ),
            meta: { label: 'Why', phoneFoot: true, className: 'align-top' },
        }),
        ...(status === 'open'
            ? []
            : [
                  column.accessor('status', {
                      header: 'Decision',
                      cell: ({ row: { original } }) => (
                          <div className="py-2">
                              <DuplicateOutcome duplicate={original} />
                          </div>
                      ),
                      meta: { className: 'align-top' },
                  }),
              ]),
        column.display({
            id: 'action',
            header: '',
            cell: ({ row: { original } }) => (
                <div className="sm:py-2">
                    <DuplicateButtons duplicate={original} deeds={deeds} onOpen={onOpen} />
                </div>
            ),
            meta: { label: 'Actions', align: 'right', phoneFoot: true, className: 'align-top' },
        }),
    ]);
}
