import { usePage } from '@inertiajs/react';
import type { RowData } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { FilterDefinition } from '@/components/filters';
import type { SharedProps } from '@/types/generated';
import { DataTable } from './data-table';
import { type ListChoices, type ListDefinition, listFilters } from './list-definition';
import type { DataTableProps } from './list-model';

export interface ListTableProps<TRow extends RowData, TColumn extends string, TChoice extends string>
    extends Omit<DataTableProps<TRow>, 'name' | 'noun' | 'search' | 'filters'> {
    list: ListDefinition<TRow, TColumn, TChoice>;
    /** The page prop that holds the rows; the key of the list by default. */
    name?: string;
    /** What the select filters offer, where the declaration does not say it. */
    choices?: ListChoices<TChoice>;
    /** In place of the declared filters, where the page hides or extends some. */
    filters?: readonly FilterDefinition[];
}

/** A declared list: search, filters, rows, pages and export. ListPage puts it below a page header. */
export function ListTable<TRow extends RowData, TColumn extends string, TChoice extends string>(
    props: ListTableProps<TRow, TColumn, TChoice>,
) {
    const { list, choices, columns, filters: given, name = list.key, ...table } = props;
    const { auth } = usePage<SharedProps & Record<string, unknown>>().props;
    const filters = useMemo(() => given ?? listFilters(list, choices), [given, list, choices]);
    const hidden = list.columns
        .filter(({ ability }) => ability && !auth.user?.can[ability])
        .map(({ key }) => key as string);
    const visible = hidden.length === 0 ? columns : columns.filter(({ id }) => !hidden.includes(id ?? ''));

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
