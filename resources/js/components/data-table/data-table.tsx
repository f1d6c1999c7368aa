import { FilterBar } from '@/components/filters';
import { Pagination } from '@/components/ui/pagination';
import { useFirstPaint } from '@/hooks/use-first-paint';
import { cn } from '@/lib/cn';
import { BulkBar } from './bulk-bar';
import type { RowData } from './columns';
import { ExportButton } from './export-button';
import { type DataTableProps, type ListModel, useListModel } from './list-model';
import { EmptyList, FailedList } from './list-states';
import { RowPreview } from './row-preview';
import { TableCards } from './table-cards';
import { TableGrid } from './table-grid';
import { TableSettings } from './table-settings';
import { areAllSelected } from './use-data-table';
import { sentence } from './words';

const PAGE_SIZES = [25, 50, 100, 200];
const FEWEST_SKELETONS = 8;

/**
 * A list with search, filters, order and page in the URL. The server returns the rows as props. It fills the
 * height of its parent, a flex column.
 */
export function DataTable<TRow extends RowData>(props: DataTableProps<TRow>) {
    const model = useListModel(props);
    const hasRows = useFirstPaint();
    const hasBulkBar = props.bulkActions !== undefined && model.selection.selection.ids.length > 0;

    return (
        <section
            ref={model.box}
            data-list=""
            aria-label={sentence(props.noun)}
            className={cn('flex min-h-0 min-w-0 flex-1 flex-col gap-3 max-sm:min-h-fit', props.className)}
        >
            <FilterBar
                filters={model.filters}
                query={model.query}
                onChange={model.apply}
                {...(props.search && { search: props.search })}
            >
                <ListTools props={props} model={model} />
            </FilterBar>
            {model.hasFailed && props.rows.length > 0 && <FailedList noun={props.noun} hasRows onRetry={model.retry} />}
            <div className="relative flex min-h-48 flex-1 flex-col overflow-clip rounded-card border border-line bg-surface max-sm:min-h-fit">
                <div
                    ref={model.scroller}
                    className={cn(
                        'min-h-0 flex-1 overflow-auto max-sm:min-h-fit max-sm:overflow-visible',
                        // The last rows can be scrolled out from under the bar.
                        hasBulkBar && 'sm:scroll-pb-16 sm:pb-16',
                    )}
                >
                    {hasRows && <ListRows props={props} model={model} />}
                </div>
                {hasBulkBar && <SelectedRows props={props} model={model} />}
                <ListPages props={props} model={model} hasRows={hasRows} />
            </div>
            {model.previewed !== null && props.preview && (
                <RowPreview label={`Preview of ${props.rowLabel(model.previewed)}`} onClose={model.closePreview}>
                    {props.preview(model.previewed)}
                </RowPreview>
            )}
        </section>
    );
}

interface PartProps<TRow extends RowData> {
    props: DataTableProps<TRow>;
    model: ListModel<TRow>;
}

function ListTools<TRow extends RowData>({ props, model }: PartProps<TRow>) {
    const { preferences, save, reset } = model.settings;

    return (
        <>
            {typeof props.tools === 'function' ? props.tools(model.tools) : props.tools}
            {props.exportUrl && (
                <ExportButton
                    route={props.exportUrl}
                    query={model.query}
                    columns={model.tools.columns}
                    isNarrowed={model.isNarrowed}
                    noun={props.noun}
                />
            )}
            <TableSettings
                table={model.table}
                density={preferences.density}
                sets={props.columnSets ?? []}
                onShow={model.tools.showColumns}
                onSave={props.onSaveColumns && (() => props.onSaveColumns?.(model.tools.columns))}
                onDensity={(density) => save({ ...preferences, density })}
                onReset={reset}
            />
        </>
    );
}

function ListRows<TRow extends RowData>({ props, model }: PartProps<TRow>) {
    const { noun, rows, meta } = props;
    const List = model.isPhone ? TableCards : TableGrid;
    const nothing = model.hasFailed ? (
        <FailedList noun={noun} hasRows={false} onRetry={model.retry} />
    ) : (
        <EmptyList
            noun={noun}
            isNarrowed={model.isNarrowed}
            onClearAll={model.clearAll}
            hint={props.emptyHint}
            action={props.emptyAction}
        />
    );

    return (
        <List
            table={model.table}
            label={sentence(noun)}
            density={model.settings.preferences.density}
            sort={meta.sort}
            onSort={(sort) => model.apply({ sort })}
            selectable={props.bulkActions !== undefined}
            isLoading={model.isLoading}
            skeletonCount={Math.min(meta.per_page, Math.max(rows.length, FEWEST_SKELETONS))}
            currentIndex={model.keys.current}
            onRowFocus={model.keys.setCurrent}
            rowHref={props.rowHref}
            rowLabel={props.rowLabel}
            rowClassName={props.rowClassName}
            instead={rows.length === 0 && nothing}
        />
    );
}

function SelectedRows<TRow extends RowData>({ props, model }: PartProps<TRow>) {
    const { selection, selectAllMatching } = model.selection;
    const { meta, bulkActions } = props;
    const hasMore = meta.next_cursor !== null || meta.previous_cursor !== null;

    return (
        <div className="pointer-events-none absolute inset-x-3 bottom-16 z-sticky flex justify-center max-sm:sticky max-sm:inset-x-auto max-sm:bottom-3 max-sm:mx-3 max-sm:my-2">
            <BulkBar
                selection={selection}
                total={meta.count}
                totalIsCapped={meta.count_is_capped}
                onSelectAllMatching={hasMore && areAllSelected(model.table) ? selectAllMatching : null}
            >
                {bulkActions?.(selection, model.tools)}
            </BulkBar>
        </div>
    );
}

function ListPages<TRow extends RowData>({
    props: { rows, meta },
    model,
    hasRows,
}: PartProps<TRow> & { hasRows: boolean }) {
    if (rows.length === 0 && meta.previous_cursor === null && !model.isLoading) {
        return null;
    }
    const goTo = (cursor: string | null) => (cursor === null ? null : () => model.apply({ cursor }));

    return (
        <Pagination
            // On a phone the page has the height of its rows, so until then the line would be in another place.
            className={cn('border-t border-line px-3.5 py-2.5', !hasRows && 'max-sm:invisible')}
            shown={rows.length}
            count={meta.count}
            countIsCapped={meta.count_is_capped}
            onPrevious={goTo(meta.previous_cursor)}
            onNext={goTo(meta.next_cursor)}
            perPage={meta.per_page}
            perPageOptions={PAGE_SIZES}
            {...(!model.isPhone && {
                onPerPageChange: (perPage: number) => model.apply({ per_page: String(perPage) }),
            })}
        />
    );
}
