import type { FilterDefinition, FilterOption } from '@/components/filters';
import type { Choice, FilterOperator } from '@/types/generated';

/** A filter from a list's declaration. Without `options`, the page provides them. */
interface ListFilter {
    key: string;
    label: string;
    kind: FilterDefinition['kind'];
    operators?: readonly FilterOperator[];
    options?: readonly FilterOption[];
    /** The URL parameters of a date range. */
    params?: readonly [from: string, to: string];
    trueLabel?: string;
    falseLabel?: string;
    placeholder?: string;
    isSecondary?: boolean;
}

interface ListColumn<TColumn extends string> {
    key: TColumn;
    heading: string;
    /** Sort key of the column. */
    sort?: string;
    /** The ability that the viewer needs to see the column. */
    ability?: string;
}

/** A list as app/Lists declares it; `types/generated/lists` has a file for each. */
export interface ListDefinition<TRow, TColumn extends string = string, TChoice extends string = string> {
    key: string;
    title: string;
    noun: string;
    search?: { label: string; placeholder: string };
    filters: readonly ListFilter[];
    sorts: readonly string[];
    columns: readonly ListColumn<TColumn>[];
    /** Only for type inference. */
    row?: TRow;
    /** Only for type inference. */
    choice?: TChoice;
}

/** Options that the server sends, by filter key. */
export type ListChoices<TChoice extends string> = { readonly [TKey in TChoice]?: readonly Choice[] };

/** Filters of a list for the filter bar. Options from the page replace the declaration's. */
export function listFilters<TChoice extends string>(
    list: Pick<ListDefinition<unknown, string, TChoice>, 'filters'>,
    choices: ListChoices<TChoice> = {},
): FilterDefinition[] {
    const byKey: Readonly<Record<string, readonly Choice[] | undefined>> = choices;

    return list.filters.map((filter) => {
        const options = byKey[filter.key]?.map(toOption);
        // The generator writes only what FilterDefinition allows for the kind.
        return (options ? { ...filter, options } : { options: [], ...filter }) as FilterDefinition;
    });
}

function toOption({ value, label, hint }: Choice): FilterOption {
    return { value, label, ...(hint ? { hint } : {}) };
}
