import type { ComponentType } from 'react';
import { ReviewActions } from '@/features/bonus/review-actions';
import { MessageActions } from '@/features/notifications/message-actions';
import { RiskCheckActions } from '@/features/notifications/risk-check-actions';
import type { RowActionsProps } from '@/features/notifications/row-action';
import { CommunicationActions } from '@/features/rsg/communication-actions';
import { FormSubmissionActions } from '@/features/rsg/form-submission-actions';
import { cn } from '@/lib/cn';
import type { NotificationData, NotificationType } from '@/types/generated';

/** What can be settled in the row itself, by type; the others are settled on pages of their own. */
const ROW_ACTIONS: Partial<Record<NotificationType, ComponentType<RowActionsProps>>> = {
    risk_check: RiskCheckActions,
    rsg_communication: CommunicationActions,
    form_submission: FormSubmissionActions,
    social_media_review: ReviewActions,
    message: MessageActions,
};

/** The buttons that settle the work of a row; nothing where there are none. */
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
