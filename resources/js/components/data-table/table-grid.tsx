import { memo, type ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { ColumnHeader, SelectAllHeader } from './column-header';
import type { DataTableColumns, RowData } from './columns';
import type { ListProps } from './list-props';
import { openOnClick } from './row-behaviour';
import { RowLink } from './row-link';
import { SelectRow } from './select-row';
import { SkeletonRows, Veiled } from './skeletons';
import type { DataTableRow } from './use-data-table';
import type { Density } from './use-table-preferences';

const HEIGHTS: Record<Density, string> = { compact: 'h-8 py-0.5', comfortable: 'h-11 py-1.5' };
const CELL = 'border-b border-line whitespace-nowrap';

/** The rows of a list as a table. */
export function TableGrid<TRow extends RowData>(props: ListProps<TRow>) {
    const { table, label, density, selectable, isLoading } = props;

    return (
        <>
            <table className="w-full border-separate border-spacing-0" aria-busy={isLoading || undefined}>
                <caption className="sr-only">{label}</caption>
                <thead className="sticky top-0 z-sticky">
                    <tr>
                        {selectable && <SelectAllHeader table={table} />}
                        {table.visible.map((column) => (
                            <ColumnHeader key={column.id} column={column} sort={props.sort} onSort={props.onSort} />
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {isLoading && table.rows.length === 0 ? (
                        <SkeletonRows
                            columns={table.visible.length + (selectable ? 1 : 0)}
                            count={props.skeletonCount}
                            cellClassName={cn(CELL, HEIGHTS[density])}
                        />
                    ) : (
                        table.rows.map((row, index) => (
                            <Row
                                key={row.id}
                                row={row}
                                index={index}
                                columns={table.visible}
                                isSelected={table.selected[row.id] === true}
                                isCurrent={index === props.currentIndex}
                                onSelect={selectable ? table.select : null}
                                onFocus={props.onRowFocus}
                                isLoading={isLoading}
                                density={density}
                                rowHref={props.rowHref}
                                rowLabel={props.rowLabel}
                                rowClassName={props.rowClassName}
                            />
                        ))
                    )}
                </tbody>
            </table>
            {!isLoading && props.instead}
        </>
    );
}

interface CellsProps<TRow extends RowData> extends Pick<ListProps<TRow>, 'rowHref' | 'isLoading' | 'density'> {
    row: DataTableRow<TRow>;
    columns: DataTableColumns<TRow>;
}

interface RowProps<TRow extends RowData> extends CellsProps<TRow>, Pick<ListProps<TRow>, 'rowLabel' | 'rowClassName'> {
    index: number;
    isSelected: boolean;
    isCurrent: boolean;
    onSelect: ListProps<TRow>['table']['select'] | null;
    onFocus: (index: number) => void;
}

/** Renders again only when the row itself changes, so that selecting or focusing one stays fast in a list of 200. */
const Row = memo(function GridRow<TRow extends RowData>(props: RowProps<TRow>) {
    const { row, index, isSelected, onSelect, ...cells } = props;
    const href = cells.rowHref?.(row.original);

    return (
        <tr
            data-row={row.id}
            tabIndex={cells.isCurrent ? 0 : -1}
            onFocus={() => cells.onFocus(index)}
            {...(href !== undefined && openOnClick(href))}
            className={cn(
                'list-row scroll-mt-10 scroll-mb-2 -outline-offset-2',
                isSelected && 'list-row-selected',
                cells.isLoading && 'pointer-events-none',
                href !== undefined && 'cursor-pointer',
                cells.rowClassName?.(row.original),
            )}
        >
            {onSelect && (
                <td className={cn(CELL, HEIGHTS[cells.density], 'w-px pr-0 pl-3')}>
                    <SelectRow
                        id={row.id}
                        label={cells.rowLabel(row.original)}
                        isSelected={isSelected}
                        onSelect={onSelect}
                    />
                </td>
            )}
            <Cells
                row={row}
                columns={cells.columns}
                rowHref={cells.rowHref}
                isLoading={cells.isLoading}
                density={cells.density}
            />
        </tr>
    );
}) as <TRow extends RowData>(props: RowProps<TRow>) => ReactNode;

/** Apart from the row, because selecting all rows changes none of their cells. */
const Cells = memo(function GridCells<TRow extends RowData>(props: CellsProps<TRow>) {
    const { row, columns, rowHref, isLoading, density } = props;

    return columns.map(({ id, meta, render }) => {
        const content = render(row.original);
        const href = meta?.primary ? rowHref?.(row.original) : undefined;

        return (
            <td
                key={id}
                className={cn(
                    CELL,
                    HEIGHTS[density],
                    'px-2',
                    meta?.align === 'right' && 'num',
                    meta?.fluid && 'w-full max-w-0 truncate',
                    meta?.className,
                )}
            >
                <Veiled when={isLoading}>
                    {href === undefined ? content : <RowLink href={href}>{content}</RowLink>}
                </Veiled>
            </td>
        );
    });
}) as <TRow extends RowData>(props: CellsProps<TRow>) => ReactNode;
