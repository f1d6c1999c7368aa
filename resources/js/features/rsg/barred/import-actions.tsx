import { ArrowUturnLeftIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { useBackgroundVisit } from '@/hooks/use-background-visit';
import { formatCount } from '@/lib/format';
import { rsg } from '@/routes/generated';
import type { BarredImportDetails } from '@/types/generated';

type Action = 'run' | 'cancel' | 'undo';

/** The actions that are possible for an import of a barred list. */
export function BarredImportActions({ details }: { details: BarredImportDetails }) {
    const [asking, setAsking] = useState<Action | null>(null);
    const [isComplete, setComplete] = useState(false);
    const { sending, send } = useBackgroundVisit<Action>();
    const { row } = details;
    const params = { barredImport: row.id };
    const isFailed = row.status === 'failed';
    const lifts = isComplete ? row.lifted_rows : 0;
    const changes = row.added_rows + row.changed_rows + lifts;
    const close = () => setAsking(null);
    const run = () => {
        close();
        send('run', rsg.barredListImportsRun(params), { is_complete: isFailed ? details.is_complete : isComplete });
    };

    return (
        <>
            {details.can_cancel && (
                <Button loading={sending === 'cancel'} onClick={() => setAsking('cancel')}>
                    {row.status === 'checked' ? 'Cancel import' : 'Stop import'}
                </Button>
            )}
            {details.can_undo && (
                <Button icon={ArrowUturnLeftIcon} loading={sending === 'undo'} onClick={() => setAsking('undo')}>
                    Undo import
                </Button>
            )}
            {details.can_run && (
                <Button variant="primary" loading={sending === 'run'} onClick={isFailed ? run : () => setAsking('run')}>
                    {isFailed ? 'Resume import' : 'Import changes'}
                </Button>
            )}
            <ConfirmDialog
                open={asking === 'run'}
                title={changes === 1 ? 'Import 1 change?' : `Import ${formatCount(changes)} changes?`}
                body={
                    <div className="flex flex-col gap-3">
                        <p>
                            {formatCount(row.added_rows)} added, {formatCount(row.changed_rows)} changed,{' '}
                            {formatCount(lifts)} lifted. Clients who are certainly on the list are barred straight away.
                        </p>
                        {row.lifted_rows > 0 && !details.can_lift_missing && (
                            <p>
                                Entries that are not in the file stay active, because rows with errors may be among
                                them. To lift them, correct the file and check it again.
                            </p>
                        )}
                        {row.lifted_rows > 0 && details.can_lift_missing && (
                            <Checkbox
                                checked={isComplete}
                                onChange={setComplete}
                                label={`This file is the whole list: lift the ${formatCount(row.lifted_rows)} ${row.lifted_rows === 1 ? 'entry that is' : 'entries that are'} not in it`}
                            />
                        )}
                    </div>
                }
                confirmVerb="Import changes"
                onConfirm={run}
                onClose={close}
            />
            <ConfirmDialog
                open={asking === 'cancel'}
                title={row.status === 'checked' ? 'Cancel this import?' : 'Stop this import?'}
                body="Finished changes stay. You can undo them afterwards."
                confirmVerb={row.status === 'checked' ? 'Cancel import' : 'Stop import'}
                cancelVerb="Back"
                danger
                onConfirm={() => {
                    close();
                    send('cancel', rsg.barredListImportsCancel(params));
                }}
                onClose={close}
            />
            <ConfirmDialog
                open={asking === 'undo'}
                title="Undo this import?"
                body={
                    <div className="flex flex-col gap-3">
                        <p>
                            Added entries are lifted, changed entries get their old values back and lifted entries are
                            active again. Entries that changed later are kept. Do-not-contact marks stay.
                        </p>
                        <p>
                            An exclusion case that only this import opened ends. A case that a colleague has worked on
                            stays open, and two people can lift it later.
                        </p>
                    </div>
                }
                confirmVerb="Undo import"
                danger
                onConfirm={() => {
                    close();
                    send('undo', rsg.barredListImportsUndo(params));
                }}
                onClose={close}
            />
        </>
    );
}
