import { columnsFor } from '@/components/data-table';
import type { FilterDefinition } from '@/components/filters';
import { PageLink } from '@/components/page-link';
import { Badge } from '@/components/ui/badge';
import { ShortTime } from '@/components/ui/relative-time';
import { clientNameOf } from '@/features/notifications/client-name';
import { newsTextOf } from '@/features/notifications/news-text';
import { DeskRowActions, RowEnd } from '@/features/notifications/notification-list-action';
import { WorkLink } from '@/features/notifications/work-link';
import { cn } from '@/lib/cn';
import { clients } from '@/routes/generated';
import { type NotificationData, type NotificationType, NotificationTypeLabels } from '@/types/generated';

const column = columnsFor<NotificationData>();

/** The columns of the page of all notifications. Names of clients are links for those who may open them. */
export function notificationColumns(types: readonly NotificationType[], opensClients: boolean) {
    return column.columns([
        column.accessor('body', {
            header: 'Notification',
            cell: ({ row: { original: notification } }) => (
                <div className="py-1.5 whitespace-normal">
                    <p className={cn('line-clamp-2', notification.is_read ? 'text-muted' : 'font-strong')}>
                        <WorkLink notification={notification}>{newsTextOf(notification)}</WorkLink>
                    </p>
                    <DeskRowActions notification={notification} />
                </div>
            ),
            meta: { primary: true, className: 'min-w-64 max-w-96' },
        }),
        column.accessor('type', {
            header: 'Type',
            cell: ({ getValue }) => <Badge>{NotificationTypeLabels[getValue()]}</Badge>,
            meta: { filter: typeFilter(types) },
        }),
        column.accessor(clientNameOf, {
            id: 'client',
            header: 'Client',
            cell: ({ row: { original: notification }, getValue }) =>
                opensClients && notification.client_id !== null ? (
                    <PageLink href={clients.edit({ client: notification.client_id })} className="hover:underline">
                        {getValue()}
                    </PageLink>
                ) : (
                    getValue()
                ),
        }),
        column.accessor(({ notifiable }) => notifiable.company_name ?? notifiable.company?.name ?? 'N/A', {
            id: 'company',
            header: 'Company',
            meta: { hideOnPhone: true },
        }),
        column.accessor('notified_at', {
            header: 'When',
            cell: ({ getValue }) => <ShortTime value={getValue()} />,
            meta: { sortKey: 'notified_at', descendingFirst: true, filter: DATE_FILTER },
        }),
        column.accessor('is_read', {
            header: 'State',
            cell: ({ getValue }) => (getValue() ? <Badge>Read</Badge> : <Badge tone="info">Unread</Badge>),
            meta: { phoneAside: true, filter: STATE_FILTER },
        }),
        column.display({
            id: 'action',
            header: '',
            cell: ({ row: { original: notification } }) => <RowEnd notification={notification} />,
            meta: { label: 'Mark as read', align: 'right', phoneFoot: true },
        }),
    ]);
}

const DATE_FILTER: FilterDefinition = { kind: 'date-range', key: 'date', label: 'Date', params: ['from', 'to'] };

const STATE_FILTER: FilterDefinition = {
    kind: 'single-select',
    key: 'state',
    label: 'State',
    options: [
        { value: 'unread', label: 'Unread' },
        { value: 'read', label: 'Read' },
    ],
};

function typeFilter(types: readonly NotificationType[]): FilterDefinition {
    return {
        kind: 'multi-select',
        key: 'type',
        label: 'Type',
        options: types.map((value) => ({ value, label: NotificationTypeLabels[value] })),
    };
}
