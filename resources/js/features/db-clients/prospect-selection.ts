import type { ListSelection } from '@/components/data-table';

/** A selection as the bulk routes take it: the rows, or everything that the list's filters match. */
export function selectionFields({ allMatching, ids, query }: ListSelection) {
    return allMatching ? { all: true, filters: { ...query } } : { all: false, ids: [...ids] };
}
