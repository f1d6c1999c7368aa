import { useMemo, useState } from 'react';
import { DataTable, ListSkeleton } from '@/components/data-table';
import { activityColumns, type Restoration } from '@/features/clients/activity/activity-columns';
import { RestoreDialog } from '@/features/clients/activity/restore-dialog';
import { ClientListFrame } from '@/features/clients/client-list-frame';
import { useReloadOnWork } from '@/features/notifications/use-reload-on-work';
import { useKept } from '@/hooks/use-kept';
import { clients as routes } from '@/routes/generated';
import type { ClientActivityLogsPage } from '@/types/generated';

export default function ClientActivityLogs({ client, can_export, ...page }: ClientActivityLogsPage) {
    const log = useKept(page.log, client.id);
    const choices = useKept(page.choices, client.id);
    const [wanted, setWanted] = useState<Restoration | null>(null);
    const columns = useMemo(() => activityColumns(choices, setWanted), [choices]);
    useReloadOnWork(['log']);

    return (
        <ClientListFrame>
            {log && choices ? (
                <DataTable
                    name="activity"
                    noun="changes"
                    rows={log.events}
                    meta={log.meta}
                    only={['log']}
                    columns={columns}
                    rowLabel={(event) => event.title}
                    {...(can_export && { exportUrl: routes.activityLogsExport({ client: client.id }) })}
                    emptyHint={`Whatever is done about ${client.first_name} is written down here.`}
                />
            ) : (
                <ListSkeleton />
            )}
            {wanted && <RestoreDialog clientId={client.id} wanted={wanted} onClose={() => setWanted(null)} />}
        </ClientListFrame>
    );
}
