import { ListTable } from '@/components/data-table';
import { PageLink } from '@/components/page-link';
import { Banner } from '@/components/ui/banner';
import { Card, CardBody } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { CountedProgress } from '@/components/ui/progress-bar';
import { ImportStatusBadge, WORKING } from '@/features/imports/import-status-badge';
import { BarredImportActions } from '@/features/rsg/barred/import-actions';
import { LINE_COLUMNS } from '@/features/rsg/barred/import-columns';
import { ImportTotals } from '@/features/rsg/barred/import-totals';
import { useReloadWhile } from '@/hooks/use-reload-while';
import { LIST_BODY } from '@/layouts/list-page';
import { PageHeader } from '@/layouts/page-header';
import { formatCount } from '@/lib/format';
import { rsg } from '@/routes/generated';
import { AustralianStateLabels, type BarredImportPage, BarredListLabels, ImportStatusLabels } from '@/types/generated';
import { barredImportLineList } from '@/types/generated/lists';

export default function BarredImport({ import: details, lines, meta }: BarredImportPage) {
    const { row } = details;
    const isWorking = WORKING.includes(row.status);
    useReloadWhile(isWorking, ['import', 'lines', 'meta']);

    return (
        <>
            <PageHeader
                breadcrumbs={[
                    { title: 'RSG' },
                    { title: 'Barred lists', href: rsg.barredListIndex() },
                    { title: 'Imports', href: rsg.barredListImportsIndex() },
                    { title: row.name },
                ]}
                title={row.name}
                badges={<ImportStatusBadge status={row.status} />}
                notice={`${row.source}, ${BarredListLabels[row.list]}, ${row.jurisdiction ? AustralianStateLabels[row.jurisdiction] : 'our own list'}, by ${row.importer}`}
                actions={<BarredImportActions details={details} />}
            />
            <div className={LIST_BODY}>
                <ImportTotals details={details} />
                {details.error !== null && (
                    <Banner tone="danger" title="The import failed">
                        {details.error}
                    </Banner>
                )}
                {details.undone_at !== null && (
                    <Banner tone="info" title={`This import was undone by ${details.undone_by}`}>
                        <DateTime value={details.undone_at} /> · {formatCount(details.undone_rows)} undone
                        {details.kept_rows > 0 && `, ${formatCount(details.kept_rows)} kept because of later changes`}
                    </Banner>
                )}
                {row.status === 'checked' && (
                    <Banner tone="info" title="Nothing is imported yet">
                        Review the changes below. Columns read: {details.columns.join(', ')}.
                    </Banner>
                )}
                {details.review_count > 0 && (
                    <Banner tone="warn" title="Clients to review">
                        {details.review_count === 1
                            ? '1 entry has a client who may be the same person. '
                            : `${formatCount(details.review_count)} entries have clients who may be the same person. `}
                        <PageLink
                            href={rsg.barredListIndex({ query: { client: 'review', source: row.source } })}
                            className="underline"
                        >
                            Review clients
                        </PageLink>
                    </Banner>
                )}
                {isWorking && (
                    <Card>
                        <CardBody>
                            <CountedProgress
                                label={`${ImportStatusLabels[row.status]}…`}
                                done={row.done_rows}
                                total={row.stage_rows}
                            />
                        </CardBody>
                    </Card>
                )}
                <ListTable
                    list={barredImportLineList}
                    rows={lines}
                    meta={meta}
                    columns={LINE_COLUMNS}
                    rowLabel={({ full_name }) => full_name}
                    emptyHint="The file changes nothing. All its rows are already on the list."
                />
            </div>
        </>
    );
}
