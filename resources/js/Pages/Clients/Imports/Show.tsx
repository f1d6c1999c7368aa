import { useMemo, useState } from 'react';
import { ListTable } from '@/components/data-table';
import { Banner } from '@/components/ui/banner';
import { Card, CardBody } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { CountedProgress } from '@/components/ui/progress-bar';
import { ImportActions } from '@/features/imports/import-actions';
import { ImportCounts } from '@/features/imports/import-counts';
import { ImportDetailsCard } from '@/features/imports/import-details-card';
import { ImportSettingsCards } from '@/features/imports/import-settings-cards';
import { ImportStatusBadge, WORKING } from '@/features/imports/import-status-badge';
import { ImportSteps } from '@/features/imports/import-steps';
import { lineColumns } from '@/features/imports/line-columns';
import { ProblemList } from '@/features/imports/problem-list';
import { RowCorrection } from '@/features/imports/row-correction';
import { UndoWarning } from '@/features/imports/undo-warning';
import { useReloadWhile } from '@/hooks/use-reload-while';
import { PageHeader } from '@/layouts/page-header';
import { cn } from '@/lib/cn';
import { formatCount } from '@/lib/format';
import { clients } from '@/routes/generated';
import {
    type ImportDetails,
    ImportKindLabels,
    type ImportLine,
    type ImportShowPage,
    ImportStatusLabels,
} from '@/types/generated';
import { importLineList } from '@/types/generated/lists';

type Props = Omit<ImportShowPage, 'undo_warning'> & Partial<Pick<ImportShowPage, 'undo_warning'>>;

/** Up to this number of rows, the list is short. */
const SHORT_LIST_ROWS = 4;

export default function ImportShow({ import: details, settings, lines, meta, undo_warning }: Props) {
    const isWorking = WORKING.includes(details.status);
    useReloadWhile(isWorking, ['import', 'settings', 'lines', 'meta', 'undo_warning']);
    const [correcting, setCorrecting] = useState<ImportLine | null>(null);
    const columns = useMemo(() => lineColumns(details, setCorrecting), [details]);
    const isChecked = details.status !== 'uploaded' && details.status !== 'mapped';

    return (
        <>
            <PageHeader
                breadcrumbs={[
                    { title: 'Clients' },
                    { title: 'Imports', href: clients.importsIndex() },
                    { title: details.name },
                ]}
                title={details.name}
                badges={<ImportStatusBadge status={details.status} />}
                notice={`${ImportKindLabels[details.kind]}, imported by ${details.importer}`}
                actions={<ImportActions details={details} warning={undo_warning} />}
            />
            <div className="flex w-full max-w-7xl flex-col gap-4 p-4 sm:p-6">
                {details.started_at === null && <ImportSteps current={stepOf(details)} />}
                {details.error !== null && (
                    <Banner tone="danger" title="The import failed">
                        {details.error}
                    </Banner>
                )}
                {details.undone_at !== null && (
                    <Banner tone="info" title={`This import was undone by ${details.undone_by}`}>
                        <DateTime value={details.undone_at} /> · {formatCount(details.undone_rows)}{' '}
                        {details.undone_rows === 1 ? 'row' : 'rows'} undone
                        {details.kept_rows > 0 && `, ${formatCount(details.kept_rows)} kept because of later changes`}
                    </Banner>
                )}
                {isWorking && (
                    <Card>
                        <CardBody>
                            <CountedProgress
                                label={`${ImportStatusLabels[details.status]}…`}
                                done={details.done_rows}
                                total={details.total_rows}
                            />
                        </CardBody>
                    </Card>
                )}
                {isChecked && <ImportCounts details={details} />}
                {undo_warning && <UndoWarning warning={undo_warning} />}
                {isChecked && details.problems.length > 0 && <ProblemList problems={details.problems} />}
                {isChecked && !isWorking && (lines.length > 0 || meta.count !== 0) && (
                    <div className={cn('flex flex-col', lines.length > SHORT_LIST_ROWS ? 'h-[36rem]' : 'h-80')}>
                        <ListTable
                            list={importLineList}
                            rows={lines}
                            meta={meta}
                            columns={columns}
                            rowId={(line) => String(line.row_no)}
                            rowLabel={(line) => `Row ${line.row_no}`}
                            emptyHint="Rows with changes or issues appear here."
                        />
                    </div>
                )}
                {settings !== null && (
                    <ImportSettingsCards key={details.status} details={details} settings={settings} />
                )}
                <ImportDetailsCard details={details} />
            </div>
            <RowCorrection importId={details.id} line={correcting} onClose={() => setCorrecting(null)} />
        </>
    );
}

function stepOf({ status }: ImportDetails): number {
    return status === 'uploaded' || status === 'mapped' ? 1 : 2;
}
