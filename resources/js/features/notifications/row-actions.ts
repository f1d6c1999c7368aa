import type { ComponentType } from 'react';
import { RiskCheckActions } from '@/features/notifications/risk-check-actions';
import type { NotificationData, NotificationType } from '@/types/generated';

export interface RowActionsProps {
    notification: NotificationData;
}

/** What can be settled in the row itself, by type; the others are marked as read. */
export const ROW_ACTIONS: Partial<Record<NotificationType, ComponentType<RowActionsProps>>> = {
    risk_check: RiskCheckActions,
};
