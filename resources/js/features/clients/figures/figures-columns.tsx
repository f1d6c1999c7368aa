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
    return [
        column.accessor('label', {
            header: by === 'month' ? 'Month' : 'Site',
            cell: ({ label, turnover_cents }) =>
                by === 'month' ? (
                    formatMonth(label)
                ) : (
                    <span className="block min-w-32 py-1">
                        {label}
                        <ShareBar size={turnover_cents} most={mostTurnover} />
                    </span>
                ),
            meta: { primary: true },
        }),
        column.accessor('bets', {
            header: 'Bets',
            cell: ({ bets }) => <span className="num block">{formatCount(bets)}</span>,
            meta: { align: 'right' },
        }),
        column.accessor('turnover_cents', {
            header: 'Turnover',
            cell: ({ turnover_cents }) => <Money cents={turnover_cents} />,
            meta: { align: 'right' },
        }),
        column.accessor('returns_cents', {
            header: 'Returns',
            cell: ({ returns_cents }) => <Money cents={returns_cents} />,
            meta: { align: 'right', hideOnPhone: true },
        }),
        column.accessor('profit_cents', {
            header: 'Our profit',
            cell: ({ profit_cents }) => (
                <Money cents={profit_cents} className={cn(profit_cents < 0 && 'text-danger')} />
            ),
            meta: { align: 'right' },
        }),
        column.accessor('margin_basis_points', {
            header: 'Margin',
            cell: ({ margin_basis_points }) => (
                <span className={cn('num block', margin_basis_points === null && 'text-faint')}>
                    {formatShare(margin_basis_points)}
                </span>
            ),
            meta: { align: 'right' },
        }),
        column.accessor('bonus_cents', {
            header: 'Bonus stakes',
            cell: ({ bonus_cents }) => <Money cents={bonus_cents} />,
            meta: { align: 'right', hideOnPhone: true },
        }),
        ...(hasMoney
            ? [
                  column.accessor('deposits_cents', {
                      header: 'Deposits',
                      cell: ({ deposits_cents }) => <Money cents={deposits_cents} />,
                      meta: { align: 'right' },
                  }),
                  column.accessor('withdrawals_cents', {
                      header: 'Withdrawals',
                      cell: ({ withdrawals_cents }) => <Money cents={withdrawals_cents} />,
                      meta: { align: 'right' },
                  }),
              ]
            : []),
    ];
}
