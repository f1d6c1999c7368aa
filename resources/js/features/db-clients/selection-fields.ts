import type { ListSelection } from '@/components/data-table';

/** The request data of a selection: the selected ids, or the filters if all matching rows are selected. */
export function selectionFields({ allMatching, ids, query }: ListSelection) {
    return allMatching ? { all: true, filters: { ...query } } : { all: false, ids: [...ids] };
}
