import { ArrowDownIcon, ArrowUpIcon, ChevronUpDownIcon } from '@heroicons/react/16/solid';
import { Checkbox } from '@/components/ui/checkbox';
import { cn } from '@/lib/cn';
import type { DataTableColumn, RowData } from './columns';
import { nextSort, parseSort } from './list-query';
import { areAllSelected, type DataTableModel } from './use-data-table';
import { useTick } from './use-tick';

const HEAD = 'h-9 border-b border-line bg-sunken text-left text-xs font-medium whitespace-nowrap text-muted';

interface ColumnHeaderProps<TRow extends RowData> {
    column: DataTableColumn<TRow>;
    sort: string;
    onSort: (sort: string) => void;
}

export function ColumnHeader<TRow extends RowData>({ column, sort, onSort }: ColumnHeaderProps<TRow>) {
    const { header: title, meta } = column;
    const isRight = meta?.align === 'right';
    const text = title ? title : <span className="sr-only">{meta?.label}</span>;
    if (meta?.sortKey === undefined) {
        return (
            <th scope="col" className={cn(HEAD, 'px-2', isRight && 'text-right!')}>
                {text}
            </th>
        );
    }
    const { sortKey, descendingFirst } = meta;
    const active = parseSort(sort);
    const direction = active.key === sortKey ? (active.descending ? 'descending' : 'ascending') : undefined;

    return (
        <th scope="col" aria-sort={direction} className={cn(HEAD, 'px-2', isRight && 'text-right!')}>
            <button
                type="button"
                onClick={() => onSort(nextSort(sort, sortKey, descendingFirst))}
                className={cn(
                    'group/sort -mx-1 inline-flex items-center gap-0.5 rounded-tag px-1 py-1 font-medium hover:text-ink',
                    isRight && 'flex-row-reverse',
                    direction && 'text-ink',
                )}
            >
                {text}
                <SortMark direction={direction} />
            </button>
        </th>
    );
}

function SortMark({ direction }: { direction: 'ascending' | 'descending' | undefined }) {
    if (direction === undefined) {
        return (
            <ChevronUpDownIcon
                aria-hidden="true"
                className="size-3.5 opacity-0 transition-opacity group-hover/sort:opacity-100 group-focus-visible/sort:opacity-100"
            />
        );
    }
    const Arrow = direction === 'descending' ? ArrowDownIcon : ArrowUpIcon;
    return <Arrow aria-hidden="true" className="size-3.5" />;
}

/** Checkbox that selects all rows of the page. */
export function SelectAllHeader<TRow extends RowData>({ table }: { table: DataTableModel<TRow> }) {
    return (
        <th scope="col" className={cn(HEAD, 'w-px pr-0 pl-3')}>
            <SelectAll table={table} />
        </th>
    );
}

export function SelectAll<TRow extends RowData>({ table }: { table: DataTableModel<TRow> }) {
    const areAll = areAllSelected(table);
    const [isTicked, tick] = useTick(areAll, table.selectAll);

    return (
        <Checkbox
            className="flex! -translate-y-px"
            aria-label="Select all rows on this page"
            checked={isTicked}
            indeterminate={!isTicked && !areAll && table.rows.some(({ id }) => table.selected[id])}
            disabled={table.rows.length === 0}
            onChange={tick}
        />
    );
}
