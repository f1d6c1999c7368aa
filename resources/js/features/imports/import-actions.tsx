import { ArrowDownTrayIcon, ArrowUturnLeftIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { LinkButton } from '@/components/ui/link-button';
import { useBackgroundVisit } from '@/hooks/use-background-visit';
import { formatCount } from '@/lib/format';
import { clients } from '@/routes/generated';
import type { ImportDetails, ImportUndoWarning } from '@/types/generated';

type Deed = 'run' | 'cancel' | 'undo';

interface ImportActionsProps {
    details: ImportDetails;
    /** Undefined until it is known. */
    warning: ImportUndoWarning | null | undefined;
}

/** What can be done with the import where it stands. */
export function ImportActions({ details, warning }: ImportActionsProps) {
    const [asking, setAsking] = useState<Deed | null>(null);
    const { sending, send } = useBackgroundVisit<Deed>();
    const { id, status } = details;
    const leftOut = details.skipped_rows + details.error_rows;
    const willDo = details.created_rows + details.updated_rows;
    const questions = questionsOf(details, warning);
    const routes = {
        run: clients.importsRun({ import: id }),
        cancel: clients.importsCancel({ import: id }),
        undo: clients.importsUndo({ import: id }),
    };
    const canCancel = ['uploaded', 'mapped', 'checking', 'checked', 'running', 'failed'].includes(status);

    return (
        <>
            {leftOut > 0 && (
                <a
                    className={buttonStyle('secondary', 'md')}
                    href={clients.importsFailedRows({ import: id }).url}
                    download
                >
                    <ArrowDownTrayIcon aria-hidden="true" className="icon -ml-0.5" />
                    Rows left out ({formatCount(leftOut)})
                </a>
            )}
            {details.suggested_matches > 0 && (
                <LinkButton href={`${clients.matchImportsIndex().url}?import=${id}`}>
                    Suggested matches ({formatCount(details.suggested_matches)})
                </LinkButton>
            )}
            {details.can_manage && canCancel && (
                <Button loading={sending === 'cancel'} onClick={() => setAsking('cancel')}>
                    {status === 'running' ? 'Stop' : 'Cancel import'}
                </Button>
            )}
            {details.can_undo && (
                <Button icon={ArrowUturnLeftIcon} loading={sending === 'undo'} onClick={() => setAsking('undo')}>
                    Undo import
                </Button>
            )}
            {details.can_manage && status === 'failed' && (
                <Button variant="primary" loading={sending === 'run'} onClick={() => send('run', routes.run)}>
                    Carry on
                </Button>
            )}
            {details.can_manage && status === 'checked' && willDo > 0 && (
                <Button variant="primary" loading={sending === 'run'} onClick={() => setAsking('run')}>
                    Import {formatCount(willDo)} {willDo === 1 ? 'row' : 'rows'}
                </Button>
            )}
            {asking !== null && (
                <ConfirmDialog
                    open
                    {...questions[asking]}
                    onClose={() => setAsking(null)}
                    onConfirm={() => {
                        setAsking(null);
                        send(asking, routes[asking]);
                    }}
                />
            )}
        </>
    );
}

function questionsOf(details: ImportDetails, warning: ImportUndoWarning | null | undefined) {
    const done = details.created_rows + details.updated_rows;

    return {
        run: {
            title: `Import ${formatCount(done)} ${done === 1 ? 'row' : 'rows'}?`,
            body: `Created: ${formatCount(details.created_rows)}. Changed: ${formatCount(details.updated_rows)}. The rest is left out. It runs in the background, and can be undone.`,
            confirmVerb: 'Import',
        },
        cancel: {
            title: details.status === 'running' ? 'Stop this import?' : 'Cancel this import?',
            body:
                details.status === 'running'
                    ? 'The rows that are under way are finished first. What has been brought in stays, and can be undone.'
                    : 'Nothing more is brought in from this file.',
            confirmVerb: details.status === 'running' ? 'Stop the import' : 'Cancel the import',
            cancelVerb: 'Keep going',
            danger: true,
        },
        undo: {
            title: 'Undo this import?',
            body: (
                <>
                    <p>
                        New records are removed ({formatCount(details.created_rows)}), and changed ones are put back
                        field by field ({formatCount(details.updated_rows)}).
                    </p>
                    {warning && (
                        <p className="mt-2">
                            Somebody has worked with {warning.has_more ? 'more than ' : ''}
                            {formatCount(warning.kept.length)} of them since; what they changed is kept. They are listed
                            on this page.
                        </p>
                    )}
                </>
            ),
            confirmVerb: 'Undo the import',
            danger: true,
        },
    };
}
