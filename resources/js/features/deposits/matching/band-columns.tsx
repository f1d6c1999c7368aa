import { columnsFor } from '@/components/data-table';
import { formatCount } from '@/lib/format';
import type { MatchBandRow } from '@/types/generated';
import { percent } from './percent';

const column = columnsFor<MatchBandRow>();

/** Accuracy of suggestions by their score. */
export const BAND_COLUMNS = [
    column.accessor('from', {
        header: 'Score',
        cell: (band) => `${band.from} to ${band.to}`,
        meta: { primary: true, className: 'w-full' },
    }),
    column.accessor('sample', {
        header: 'Decisions',
        cell: ({ sample }) => formatCount(sample),
        meta: { align: 'right' },
    }),
    column.accessor('right', {
        header: 'Correct',
        cell: ({ right }) => formatCount(right),
        meta: { align: 'right' },
    }),
    column.accessor('wrong', {
        header: 'Incorrect',
        cell: ({ wrong }) => formatCount(wrong),
        meta: { align: 'right' },
    }),
    column.accessor('precision', {
        header: 'Accuracy',
        cell: ({ precision }) => percent(precision),
        meta: { align: 'right' },
    }),
    column.accessor('lower_bound', {
        header: 'Proven accuracy',
        cell: ({ lower_bound }) => percent(lower_bound),
        meta: { align: 'right' },
    }),
];
