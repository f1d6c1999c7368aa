import type { ReactNode } from 'react';
import { buttonColumn, columnsFor } from '@/components/data-table';
import { PageLink } from '@/components/page-link';
import { Checkbox } from '@/components/ui/checkbox';
import { DateTime } from '@/components/ui/date-time';
import { Known } from '@/components/ui/known';
import { Money } from '@/components/ui/money';
import { ClaimNotice } from '@/features/withdrawals/payments/claim-notice';
import { ClientWarnings } from '@/features/withdrawals/payments/client-warnings';
import { withdrawals } from '@/routes/generated';
import type { ReadyWithdrawal } from '@/types/generated';

const column = columnsFor<ReadyWithdrawal>();

const reference = column.accessor('reference', {
    header: 'Withdrawal',
    cell: (withdrawal) => (
        <PageLink href={withdrawals.paymentNote({ withdrawal: withdrawal.id })} className="hover:underline">
            {withdrawal.reference}
        </PageLink>
    ),
    meta: { primary: true },
});

const facts = [
    column.accessor('client_name', {
        header: 'Client',
        cell: (withdrawal) => (
            <ClientWarnings id={withdrawal.client_id} name={withdrawal.client_name} warnings={withdrawal.warnings} />
        ),
    }),
    column.accessor('amount_cents', {
        header: 'Amount',
        cell: ({ amount_cents }) => <Money cents={amount_cents} />,
        meta: { align: 'right', phoneAside: true },
    }),
    column.accessor('destination', {
        header: 'Pays to',
        cell: (withdrawal) => <Destination withdrawal={withdrawal} />,
    }),
    column.accessor('approved_by', { header: 'Approved by', cell: ({ approved_by }) => <Known text={approved_by} /> }),
    column.accessor('requested_at', {
        header: 'Requested',
        cell: ({ requested_at }) => <DateTime value={requested_at} />,
    }),
];

/** Columns of withdrawals that can go into a file. `onChoose` is null for viewers who can't choose rows. */
export function fileColumns(
    chosen: ReadonlySet<number>,
    onChoose: ((ids: readonly number[], on: boolean) => void) | null,
) {
    return [
        ...(onChoose
            ? [
                  column.display({
                      id: 'choose',
                      header: '',
                      cell: (withdrawal) => (
                          <Checkbox
                              className="flex! -translate-y-px"
                              aria-label={`Put ${withdrawal.reference} into the batch`}
                              disabled={withdrawal.problem !== null}
                              checked={chosen.has(withdrawal.id)}
                              onChange={(on) => onChoose([withdrawal.id], on)}
                          />
                      ),
                      meta: { label: 'Choose', phoneAside: true },
                  }),
              ]
            : []),
        reference,
        ...facts,
    ];
}

/** Columns of withdrawals that are paid manually, without a batch. `action` is the row's button. */
export function manualPaymentColumns(action: ((withdrawal: ReadyWithdrawal) => ReactNode) | null) {
    return [reference, ...facts, ...(action ? [buttonColumn(action)] : [])];
}

function Destination({ withdrawal }: { withdrawal: ReadyWithdrawal }) {
    return (
        <span className="flex min-w-0 flex-col">
            <span className="tabular">{withdrawal.destination ?? 'Unknown'}</span>
            <span
                className={
                    withdrawal.problem ? 'text-compact whitespace-normal text-danger' : 'text-compact text-muted'
                }
            >
                {withdrawal.problem ? `Cannot be paid: ${withdrawal.problem}` : withdrawal.holder}
            </span>
            {withdrawal.claim && <ClaimNotice claim={withdrawal.claim} />}
        </span>
    );
}
