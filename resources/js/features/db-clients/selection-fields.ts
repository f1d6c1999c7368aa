import type { ListSelection } from '@/components/data-table';

/**
 * The request data of a selection: the selected ids, or the filters if all matching rows are selected. With the total on
 * screen, the server refuses a selection that has changed.
 */
export function selectionFields({ allMatching, ids, query }: ListSelection, total?: number | null) {
    return allMatching
        ? { all: true, filters: { ...query }, ...(total != null && { count: total }) }
        : { all: false, ids: [...ids] };
}
