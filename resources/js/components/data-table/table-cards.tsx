import { Fragment } from 'react';
import { Select } from '@/components/ui/select';
import { cn } from '@/lib/cn';
import { SelectAll } from './column-header';
import { columnLabel, type DataTableColumn, type RowData } from './columns';
import type { ListProps } from './list-props';
import { openOnClick } from './row-behaviour';
import { RowLink } from './row-link';
import { SelectRow } from './select-row';
import { SkeletonCards } from './skeletons';
import type { DataTableRow } from './use-data-table';

/** The rows as cards, for phones. The primary column is the card's heading, the others are label and value. */
export function TableCards<TRow extends RowData>(props: ListProps<TRow>) {
    const { table, label, isLoading, selectable } = props;
    const orders = sortOptions(props);
    const isEmpty = !isLoading && table.rows.length === 0;

    return (
        <>
            {!isEmpty && (selectable || orders.length > 0) && (
                <div className="sticky top-0 z-sticky flex items-center gap-3 border-b border-line bg-sunken px-4 py-2">
                    {selectable && <SelectAll table={table} />}
                    {orders.length > 0 && (
                        <Select
                            aria-label="Order"
                            value={orders.some((order) => order.value === props.sort) ? props.sort : ''}
                            placeholder="Order by…"
                            options={orders}
                            onChange={props.onSort}
                        />
                    )}
                </div>
            )}
            <ul aria-label={label} aria-busy={isLoading || undefined}>
                {isLoading ? (
                    <SkeletonCards count={props.skeletonCount} />
                ) : (
                    table.rows.map((row, index) => <RowCard key={row.id} row={row} index={index} list={props} />)
                )}
            </ul>
            {!isLoading && props.instead}
        </>
    );
}

interface RowCardProps<TRow extends RowData> {
    row: DataTableRow<TRow>;
    index: number;
    list: ListProps<TRow>;
}

function RowCard<TRow extends RowData>({ row, index, list }: RowCardProps<TRow>) {
    const href = list.rowHref?.(row.original);
    const isSelected = list.table.selected[row.id] === true;
    const cells = list.table.visible.filter((cell) => !cell.meta?.hideOnPhone);
    const primary = cells.find((cell) => cell.meta?.primary) ?? cells[0];
    const asides = cells.filter((cell) => cell !== primary && cell.meta?.phoneAside);
    const feet = cells.filter((cell) => cell.meta?.phoneFoot);
    const facts = cells.filter(
        (cell) =>
            cell !== primary && !asides.includes(cell) && !feet.includes(cell) && hasValue(cell.read(row.original)),
    );

    return (
        <li
            data-row={row.id}
            tabIndex={index === list.currentIndex ? 0 : -1}
            onFocus={() => list.onRowFocus(index)}
            {...(href !== undefined && openOnClick(href))}
            className={cn(
                'flex gap-3 border-b border-line px-4 py-3 -outline-offset-2 active:bg-press',
                isSelected && 'bg-accent-soft/60',
                list.rowClassName?.(row.original),
            )}
        >
            {list.selectable && (
                <SelectRow
                    id={row.id}
                    label={list.rowLabel(row.original)}
                    isSelected={isSelected}
                    onSelect={list.table.select}
                />
            )}
            <div className="min-w-0 flex-1">
                <div className="flex items-start justify-between gap-3">
                    <div className="min-w-0 font-medium">
                        {primary && href !== undefined ? (
                            <RowLink href={href}>{primary.render(row.original)}</RowLink>
                        ) : (
                            primary?.render(row.original)
                        )}
                    </div>
                    <div className="flex shrink-0 items-center gap-2 tabular">
                        {asides.map((cell) => (
                            <Fragment key={cell.id}>{cell.render(row.original)}</Fragment>
                        ))}
                    </div>
                </div>
                <dl className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-compact">
                    {facts.map((cell) => (
                        <Fact key={cell.id} column={cell} row={row.original} />
                    ))}
                </dl>
                {feet.map((cell) => (
                    <div key={cell.id} className="mt-2 empty:hidden has-[>:only-child:empty]:hidden">
                        {cell.render(row.original)}
                    </div>
                ))}
            </div>
        </li>
    );
}

function Fact<TRow extends RowData>({ column, row }: { column: DataTableColumn<TRow>; row: TRow }) {
    return (
        <div className="flex min-w-0 gap-1.5">
            <dt className="shrink-0 text-faint">{columnLabel(column)}</dt>
            <dd className="truncate text-muted tabular">{column.render(row)}</dd>
        </div>
    );
}

// Cards omit empty values.
function hasValue(value: unknown): boolean {
    return value !== null && value !== '';
}

function sortOptions<TRow extends RowData>({ table }: ListProps<TRow>) {
    return table.columns.flatMap((column) => {
        const { sortKey } = column.meta ?? {};
        if (sortKey === undefined) {
            return [];
        }
        const label = columnLabel(column);
        return [
            { value: sortKey, label: `${label}, ascending` },
            { value: `-${sortKey}`, label: `${label}, descending` },
        ];
    });
}
