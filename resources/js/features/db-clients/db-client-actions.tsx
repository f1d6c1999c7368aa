import { router } from '@inertiajs/react';
import { useState } from 'react';
import { useConfirm } from '@/components/confirm-dialog';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { ConvertDialog } from '@/features/db-clients/convert-dialog';
import { SuppressDialog } from '@/features/db-clients/suppress-dialog';
import { useStep } from '@/hooks/use-step';
import { dbClients as routes } from '@/routes/generated';
import type { DbClientPage } from '@/types/generated';

/** The actions in the header of a DB client. */
export function DbClientActions({ page }: { page: DbClientPage }) {
    const { db_client: dbClient, conversion } = page;
    const [dialog, setDialog] = useState<'convert' | 'suppress' | null>(null);
    const { take, isBusy } = useStep();
    const { confirm, confirmDialog } = useConfirm();
    const on = { dbClient: dbClient.id };

    const openConversion = () => {
        setDialog('convert');
        router.reload({ only: ['conversion'] });
    };
    const lift = async () => {
        const answer = await confirm({
            title: `Allow contact with ${dbClient.full_name}?`,
            body: 'All their phone numbers and their email address can be used again.',
            confirmVerb: 'Allow contact',
            reason: { label: 'Reason', help: 'Saved with the record.', min: 5 },
        });
        if (answer) {
            take(routes.suppressionDestroy(on), { reason: answer.reason, seen: dbClient.suppressed_reason ?? '' });
        }
    };
    const undo = async () => {
        const question = {
            title: 'Undo the conversion?',
            body: 'The lead is deleted if it was not worked on, and the DB client can be called again.',
            confirmVerb: 'Undo conversion',
        };
        if (await confirm(question)) {
            take(routes.conversionDestroy(on), {});
        }
    };

    return (
        <>
            {page.can_manage && (
                <Button loading={isBusy} onClick={() => take(routes.check(on), {})}>
                    Recheck details
                </Button>
            )}
            {page.can_suppress && <Button onClick={() => setDialog('suppress')}>Mark as do not contact</Button>}
            {page.can_lift && <Button onClick={lift}>Allow contact</Button>}
            {page.can_undo_conversion && <Button onClick={undo}>Undo conversion</Button>}
            {page.can_edit && <LinkButton href={routes.edit(on)}>Edit</LinkButton>}
            {page.can_convert && (
                <Button variant="primary" onClick={openConversion}>
                    Convert to lead
                </Button>
            )}
            <ConvertDialog
                open={dialog === 'convert'}
                dbClient={dbClient}
                check={conversion}
                onClose={() => setDialog(null)}
            />
            <SuppressDialog
                open={dialog === 'suppress'}
                target={dbClient.full_name}
                loading={isBusy}
                onConfirm={(reason) => take(routes.suppressionStore(on), { reason }, () => setDialog(null))}
                onClose={() => setDialog(null)}
            />
            {confirmDialog}
        </>
    );
}
