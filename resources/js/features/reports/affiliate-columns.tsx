import { columnsFor } from '@/components/data-table';
import { Money } from '@/components/ui/money';
import { Change, Count, SignedMoney } from '@/features/reports/number-cells';
import type { AffiliateFigures, ReactivationFigures } from '@/types/generated';

const RIGHT = { align: 'right' } as const;
const RIGHT_WIDE = { align: 'right', hideOnPhone: true } as const;

const figures = columnsFor<AffiliateFigures>();

export const affiliateColumns = [
    figures.accessor('name', { header: 'Affiliate', meta: { primary: true } }),
    figures.accessor('clients', {
        header: 'Clients',
        cell: ({ clients }) => <Count value={clients} />,
        meta: RIGHT,
    }),
    figures.accessor('new_clients', {
        header: 'New',
        cell: ({ new_clients }) => <Count value={new_clients} />,
        meta: RIGHT,
    }),
    figures.accessor('active_clients', {
        header: 'Active a month',
        cell: ({ active_clients }) => <Count value={active_clients} />,
        meta: RIGHT,
    }),
    figures.accessor('turnover_cents', {
        header: 'Turnover',
        cell: ({ turnover_cents }) => <Money cents={turnover_cents} />,
        meta: RIGHT,
    }),
    figures.accessor('previous_turnover_cents', {
        header: 'Turnover change',
        cell: (row) => <Change now={row.turnover_cents} before={row.previous_turnover_cents} />,
        meta: RIGHT_WIDE,
    }),
    figures.accessor('profit_cents', {
        header: 'Our profit',
        cell: ({ profit_cents }) => <SignedMoney cents={profit_cents} />,
        meta: RIGHT,
    }),
    figures.accessor('previous_profit_cents', {
        header: 'Profit change',
        cell: (row) => <Change now={row.profit_cents} before={row.previous_profit_cents} />,
        meta: RIGHT_WIDE,
    }),
    figures.accessor('commission_cents', {
        header: 'Commission',
        cell: ({ commission_cents }) => <Money cents={commission_cents} />,
        meta: RIGHT,
    }),
];

const reactivation = columnsFor<ReactivationFigures>();

export const reactivationColumns = [
    reactivation.accessor('name', { header: 'Affiliate', meta: { primary: true } }),
    reactivation.accessor('quiet_clients', {
        header: 'Quiet now',
        cell: ({ quiet_clients }) => <Count value={quiet_clients} />,
        meta: RIGHT,
    }),
    reactivation.accessor('reactivated_clients', {
        header: 'Reactivated',
        cell: ({ reactivated_clients }) => <Count value={reactivated_clients} />,
        meta: RIGHT,
    }),
    reactivation.accessor('previous_reactivated_clients', {
        header: 'Period before',
        cell: ({ previous_reactivated_clients }) => <Count value={previous_reactivated_clients} />,
        meta: RIGHT,
    }),
    reactivation.accessor('reactivated_turnover_cents', {
        header: 'Turnover on return',
        cell: ({ reactivated_turnover_cents }) => <Money cents={reactivated_turnover_cents} />,
        meta: RIGHT,
    }),
];
