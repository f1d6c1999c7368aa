import type { ReactNode } from 'react';
import { PageLink } from '@/components/page-link';
import { SMS_PANEL_GATE } from '@/navigation/page-gates';
import { useGate } from '@/navigation/use-navigation';
import { rsg, sms } from '@/routes/generated';
import { deposits, withdrawals } from '@/routes/generated/pages';
import type { RouteDefinition } from '@/routes/route';
import type { NotificationData } from '@/types/generated';

interface WorkLinkProps {
    notification: NotificationData;
    onLeave?: () => void;
    children: ReactNode;
}

/** Links the text of a row to its work, for types with a page for it. */
export function WorkLink({ notification, onLeave, children }: WorkLinkProps) {
    const opensPanel = useGate(SMS_PANEL_GATE);
    const to = notification.type === 'message' && !opensPanel ? null : workOf(notification);

    return to === null ? (
        children
    ) : (
        <PageLink href={to} {...(onLeave && { onClick: onLeave })} className="hover:underline">
            {children}
        </PageLink>
    );
}

function workOf({ type, client_id, notifiable: { id } }: NotificationData): RouteDefinition<'get'> | null {
    switch (type) {
        case 'deposit':
            return deposits.index({ query: { deposit: id } });
        case 'withdrawal':
            return withdrawals.index({ query: { withdrawal: id } });
        case 'rsg_communication':
            return client_id === null ? null : rsg.communicationsIndex({ query: { thread: client_id } });
        case 'form_submission':
            return rsg.formSubmissionsShow({ submission: id });
        case 'message':
            return sms.unread({ query: { message_id: id } });
        default:
            return null;
    }
}
