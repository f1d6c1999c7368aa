import { columnsFor } from '@/components/data-table';
import { formatCount } from '@/lib/format';
import type { MatchBandRow } from '@/types/generated';
import { percent } from './percent';

const column = columnsFor<MatchBandRow>();

/** Accuracy of suggestions by their score. */
export const BAND_COLUMNS = column.columns([
    column.accessor('from', {
        header: 'Score',
        cell: ({ row: { original: band } }) => `${band.from} to ${band.to}`,
        meta: { primary: true, className: 'w-full' },
    }),
    column.accessor('sample', {
        header: 'Decisions',
        cell: ({ getValue }) => formatCount(getValue()),
        meta: { align: 'right' },
    }),
    column.accessor('right', {
        header: 'Correct',
        cell: ({ getValue }) => formatCount(getValue()),
        meta: { align: 'right' },
    }),
    column.accessor('wrong', {
        header: 'Incorrect',
        cell: ({ getValue }) => formatCount(getValue()),
        meta: { align: 'right' },
    }),
    column.accessor('precision', {
        header: 'Accuracy',
        cell: ({ getValue }) => percent(getValue()),
        meta: { align: 'right' },
    }),
    column.accessor('lower_bound', {
        header: 'Proven accuracy',
        cell: ({ getValue }) => percent(getValue()),
        meta: { align: 'right' },
    }),
]);
