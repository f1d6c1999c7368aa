import { columnsFor } from '@/components/data-table';
import { Money } from '@/components/ui/money';
import { cn } from '@/lib/cn';
import { formatCount, formatDate } from '@/lib/format';
import { formatShare } from '@/lib/odds';
import type { ReportRow } from '@/types/generated';

export type ReportBy = 'day' | 'state' | 'manager' | 'company';

const HEADINGS: Record<ReportBy, string> = { day: 'Day', state: 'State', manager: 'Manager', company: 'Company' };

const column = columnsFor<ReportRow>();

/** The columns of a report. All of them sort. */
export function reportColumns(by: ReportBy) {
    const number = (
        key: 'new_clients' | 'bets' | 'bettors' | 'clients' | 'active_clients',
        header: string,
        label = header,
    ) =>
        column.accessor(key, {
            header,
            cell: (row) => <span className="num block">{formatCount(row[key] ?? 0)}</span>,
            meta: { align: 'right', sortKey: key, descendingFirst: true, label },
        });
    const money = (
        key: 'turnover_cents' | 'profit_cents' | 'deposits_cents' | 'withdrawals_cents' | 'net_cents' | 'bonus_cents',
        header: string,
    ) =>
        column.accessor(key, {
            header,
            cell: (row) => <Money cents={row[key]} className={cn(row[key] < 0 && 'text-danger')} />,
            meta: { align: 'right', sortKey: key, descendingFirst: true },
        });

    return [
        column.accessor('label', {
            header: HEADINGS[by],
            cell: (row) => labelOf(row, by),
            meta: { primary: true, sortKey: 'label', descendingFirst: by === 'day' },
        }),
        ...(by === 'manager' ? [number('clients', 'Clients'), number('active_clients', 'Active')] : []),
        number('new_clients', 'New'),
        // The manager's clients take their room.
        ...(by === 'manager'
            ? []
            : [number('bettors', by === 'day' ? 'Bettors' : 'Bettors a day'), number('bets', 'Bets')]),
        money('turnover_cents', 'Turnover'),
        money('profit_cents', 'Our profit'),
        column.accessor('margin_basis_points', {
            header: 'Margin',
            cell: ({ margin_basis_points }) => <span className="num block">{formatShare(margin_basis_points)}</span>,
            meta: { align: 'right', sortKey: 'margin_basis_points', descendingFirst: true },
        }),
        money('deposits_cents', 'Deposits'),
        money('withdrawals_cents', 'Withdrawals'),
        money('net_cents', 'Net'),
        money('bonus_cents', 'Bonuses'),
    ];
}

export function labelOf(row: ReportRow, by: ReportBy): string {
    return by === 'day' && row.key !== '' ? formatDate(row.key, 'UTC') : row.label;
}
