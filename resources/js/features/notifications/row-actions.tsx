import type { ComponentType } from 'react';
import { ReviewActions } from '@/features/bonus/review-actions';
import { MessageActions } from '@/features/notifications/message-actions';
import { RiskCheckActions } from '@/features/notifications/risk-check-actions';
import type { RowActionsProps } from '@/features/notifications/row-action';
import { CommunicationActions } from '@/features/rsg/communication-actions';
import { FormSubmissionActions } from '@/features/rsg/form-submission-actions';
import { cn } from '@/lib/cn';
import type { NotificationData, NotificationType } from '@/types/generated';

/** Actions that a row offers, by type. Other types have their own pages. */
const ROW_ACTIONS: Partial<Record<NotificationType, ComponentType<RowActionsProps>>> = {
    risk_check: RiskCheckActions,
    rsg_communication: CommunicationActions,
    form_submission: FormSubmissionActions,
    social_media_review: ReviewActions,
    message: MessageActions,
};

/** The action buttons of a row. Empty when the type has none. */
export function RowActions({ notification, className }: { notification: NotificationData; className?: string }) {
    const Actions = ROW_ACTIONS[notification.type];

    return (
        Actions && (
            <div className={cn('flex flex-wrap gap-1.5 empty:hidden', className)}>
                <Actions notification={notification} />
            </div>
        )
    );
}
