import { CheckIcon } from '@heroicons/react/24/outline';
import { clientNameOf } from '@/features/notifications/client-name';
import { RowAction, type RowActionsProps, useSettling } from '@/features/notifications/row-action';
import { rsg } from '@/routes/generated';

/** Resolves the open RSG communications of the client, up to the one that is shown. */
export function CommunicationActions({ notification }: RowActionsProps) {
    const settling = useSettling(notification);
    const { client_id: client, notifiable } = notification;

    if (client === null || notifiable.is_resolved !== false) {
        return null;
    }

    return (
        <RowAction
            settling={settling}
            to={rsg.communicationsMarkAsResolved({ client }, { query: { seen: notifiable.id } })}
            about={clientNameOf(notification)}
            icon={CheckIcon}
        >
            Mark as Handled
        </RowAction>
    );
}
