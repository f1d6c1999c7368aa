import { ArrowDownTrayIcon, ArrowUturnLeftIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { ExportDialog } from '@/components/data-table/export-dialog';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { useBackgroundVisit } from '@/hooks/use-background-visit';
import { formatCount } from '@/lib/format';
import { clients } from '@/routes/generated';
import type { ImportDetails, ImportUndoWarning } from '@/types/generated';

type ImportAction = 'run' | 'cancel' | 'undo';

interface ImportActionsProps {
    details: ImportDetails;
    /** Undefined while loading. */
    warning: ImportUndoWarning | null | undefined;
}

/** The actions that are possible for an import in its current status. */
export function ImportActions({ details, warning }: ImportActionsProps) {
    const [asking, setAsking] = useState<ImportAction | null>(null);
    const [isDownloading, setIsDownloading] = useState(false);
    const { sending, send } = useBackgroundVisit<ImportAction>();
    const { id, status } = details;
    const notImported = details.skipped_rows + details.error_rows + details.waiting_rows;
    const importable = details.created_rows + details.updated_rows;
    const questions = questionsOf(details, warning);
    const routes = {
        run: clients.importsRun({ import: id }),
        cancel: clients.importsCancel({ import: id }),
        undo: clients.importsUndo({ import: id }),
    };
    const canCancel = ['uploaded', 'mapped', 'checking', 'checked', 'running', 'failed'].includes(status);

    return (
        <>
            {details.can_download_rows && notImported > 0 && (
                <Button icon={ArrowDownTrayIcon} onClick={() => setIsDownloading(true)}>
                    Download skipped rows and errors ({formatCount(notImported)})
                </Button>
            )}
            {details.suggested_matches > 0 && (
                <LinkButton href={`${clients.matchImportsIndex().url}?import=${id}`}>
                    Suggested matches ({formatCount(details.suggested_matches)})
                </LinkButton>
            )}
            {details.can_manage && canCancel && (
                <Button loading={sending === 'cancel'} onClick={() => setAsking('cancel')}>
                    {status === 'running' ? 'Stop import' : 'Cancel import'}
                </Button>
            )}
            {details.can_undo && (
                <Button icon={ArrowUturnLeftIcon} loading={sending === 'undo'} onClick={() => setAsking('undo')}>
                    Undo import
                </Button>
            )}
            {details.can_resume && (
                <Button variant="primary" loading={sending === 'run'} onClick={() => send('run', routes.run)}>
                    Resume import
                </Button>
            )}
            {details.can_manage && status === 'checked' && importable + details.waiting_rows > 0 && (
                <Button variant="primary" loading={sending === 'run'} onClick={() => setAsking('run')}>
                    {importable > 0 ? `Import ${rowsOf(importable)}` : `Decide ${rowsOf(details.waiting_rows)}`}
                </Button>
            )}
            {isDownloading && (
                <ExportDialog
                    route={clients.importsFailedRows({ import: id })}
                    query={{}}
                    isNarrowed={false}
                    noun="skipped rows and errors"
                    scope="The file contains all rows of this import that were skipped, failed or wait for a decision."
                    open
                    onClose={() => setIsDownloading(false)}
                />
            )}
            {asking !== null && (
                <ConfirmDialog
                    open
                    {...questions[asking]}
                    onClose={() => setAsking(null)}
                    onConfirm={() => {
                        setAsking(null);
                        send(asking, routes[asking], asking === 'run' ? { check_no: details.check_no } : {});
                    }}
                />
            )}
        </>
    );
}

function questionsOf(details: ImportDetails, warning: ImportUndoWarning | null | undefined) {
    const done = details.created_rows + details.updated_rows;

    return {
        run:
            done === 0
                ? decideQuestion(details.waiting_rows)
                : {
                      title: `Import ${rowsOf(done)}?`,
                      body: `New records: ${formatCount(details.created_rows)}. Updated records: ${formatCount(details.updated_rows)}. ${details.waiting_rows === 0 ? '' : `Rows to decide afterwards: ${formatCount(details.waiting_rows)}. `}Other rows are skipped. The import runs in the background, and you can undo it.`,
                      confirmVerb: 'Import rows',
                  },
        cancel: {
            title: details.status === 'running' ? 'Stop this import?' : 'Cancel this import?',
            body:
                details.status === 'running'
                    ? 'Rows in progress are finished first. Imported rows are kept, and you can undo them.'
                    : 'No more rows of this file are imported.',
            confirmVerb: details.status === 'running' ? 'Stop import' : 'Cancel import',
            cancelVerb: 'Keep going',
            danger: true,
        },
        undo: {
            title: 'Undo this import?',
            body: (
                <>
                    <p>
                        {details.created_rows > 0 && `New records are deleted (${formatCount(details.created_rows)}). `}
                        {details.updated_rows > 0 &&
                            `Updated records get their old values back (${formatCount(details.updated_rows)}).`}
                    </p>
                    {warning && (
                        <p className="mt-2">
                            Colleagues have changed {warning.has_more ? 'more than ' : ''}
                            {formatCount(warning.kept.length)} of these records since. Their changes are kept. The
                            records are listed on this page.
                        </p>
                    )}
                </>
            ),
            confirmVerb: 'Undo import',
            danger: true,
        },
    };
}

/** Rows can be decided once the import has run, also when it has no other rows. */
function decideQuestion(waiting: number) {
    return {
        title: `Decide ${rowsOf(waiting)}?`,
        body: 'No other row of this file can be imported. You decide each of these rows on this page, and you can undo the import.',
        confirmVerb: 'Decide rows',
    };
}

function rowsOf(count: number): string {
    return `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`;
}
