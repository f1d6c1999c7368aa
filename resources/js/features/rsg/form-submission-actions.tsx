import { CheckIcon } from '@heroicons/react/24/outline';
import { clientNameOf } from '@/features/notifications/client-name';
import { RowAction, type RowActionsProps, useSettling } from '@/features/notifications/row-action';
import { rsg } from '@/routes/generated';

export function FormSubmissionActions({ notification }: RowActionsProps) {
    const settling = useSettling(notification);
    const { id: submission, is_resolved: isResolved } = notification.notifiable;

    if (isResolved !== false) {
        return null;
    }

    return (
        <RowAction
            settling={settling}
            to={rsg.formSubmissionsMarkAsResolved({ submission })}
            about={clientNameOf(notification)}
            icon={CheckIcon}
        >
            Mark as Handled
        </RowAction>
    );
}
