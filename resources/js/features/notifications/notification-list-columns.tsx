import { buttonColumn, columnsOf, listFilters } from '@/components/data-table';
import { PageLink } from '@/components/page-link';
import { Badge } from '@/components/ui/badge';
import { ShortTime } from '@/components/ui/relative-time';
import { clientNameOf } from '@/features/notifications/client-name';
import { DeskRowActions, RowEnd } from '@/features/notifications/notification-list-action';
import { notificationTextOf } from '@/features/notifications/notification-text';
import { WorkLink } from '@/features/notifications/work-link';
import { cn } from '@/lib/cn';
import { clients } from '@/routes/generated';
import { type NotificationData, type NotificationType, NotificationTypeLabels } from '@/types/generated';
import { notificationList } from '@/types/generated/lists';

const ACTION = buttonColumn<NotificationData>((notification) => <RowEnd notification={notification} />, {
    label: 'Mark as read',
});

/** The columns of all notifications. Client names are links for viewers who may open clients. */
export function notificationColumns(opensClients: boolean) {
    return columnsOf(
        notificationList,
        {
            body: {
                cell: (notification) => (
                    <div className="py-1.5 whitespace-normal">
                        <p className={cn('line-clamp-2', notification.is_read ? 'text-muted' : 'font-strong')}>
                            <WorkLink notification={notification}>{notificationTextOf(notification)}</WorkLink>
                        </p>
                        <DeskRowActions notification={notification} />
                    </div>
                ),
                primary: true,
                className: 'min-w-64 max-w-96',
            },
            type: { cell: (notification) => <Badge>{NotificationTypeLabels[notification.type]}</Badge> },
            client: {
                cell: (notification) =>
                    opensClients && notification.client_id !== null ? (
                        <PageLink href={clients.edit({ client: notification.client_id })} className="hover:underline">
                            {clientNameOf(notification)}
                        </PageLink>
                    ) : (
                        clientNameOf(notification)
                    ),
            },
            company: {
                cell: ({ notifiable }) => notifiable.company_name ?? notifiable.company?.name ?? 'N/A',
                hideOnPhone: true,
            },
            notified_at: {
                cell: (notification) => <ShortTime value={notification.notified_at} />,
                descendingFirst: true,
            },
            is_read: {
                cell: (notification) =>
                    notification.is_read ? <Badge>Read</Badge> : <Badge tone="info">Unread</Badge>,
                phoneAside: true,
            },
        },
        [ACTION],
    );
}

/** @param types those that the viewer may read */
export function notificationFilters(types: readonly NotificationType[]) {
    return listFilters(notificationList, {
        type: types.map((value) => ({ value, label: NotificationTypeLabels[value], hint: null })),
    });
}
