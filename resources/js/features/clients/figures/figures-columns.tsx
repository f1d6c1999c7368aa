import { ShareBar } from '@/components/charts/share-bar';
import { columnsFor } from '@/components/data-table';
import { Money } from '@/components/ui/money';
import { cn } from '@/lib/cn';
import { formatCount, formatMonth } from '@/lib/format';
import { formatShare } from '@/lib/odds';
import type { MonthFigures } from '@/types/generated';

const column = columnsFor<MonthFigures>();

/**
 * The columns of a table of figures, by month or by site; money in and out only where it is known. Sites have a bar of their turnover.
 *
 * @param mostTurnover in cents, of the site with the longest bar
 */
export function figuresColumns(by: 'month' | 'site', hasMoney: boolean, mostTurnover = 0) {
    return column.columns([
        column.accessor('label', {
            header: by === 'month' ? 'Month' : 'Site',
            cell: ({ getValue, row: { original } }) =>
                by === 'month' ? (
                    formatMonth(getValue())
                ) : (
                    <span className="block min-w-32 py-1">
                        {getValue()}
                        <ShareBar size={original.turnover_cents} most={mostTurnover} />
                    </span>
                ),
            meta: { primary: true },
        }),
        column.accessor('bets', {
            header: 'Bets',
            cell: ({ getValue }) => <span className="num block">{formatCount(getValue())}</span>,
            meta: { align: 'right' },
        }),
        column.accessor('turnover_cents', {
            header: 'Turnover',
            cell: ({ getValue }) => <Money cents={getValue()} />,
            meta: { align: 'right' },
        }),
        column.accessor('returns_cents', {
            header: 'Returns',
            cell: ({ getValue }) => <Money cents={getValue()} />,
            meta: { align: 'right', hideOnPhone: true },
        }),
        column.accessor('profit_cents', {
            header: 'Our profit',
            cell: ({ getValue }) => <Money cents={getValue()} className={cn(getValue() < 0 && 'text-danger')} />,
            meta: { align: 'right' },
        }),
        column.accessor('margin_basis_points', {
            header: 'Margin',
            cell: ({ getValue }) => (
                <span className={cn('num block', getValue() === null && 'text-faint')}>{formatShare(getValue())}</span>
            ),
            meta: { align: 'right' },
        }),
        column.accessor('bonus_cents', {
            header: 'Bonus stakes',
            cell: ({ getValue }) => <Money cents={getValue()} />,
            meta: { align: 'right', hideOnPhone: true },
        }),
        ...(hasMoney
            ? [
                  column.accessor('deposits_cents', {
                      header: 'Deposits',
                      cell: ({ getValue }) => <Money cents={getValue()} />,
                      meta: { align: 'right' },
                  }),
                  column.accessor('withdrawals_cents', {
                      header: 'Withdrawals',
                      cell: ({ getValue }) => <Money cents={getValue()} />,
                      meta: { align: 'right' },
                  }),
              ]
            : []),
    ]);
}
