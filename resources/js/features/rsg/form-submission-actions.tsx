import { CheckIcon } from '@heroicons/react/24/outline';
import { useConfirm } from '@/components/confirm-dialog';
import { clientNameOf } from '@/features/notifications/client-name';
import { RowAction, type RowActionsProps, useSettling } from '@/features/notifications/row-action';
import { withoutDecision } from '@/features/rsg/decision-texts';
import { rsg } from '@/routes/generated';

export function FormSubmissionActions({ notification }: RowActionsProps) {
    const settling = useSettling(notification);
    const { confirm, confirmDialog } = useConfirm();
    const { id: submission, is_resolved: isResolved, form_type_name: typeName } = notification.notifiable;
    const question = withoutDecision(typeName);

    if (isResolved !== false) {
        return null;
    }

    return (
        <>
            <RowAction
                settling={settling}
                to={rsg.formSubmissionsMarkAsResolved({ submission })}
                about={clientNameOf(notification)}
                icon={CheckIcon}
                {...(question && { ask: () => confirm(question) })}
            >
                Mark as Handled
            </RowAction>
            {confirmDialog}
        </>
    );
}
