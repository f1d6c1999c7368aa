import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { DataTableInstance } from './columns';
import type { RowBehaviour } from './row-behaviour';
import type { Density } from './use-table-preferences';

/** What the table and the cards need alike to draw the rows. */
export interface ListProps<TRow extends RowData> extends RowBehaviour<TRow> {
    table: DataTableInstance<TRow>;
    label: string;
    density: Density;
    /** The order in use, such as `-last_bet_at`. */
    sort: string;
    onSort: (sort: string) => void;
    selectable: boolean;
    isLoading: boolean;
    skeletonCount: number;
    /** The row that Tab reaches; j and k move it. */
    currentIndex: number;
    onRowFocus: (index: number) => void;
    /** Shown in place of rows: the empty and error states. */
    instead: ReactNode;
}
