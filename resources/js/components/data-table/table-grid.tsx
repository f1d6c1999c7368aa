import type { Cell, Row, RowData } from '@tanstack/react-table';
import { cn } from '@/lib/cn';
import { ColumnHeader, SelectAllHeader } from './column-header';
import type { DataTableFeatures } from './columns';
import type { ListProps } from './list-props';
import { openOnClick } from './row-behaviour';
import { RowLink } from './row-link';
import { SelectRow } from './select-row';
import { SkeletonRows, Veiled } from './skeletons';
import type { Density } from './use-table-preferences';

const HEIGHTS: Record<Density, string> = { compact: 'h-8 py-0.5', comfortable: 'h-11 py-1.5' };
const CELL =
    'border-b border-line whitespace-nowrap group-hover:bg-hover group-data-selected:bg-accent-soft/60 group-data-selected:group-hover:bg-accent-soft';

/** The rows of a list as a table. */
export function TableGrid<TRow extends RowData>(props: ListProps<TRow>) {
    const { table, label, density, selectable, isLoading } = props;
    const headers = table.getHeaderGroups()[0]?.headers ?? [];

    return (
        <>
            <table className="w-full border-separate border-spacing-0" aria-busy={isLoading || undefined}>
                <caption className="sr-only">{label}</caption>
                <thead className="sticky top-0 z-sticky">
                    <tr>
                        {selectable && <SelectAllHeader table={table} />}
                        {headers.map((header) => (
                            <ColumnHeader key={header.id} header={header} sort={props.sort} onSort={props.onSort} />
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {isLoading && table.getRowModel().rows.length === 0 ? (
                        <SkeletonRows
                            columns={headers.length + (selectable ? 1 : 0)}
                            count={props.skeletonCount}
                            cellClassName={cn(CELL, HEIGHTS[density])}
                        />
                    ) : (
                        table
                            .getRowModel()
                            .rows.map((row, index) => <GridRow key={row.id} row={row} index={index} list={props} />)
                    )}
                </tbody>
            </table>
            {!isLoading && props.instead}
        </>
    );
}

interface GridRowProps<TRow extends RowData> {
    row: Row<DataTableFeatures, TRow>;
    index: number;
    list: ListProps<TRow>;
}

function GridRow<TRow extends RowData>({ row, index, list }: GridRowProps<TRow>) {
    const href = list.rowHref?.(row.original);
    const height = HEIGHTS[list.density];

    return (
        <tr
            data-row={row.id}
            data-selected={row.getIsSelected() || undefined}
            tabIndex={index === list.currentIndex ? 0 : -1}
            onFocus={() => list.onRowFocus(index)}
            {...(href !== undefined && openOnClick(href))}
            className={cn(
                'group scroll-mt-10 scroll-mb-2 -outline-offset-2',
                list.isLoading && 'pointer-events-none',
                href !== undefined && 'cursor-pointer',
                list.rowClassName?.(row.original),
            )}
        >
            {list.selectable && (
                <td className={cn(CELL, height, 'w-px pr-0 pl-3')}>
                    <SelectRow row={row} label={list.rowLabel(row.original)} />
                </td>
            )}
            {row.getVisibleCells().map((cell) => (
                <GridCell key={cell.id} cell={cell} list={list} height={height} />
            ))}
        </tr>
    );
}

interface GridCellProps<TRow extends RowData> {
    cell: Cell<DataTableFeatures, TRow>;
    list: ListProps<TRow>;
    height: string;
}

function GridCell<TRow extends RowData>({ cell, list, height }: GridCellProps<TRow>) {
    const meta = cell.column.columnDef.meta;
    const content = <list.table.FlexRender cell={cell} />;
    const href = meta?.primary ? list.rowHref?.(cell.row.original) : undefined;

    return (
        <td
            className={cn(
                CELL,
                height,
                'px-2.5',
                meta?.align === 'right' && 'num',
                meta?.fluid && 'w-full max-w-0 truncate',
                meta?.className,
            )}
        >
            <Veiled when={list.isLoading}>
                {href === undefined ? content : <RowLink href={href}>{content}</RowLink>}
            </Veiled>
        </td>
    );
}
