import { useMemo } from 'react';
import { MarkAllAsReadButton } from '@/features/notifications/notification-list-action';
import { notificationColumns, notificationFilters } from '@/features/notifications/notification-list-columns';
import { useReloadOnWork } from '@/features/notifications/use-reload-on-work';
import { useViewer } from '@/hooks/use-viewer';
import { ListPage } from '@/layouts/list-page';
import { can } from '@/lib/shared-props';
import type { NotificationIndexPage } from '@/types/generated';
import { notificationList } from '@/types/generated/lists';

const WITH_FILTERS = ['notifications', 'meta', 'filters'];

export default function NotificationIndex({ notifications, meta, filters, types }: NotificationIndexPage) {
    const opensClients = can(useViewer(), 'viewClients');
    const columns = useMemo(() => notificationColumns(opensClients), [opensClients]);
    const listedFilters = useMemo(() => notificationFilters(types), [types]);
    useReloadOnWork(['notifications', 'meta']);

    return (
        <ListPage
            list={notificationList}
            rows={notifications}
            meta={meta}
            columns={columns}
            filters={listedFilters}
            breadcrumbs={[]}
            actions={<MarkAllAsReadButton filters={filters} isEmpty={notifications.length === 0} />}
            // "Mark all as read" needs the filters in use.
            only={WITH_FILTERS}
            rowLabel={(notification) => notification.body}
            emptyHint="New notifications appear here automatically."
        />
    );
}
