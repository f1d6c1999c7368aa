import { RiskCheckButtons } from '@/features/clients/risk-check-buttons';
import { clientNameOf } from '@/features/notifications/client-name';
import type { RowActionsProps } from '@/features/notifications/row-action';
import { useViewer } from '@/hooks/use-viewer';
import { can } from '@/lib/shared-props';
import { settleWork } from '@/stores/notification-store';

/** Buttons for the result of a new account's risk check. */
export function RiskCheckActions({ notification }: RowActionsProps) {
    const viewer = useViewer();
    const { client_id: client, notifiable } = notification;

    if (client === null || !notifiable.is_new_account_check_button_visible || !can(viewer, 'riskCheckClients')) {
        return null;
    }

    return (
        <RiskCheckButtons
            size="sm"
            client={{ id: client, full_name: clientNameOf(notification) }}
            onSettled={() => void settleWork(notification)}
        />
    );
}
