import { useMemo } from 'react';
import { DataTable } from '@/components/data-table';
import { MarkAllAsReadButton } from '@/features/notifications/notification-list-action';
import { notificationColumns } from '@/features/notifications/notification-list-columns';
import { useReloadOnWork } from '@/features/notifications/use-reload-on-work';
import { useViewer } from '@/hooks/use-viewer';
import { PageHeader } from '@/layouts/page-header';
import { can } from '@/lib/shared-props';
import type { NotificationIndexPage } from '@/types/generated';

const WITH_FILTERS = ['notifications', 'meta', 'filters'];

export default function NotificationIndex({ notifications, meta, filters, types }: NotificationIndexPage) {
    const opensClients = can(useViewer(), 'viewClients');
    const columns = useMemo(() => notificationColumns(types, opensClients), [types, opensClients]);
    useReloadOnWork(['notifications', 'meta']);

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Notifications' }]}
                title="Notifications"
                actions={<MarkAllAsReadButton filters={filters} isEmpty={notifications.length === 0} />}
            />
            <div className="flex min-h-0 flex-1 flex-col p-4 sm:px-6">
                <DataTable
                    name="notifications"
                    // What is marked as read is what the filters say.
                    only={WITH_FILTERS}
                    noun="notifications"
                    rows={notifications}
                    meta={meta}
                    columns={columns}
                    rowLabel={(notification) => notification.body}
                    emptyHint="Work that you may do is announced here as it arrives."
                />
            </div>
        </>
    );
}
