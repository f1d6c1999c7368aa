import { columnsFor } from '@/components/data-table';
import { Money } from '@/components/ui/money';
import { Change, Count, SignedMoney } from '@/features/reports/number-cells';
import type { AffiliateFigures, ReactivationFigures } from '@/types/generated';

const RIGHT = { align: 'right' } as const;
const RIGHT_WIDE = { align: 'right', hideOnPhone: true } as const;

const figures = columnsFor<AffiliateFigures>();

export const affiliateColumns = figures.columns([
    figures.accessor('name', { header: 'Affiliate', meta: { primary: true } }),
    figures.accessor('clients', {
        header: 'Clients',
        cell: ({ getValue }) => <Count value={getValue()} />,
        meta: RIGHT,
    }),
    figures.accessor('new_clients', {
        header: 'New',
        cell: ({ getValue }) => <Count value={getValue()} />,
        meta: RIGHT,
    }),
    figures.accessor('active_clients', {
        header: 'Active a month',
        cell: ({ getValue }) => <Count value={getValue()} />,
        meta: RIGHT,
    }),
    figures.accessor('turnover_cents', {
        header: 'Turnover',
        cell: ({ getValue }) => <Money cents={getValue()} />,
        meta: RIGHT,
    }),
    figures.accessor('previous_turnover_cents', {
        header: 'Turnover change',
        cell: ({ row }) => <Change now={row.original.turnover_cents} before={row.original.previous_turnover_cents} />,
        meta: RIGHT_WIDE,
    }),
    figures.accessor('profit_cents', {
        header: 'Our profit',
        cell: ({ getValue }) => <SignedMoney cents={getValue()} />,
        meta: RIGHT,
    }),
    figures.accessor('previous_profit_cents', {
        header: 'Profit change',
        cell: ({ row }) => <Change now={row.original.profit_cents} before={row.original.previous_profit_cents} />,
        meta: RIGHT_WIDE,
    }),
    figures.accessor('commission_cents', {
        header: 'Commission',
        cell: ({ getValue }) => <Money cents={getValue()} />,
        meta: RIGHT,
    }),
]);

const reactivation = columnsFor<ReactivationFigures>();

export const reactivationColumns = reactivation.columns([
    reactivation.accessor('name', { header: 'Affiliate', meta: { primary: true } }),
    reactivation.accessor('quiet_clients', {
        header: 'Quiet now',
        cell: ({ getValue }) => <Count value={getValue()} />,
        meta: RIGHT,
    }),
    reactivation.accessor('reactivated_clients', {
        header: 'Reactivated',
        cell: ({ getValue }) => <Count value={getValue()} />,
        meta: RIGHT,
    }),
    reactivation.accessor('previous_reactivated_clients', {
        header: 'Period before',
        cell: ({ getValue }) => <Count value={getValue()} />,
        meta: RIGHT,
    }),
    reactivation.accessor('reactivated_turnover_cents', {
        header: 'Turnover on return',
        cell: ({ getValue }) => <Money cents={getValue()} />,
        meta: RIGHT,
    }),
]);
