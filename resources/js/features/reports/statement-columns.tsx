import { buttonColumn, columnsFor } from '@/components/data-table';
import { PageLink } from '@/components/page-link';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Money } from '@/components/ui/money';
import { SignedMoney } from '@/features/reports/number-cells';
import { formatMoney, formatMonth } from '@/lib/format';
import { reports } from '@/routes/generated';
import type { AffiliateStatementStatus, StatementRow } from '@/types/generated';

const RIGHT = { align: 'right' } as const;
const STATUS = {
    draft: { label: 'Draft', tone: 'neutral' },
    approved: { label: 'Approved', tone: 'info' },
    paid: { label: 'Paid', tone: 'ok' },
} as const satisfies Record<AffiliateStatementStatus, { label: string; tone: string }>;

const column = columnsFor<StatementRow>();

interface StatementActions {
    approve: (statement: StatementRow) => void;
    pay: (statement: StatementRow) => void;
}

export function statementColumns(actions: StatementActions | null) {
    return [
        column.accessor('affiliate_name', {
            header: 'Affiliate',
            cell: (row) => (
                <>
                    {row.affiliate_name}
                    <span className="block text-compact text-muted">
                        {row.abn === null ? 'No ABN' : `${row.abn}${row.is_gst_registered ? ', GST' : ''}`}
                    </span>
                </>
            ),
            meta: { primary: true },
        }),
        column.accessor('status', {
            header: 'Status',
            cell: (row) => (
                <>
                    <Badge tone={STATUS[row.status].tone}>{STATUS[row.status].label}</Badge>
                    <span className="block max-w-72 text-compact whitespace-normal text-muted">{statusNote(row)}</span>
                </>
            ),
        }),
        column.accessor('commission_cents', {
            header: 'Commission',
            cell: ({ commission_cents }) => <Money cents={commission_cents} />,
            meta: RIGHT,
        }),
        column.accessor('adjustments', {
            header: 'Adjustments',
            cell: (row) => (
                <span
                    title={row.adjustments
                        .map(({ month, cents }) => `${formatMonth(month)}: ${formatMoney(cents)}`)
                        .join(', ')}
                >
                    <SignedMoney cents={row.gross_cents - row.commission_cents} />
                </span>
            ),
            meta: RIGHT,
        }),
        column.accessor('gst_cents', {
            header: 'GST',
            cell: ({ gst_cents }) => <Money cents={gst_cents} />,
            meta: RIGHT,
        }),
        column.accessor('withheld_cents', {
            header: 'Withheld',
            cell: ({ withheld_cents }) => <Money cents={withheld_cents} />,
            meta: RIGHT,
        }),
        column.accessor('payable_cents', {
            header: 'Payable',
            cell: ({ payable_cents }) => <Money cents={payable_cents} />,
            meta: RIGHT,
        }),
        buttonColumn<StatementRow>((statement) => (
            <span className="inline-flex flex-wrap items-center justify-end gap-2">
                <PageLink
                    href={reports.affiliatesTaxShow({ statement: statement.id })}
                    aria-label={`Open the statement of ${statement.affiliate_name}`}
                    className="text-accent hover:underline"
                >
                    Open
                </PageLink>
                {actions && statement.status === 'draft' && (
                    <Button
                        size="sm"
                        disabled={statement.approve_refusal !== null}
                        onClick={() => actions.approve(statement)}
                    >
                        Approve
                    </Button>
                )}
                {actions && statement.status === 'approved' && statement.payable_cents > 0 && (
                    <Button size="sm" onClick={() => actions.pay(statement)}>
                        Mark as paid
                    </Button>
                )}
            </span>
        )),
    ];
}

function statusNote({ status, approve_refusal, changed_by_name, approved_by_name, payment_reference }: StatementRow) {
    switch (status) {
        case 'draft':
            return approve_refusal ?? `by ${changed_by_name}`;
        case 'approved':
            return `by ${approved_by_name}`;
        default:
            return payment_reference;
    }
}
