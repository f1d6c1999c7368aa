import { useState } from 'react';
import { FormDialog, InputField, useResourceForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { offerUndo } from '@/features/shell/offer-undo';
import { isSaved } from '@/lib/shared-props';
import { clients } from '@/routes/generated';

const LABELS = { how_asked: 'How they asked' };

/** Records that the client asked, other than by an SMS such as STOP, to get no more messages. */
export function OptOutButton({ clientId }: { clientId: number }) {
    const [isOpen, setIsOpen] = useState(false);

    return (
        <>
            <Button size="sm" onClick={() => setIsOpen(true)}>
                Record opt-out
            </Button>
            {isOpen && <OptOutDialog clientId={clientId} onClose={() => setIsOpen(false)} />}
        </>
    );
}

function OptOutDialog({ clientId, onClose }: { clientId: number; onClose: () => void }) {
    const form = useResourceForm({
        data: { how_asked: '' },
        route: clients.smsOptOutStore({ client: clientId }),
        onSuccess: (props) => {
            onClose();
            if (isSaved(props)) {
                offerUndo(clients.smsOptOutDestroy({ client: clientId }), {});
            }
        },
    });

    return (
        <FormDialog
            form={form}
            onClose={onClose}
            title="Record opt-out"
            description="The client gets no more SMS or calls from us, and queued SMS aren’t sent. The number goes on the do-not-contact list."
            submitVerb="Record opt-out"
            labels={LABELS}
        >
            <InputField
                form={form}
                name="how_asked"
                required
                maxLength={255}
                autoComplete="off"
                help="For example: By phone on 30 November"
            />
        </FormDialog>
    );
}
