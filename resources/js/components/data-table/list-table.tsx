import { usePage } from '@inertiajs/react';
import { useMemo } from 'react';
import type { FilterDefinition } from '@/components/filters';
import type { SharedProps } from '@/types/generated';
import type { RowData } from './columns';
import { DataTable } from './data-table';
import { type ListChoices, type ListDefinition, listFilters } from './list-definition';
import type { DataTableProps } from './list-model';

export interface ListTableProps<TRow extends RowData, TColumn extends string, TChoice extends string>
    extends Omit<DataTableProps<TRow>, 'name' | 'noun' | 'search' | 'filters'> {
    list: ListDefinition<TRow, TColumn, TChoice>;
    /** Page prop with the rows. By default the key of the list. */
    name?: string;
    /** Options of select filters that the declaration does not contain. */
    choices?: ListChoices<TChoice>;
    /** Replaces the declared filters, for pages that hide or extend some. */
    filters?: readonly FilterDefinition[];
}

/** A declared list: search, filters, rows, pages and export. ListPage adds a page header. */
export function ListTable<TRow extends RowData, TColumn extends string, TChoice extends string>(
    props: ListTableProps<TRow, TColumn, TChoice>,
) {
    const { list, choices, columns, filters: given, name = list.key, ...table } = props;
    const { auth } = usePage<SharedProps & Record<string, unknown>>().props;
    const filters = useMemo(() => given ?? listFilters(list, choices), [given, list, choices]);
    const hidden: readonly string[] = list.columns
        .filter(({ ability }) => ability && !auth.user?.can[ability])
        .map(({ key }) => key);
    const visible = hidden.length === 0 ? columns : columns.filter(({ id }) => !hidden.includes(id));

    return (
        <DataTable
            {...table}
            name={name}
            noun={list.noun}
            columns={visible}
            filters={filters}
            {...(list.search && { search: list.search })}
        />
    );
}
