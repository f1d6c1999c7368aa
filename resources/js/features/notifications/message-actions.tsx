import { CheckIcon } from '@heroicons/react/24/outline';
import { clientNameOf } from '@/features/notifications/client-name';
import { RowAction, type RowActionsProps, useSettling } from '@/features/notifications/row-action';
import { sms } from '@/routes/generated';

/** Marks every message of the client as read. */
export function MessageActions({ notification }: RowActionsProps) {
    const settling = useSettling(notification);
    const { conversation_id: conversation } = notification.notifiable;

    if (conversation === null || notification.is_read) {
        return null;
    }

    return (
        <RowAction
            settling={settling}
            to={sms.conversationsMarkAsRead({ conversation })}
            about={clientNameOf(notification)}
            icon={CheckIcon}
        >
            Mark as handled
        </RowAction>
    );
}
