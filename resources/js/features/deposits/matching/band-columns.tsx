import { columnsFor } from '@/components/data-table';
import { formatCount } from '@/lib/format';
import type { MatchBandRow } from '@/types/generated';
import { percent } from './percent';

const column = columnsFor<MatchBandRow>();

/** How often proposals were right, by their points. */
export const BAND_COLUMNS = column.columns([
    column.accessor('from', {
        header: 'Points',
        cell: ({ row: { original: band } }) => `${band.from} to ${band.to}`,
        meta: { primary: true, className: 'w-full' },
    }),
    column.accessor('sample', {
        header: 'Decisions',
        cell: ({ getValue }) => formatCount(getValue()),
        meta: { align: 'right' },
    }),
    column.accessor('right', {
        header: 'Right',
        cell: ({ getValue }) => formatCount(getValue()),
        meta: { align: 'right' },
    }),
    column.accessor('wrong', {
        header: 'Wrong',
        cell: ({ getValue }) => formatCount(getValue()),
        meta: { align: 'right' },
    }),
    column.accessor('precision', {
        header: 'Share right',
        cell: ({ getValue }) => percent(getValue()),
        meta: { align: 'right' },
    }),
    column.accessor('lower_bound', {
        header: 'Proved at least',
        cell: ({ getValue }) => percent(getValue()),
        meta: { align: 'right' },
    }),
]);
