import { router } from '@inertiajs/react';
import { useState } from 'react';
import { ConfirmDialog, useConfirm } from '@/components/confirm-dialog';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { DateTime } from '@/components/ui/date-time';
import { BarredFormDialog } from '@/features/rsg/barred/barred-form-dialog';
import { rsg } from '@/routes/generated';
import type { BarredEntryDetails, BarredLift } from '@/types/generated';

const STAY = { preserveState: true, preserveScroll: true } as const;

/** Edit an active entry, or request that it ends before its last day. */
export function DrawerActions({ entry }: { entry: BarredEntryDetails }) {
    const [dialog, setDialog] = useState<'edit' | 'lift' | null>(null);
    const [sending, setSending] = useState(false);
    const close = () => setDialog(null);
    if (entry.form === null) {
        return null;
    }

    return (
        <div className="flex flex-wrap justify-end gap-2">
            {entry.can_request_lift && <Button onClick={() => setDialog('lift')}>Request lift</Button>}
            <Button variant="primary" onClick={() => setDialog('edit')}>
                Edit entry
            </Button>
            <BarredFormDialog entry={entry} open={dialog === 'edit'} onClose={close} />
            <ConfirmDialog
                open={dialog === 'lift'}
                title={`Request to lift the entry of ${entry.row.full_name}?`}
                body="A colleague must confirm it. Accounts stay closed and do-not-contact marks stay."
                confirmVerb="Request lift"
                reason={{ label: 'Reason', min: 5 }}
                loading={sending}
                onConfirm={(reason) =>
                    router.post(
                        rsg.barredListLiftStore({ barredEntry: entry.row.id }).url,
                        { reason },
                        {
                            ...STAY,
                            onStart: () => setSending(true),
                            onFinish: () => setSending(false),
                            onSuccess: close,
                        },
                    )
                }
                onClose={close}
            />
        </div>
    );
}

/** A requested lift, with the decision of a colleague. */
export function LiftBanner({ entry, lift }: { entry: BarredEntryDetails; lift: BarredLift }) {
    const [sending, setSending] = useState<'confirm' | 'decline' | null>(null);
    const { confirm, confirmDialog } = useConfirm();
    const params = { barredEntry: entry.row.id };
    const send = (answer: 'confirm' | 'decline') =>
        router.visit(answer === 'confirm' ? rsg.barredListLiftUpdate(params) : rsg.barredListLiftDestroy(params), {
            ...STAY,
            onStart: () => setSending(answer),
            onFinish: () => setSending(null),
        });
    // The drawer opens with the focus on this button, so that one press of Enter must not lift the entry.
    const askToConfirm = async () => {
        const answer = await confirm({
            title: `Lift the entry of ${entry.row.full_name}?`,
            body: 'This person is no longer barred by this entry. This can’t be undone.',
            confirmVerb: 'Lift entry',
            danger: true,
        });
        if (answer) {
            send('confirm');
        }
    };

    return (
        <Banner tone="warn" title="Lift requested">
            <p>
                {lift.requested_by}, <DateTime value={lift.requested_at} />: {lift.reason}
            </p>
            {entry.can_decide && (
                <div className="mt-2 flex flex-wrap gap-2">
                    {lift.can_confirm && (
                        <Button size="sm" variant="danger" loading={sending === 'confirm'} onClick={askToConfirm}>
                            Confirm lift
                        </Button>
                    )}
                    <Button size="sm" loading={sending === 'decline'} onClick={() => send('decline')}>
                        {lift.can_confirm ? 'Decline lift' : 'Withdraw request'}
                    </Button>
                </div>
            )}
            {entry.can_decide && !lift.can_confirm && <p className="mt-2">A colleague must confirm your request.</p>}
            {confirmDialog}
        </Banner>
    );
}
