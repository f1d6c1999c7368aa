import type { ReactNode } from 'react';
import type { RowData } from './columns';
import type { RowBehaviour } from './row-behaviour';
import type { DataTableModel } from './use-data-table';
import type { Density } from './use-table-preferences';

/** Props of the table and the cards. */
export interface ListProps<TRow extends RowData> extends RowBehaviour<TRow> {
    table: DataTableModel<TRow>;
    label: string;
    density: Density;
    /** Current order, such as `-last_bet_at`. */
    sort: string;
    onSort: (sort: string) => void;
    selectable: boolean;
    isLoading: boolean;
    skeletonCount: number;
    /** The row that is a tab stop. j and k move it. */
    currentIndex: number;
    onRowFocus: (index: number) => void;
    /** Replaces the rows: the empty and error states. */
    instead: ReactNode;
}
