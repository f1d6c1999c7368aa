import { useMemo, useState } from 'react';
import { ListSkeleton, ListTable } from '@/components/data-table';
import { activityColumns, type Restoration } from '@/features/clients/activity/activity-columns';
import { RestoreDialog } from '@/features/clients/activity/restore-dialog';
import { ClientListFrame } from '@/features/clients/client-list-frame';
import { useRecordKey } from '@/features/clients/record/use-as-of-day';
import { useReloadOnWork } from '@/features/notifications/use-reload-on-work';
import { useKept } from '@/hooks/use-kept';
import { clients as routes } from '@/routes/generated';
import type { ClientActivityLogsPage } from '@/types/generated';
import { activityLogList } from '@/types/generated/lists';

export default function ClientActivityLogs({ client, can_export, ...page }: ClientActivityLogsPage) {
    const key = useRecordKey(client.id);
    const log = useKept(page.log, key);
    const choices = useKept(page.choices, key);
    const [wanted, setWanted] = useState<Restoration | null>(null);
    const columns = useMemo(() => activityColumns(setWanted), []);
    useReloadOnWork(['log']);

    return (
        <ClientListFrame>
            {log && choices ? (
                <ListTable
                    list={activityLogList}
                    choices={choices}
                    rows={log.events}
                    meta={log.meta}
                    only={['log']}
                    columns={columns}
                    rowLabel={(event) => event.title}
                    {...(can_export && { exportUrl: routes.activityLogsExport({ client: client.id }) })}
                    emptyHint={`Changes to ${client.first_name}’s record appear here automatically.`}
                />
            ) : (
                <ListSkeleton />
            )}
            {wanted && <RestoreDialog clientId={client.id} wanted={wanted} onClose={() => setWanted(null)} />}
        </ClientListFrame>
    );
}
