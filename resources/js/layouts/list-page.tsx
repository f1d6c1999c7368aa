import type { ReactNode } from 'react';
import { ListTable, type ListTableProps, type RowData } from '@/components/data-table';
import { type Breadcrumb, PageHeader } from '@/layouts/page-header';
import { cn } from '@/lib/cn';
import type { ListMeta } from '@/types/generated';

interface ListPageProps<TRow extends RowData, TColumn extends string, TChoice extends string>
    extends Omit<ListTableProps<TRow, TColumn, TChoice>, 'meta'> {
    /** `null` while something else stands in place of the table. */
    meta: ListMeta | null;
    /** The places above this page. */
    breadcrumbs: readonly Breadcrumb[];
    notice?: ReactNode;
    /** Totals beside the title. */
    summary?: ReactNode;
    /** Chips of the page's sub-views. */
    views?: ReactNode;
    /** Buttons at the right of the title. */
    actions?: ReactNode;
    /** Between the header and the list. */
    children?: ReactNode;
    /** In place of the table, such as a board of the same records. */
    instead?: ReactNode;
}

/** Below the header of a list page. */
export const LIST_BODY = 'flex min-h-0 flex-1 flex-col gap-3 px-4 pt-3 pb-4 sm:px-6';

/** The page of a declared list. */
export function ListPage<TRow extends RowData, TColumn extends string, TChoice extends string>(
    props: ListPageProps<TRow, TColumn, TChoice>,
) {
    const { breadcrumbs, notice, summary, views, actions, children, instead, meta, ...table } = props;
    const { title } = table.list;

    return (
        <>
            <PageHeader
                breadcrumbs={[...breadcrumbs, { title }]}
                title={title}
                notice={notice}
                summary={summary}
                views={views}
                actions={actions}
            />
            <div className={cn(LIST_BODY, children && 'max-sm:min-h-fit')}>
                {children}
                {instead || (meta && <ListTable {...table} meta={meta} />)}
            </div>
        </>
    );
}
