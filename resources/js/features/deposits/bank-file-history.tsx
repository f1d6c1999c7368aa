import { DocumentTextIcon } from '@heroicons/react/24/outline';
import { columnsFor, StaticTable } from '@/components/data-table';
import { Badge } from '@/components/ui/badge';
import { Card, CardFooter, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { CountedProgress } from '@/components/ui/progress-bar';
import { useReloadWhile } from '@/hooks/use-reload-while';
import { formatCount } from '@/lib/format';
import { deposits } from '@/routes/generated';
import { BankFileLayoutLabels, type BankFileRow } from '@/types/generated';

const column = columnsFor<BankFileRow>();

const COLUMNS = [
    column.accessor('name', {
        header: 'File',
        cell: ({ name }) => <span className="font-medium wrap-anywhere">{name}</span>,
        meta: { primary: true, className: 'w-full min-w-48 py-1.5 whitespace-normal!' },
    }),
    column.accessor('is_complete', {
        header: 'Status',
        cell: (file) => <BankFileStatus file={file} />,
        meta: { phoneAside: true },
    }),
    column.accessor('layout', { header: 'Layout', cell: ({ layout }) => BankFileLayoutLabels[layout] }),
    column.accessor('importer', { header: 'Imported by' }),
    column.accessor('imported_at', { header: 'When', cell: ({ imported_at }) => <DateTime value={imported_at} /> }),
    column.accessor('created_rows', {
        header: 'New',
        cell: ({ created_rows }) => formatCount(created_rows),
        meta: { align: 'right' },
    }),
    column.accessor('duplicate_rows', {
        header: 'Duplicates',
        cell: ({ duplicate_rows }) => formatCount(duplicate_rows),
        meta: { align: 'right' },
    }),
    column.accessor('error_rows', {
        header: 'Errors',
        cell: ({ error_rows }) => (
            <span className={error_rows > 0 ? 'text-danger' : undefined}>{formatCount(error_rows)}</span>
        ),
        meta: { align: 'right' },
    }),
];

function BankFileStatus({ file }: { file: BankFileRow }) {
    if (file.is_working) {
        return (
            <div className="w-40">
                <CountedProgress label="Importing…" done={file.processed_rows} total={file.rows} />
            </div>
        );
    }

    return file.is_complete ? <Badge tone="ok">Imported</Badge> : <Badge tone="warn">Incomplete</Badge>;
}

interface BankFileHistoryProps {
    files: readonly BankFileRow[];
    hasMore: boolean;
    canImport: boolean;
}

/** Imported bank files with who imported them and when. */
export function BankFileHistory({ files, hasMore, canImport }: BankFileHistoryProps) {
    useReloadWhile(
        files.some((file) => file.is_working),
        ['files'],
    );

    return (
        <Card>
            <CardHeader
                title="Imported files"
                actions={
                    files.length > 0 && (
                        <LinkButton size="sm" href={deposits.pending()}>
                            View pending deposits
                        </LinkButton>
                    )
                }
            />
            {files.length === 0 ? (
                <EmptyState title="No bank files imported" icon={DocumentTextIcon}>
                    {canImport
                        ? 'Drop a file above. Each imported file is listed here with its result.'
                        : 'Files that payments staff import are listed here with their results.'}
                </EmptyState>
            ) : (
                <StaticTable
                    label="Imported files"
                    rows={files}
                    columns={COLUMNS}
                    rowId={(file) => String(file.id)}
                    rowLabel={(file) => file.name}
                />
            )}
            {hasMore && <CardFooter>Showing the last {formatCount(files.length)} files.</CardFooter>}
        </Card>
    );
}
