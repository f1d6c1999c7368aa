import { CheckIcon } from '@heroicons/react/24/outline';
import { clientNameOf } from '@/features/notifications/client-name';
import { RowAction, type RowActionsProps, useSettling } from '@/features/notifications/row-action';
import { sms } from '@/routes/generated';

/** Marks the messages of the conversation as read, up to the one in the row. */
export function MessageActions({ notification }: RowActionsProps) {
    const settling = useSettling(notification);
    const { conversation_id: conversation, id: message } = notification.notifiable;

    if (conversation === null || notification.is_read) {
        return null;
    }

    return (
        <RowAction
            settling={settling}
            to={sms.conversationsMarkAsRead({ conversation }, { query: { up_to: message } })}
            about={clientNameOf(notification)}
            icon={CheckIcon}
        >
            Mark as handled
        </RowAction>
    );
}
