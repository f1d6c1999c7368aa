import type { Cell, Row, RowData } from '@tanstack/react-table';
import { Select } from '@/components/ui/select';
import { cn } from '@/lib/cn';
import { SelectAll } from './column-header';
import { columnLabel, type DataTableFeatures } from './columns';
import type { ListProps } from './list-props';
import { openOnClick } from './row-behaviour';
import { RowLink } from './row-link';
import { SelectRow } from './select-row';
import { SkeletonCards } from './skeletons';

/** The rows as cards, for phones. The primary column is the card's heading, the others are label and value. */
export function TableCards<TRow extends RowData>(props: ListProps<TRow>) {
    const { table, label, isLoading, selectable } = props;
    const orders = sortOptions(props);
    const isEmpty = !isLoading && table.getRowModel().rows.length === 0;

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
                    table
                        .getRowModel()
                        .rows.map((row, index) => <RowCard key={row.id} row={row} index={index} list={props} />)
                )}
            </ul>
            {!isLoading && props.instead}
        </>
    );
}

interface RowCardProps<TRow extends RowData> {
    row: Row<DataTableFeatures, TRow>;
    index: number;
    list: ListProps<TRow>;
}

function RowCard<TRow extends RowData>({ row, index, list }: RowCardProps<TRow>) {
    const href = list.rowHref?.(row.original);
    const cells = row.getVisibleCells().filter((cell) => !cell.column.columnDef.meta?.hideOnPhone);
    const primary = cells.find((cell) => cell.column.columnDef.meta?.primary) ?? cells[0];
    const asides = cells.filter((cell) => cell !== primary && cell.column.columnDef.meta?.phoneAside);
    const feet = cells.filter((cell) => cell.column.columnDef.meta?.phoneFoot);
    const facts = cells.filter(
        (cell) => cell !== primary && !asides.includes(cell) && !feet.includes(cell) && hasValue(cell.getValue()),
    );

    return (
        <li
            data-row={row.id}
            tabIndex={index === list.currentIndex ? 0 : -1}
            onFocus={() => list.onRowFocus(index)}
            {...(href !== undefined && openOnClick(href))}
            className={cn(
                'flex gap-3 border-b border-line px-4 py-3 -outline-offset-2 active:bg-press',
                row.getIsSelected() && 'bg-accent-soft/60',
                list.rowClassName?.(row.original),
            )}
        >
            {list.selectable && <SelectRow row={row} label={list.rowLabel(row.original)} />}
            <div className="min-w-0 flex-1">
                <div className="flex items-start justify-between gap-3">
                    <div className="min-w-0 font-medium">
                        {primary && href !== undefined ? (
                            <RowLink href={href}>
                                <list.table.FlexRender cell={primary} />
                            </RowLink>
                        ) : (
                            primary && <list.table.FlexRender cell={primary} />
                        )}
                    </div>
                    <div className="flex shrink-0 items-center gap-2 tabular">
                        {asides.map((cell) => (
                            <list.table.FlexRender key={cell.id} cell={cell} />
                        ))}
                    </div>
                </div>
                <dl className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-compact">
                    {facts.map((cell) => (
                        <Fact key={cell.id} cell={cell} list={list} />
                    ))}
                </dl>
                {feet.map((cell) => (
                    <div key={cell.id} className="mt-2 empty:hidden has-[>:only-child:empty]:hidden">
                        <list.table.FlexRender cell={cell} />
                    </div>
                ))}
            </div>
        </li>
    );
}

function Fact<TRow extends RowData>({ cell, list }: { cell: Cell<DataTableFeatures, TRow>; list: ListProps<TRow> }) {
    return (
        <div className="flex min-w-0 gap-1.5">
            <dt className="text-faint">{columnLabel(cell.column.columnDef)}</dt>
            <dd className="truncate text-muted tabular">
                <list.table.FlexRender cell={cell} />
            </dd>
        </div>
    );
}

// Cards omit empty values.
function hasValue(value: unknown): boolean {
    return value !== null && value !== '';
}

function sortOptions<TRow extends RowData>({ table }: ListProps<TRow>) {
    return table.getAllLeafColumns().flatMap(({ columnDef }) => {
        const { sortKey } = columnDef.meta ?? {};
        if (sortKey === undefined) {
            return [];
        }
        const label = columnLabel(columnDef);
        return [
            { value: sortKey, label: `${label}, ascending` },
            { value: `-${sortKey}`, label: `${label}, descending` },
        ];
    });
}
