import { useMemo } from 'react';
import { listFilters } from '@/components/data-table';
import { clientFilters } from '@/features/clients/client-lookup';
import { PHONE_LOG_COLUMNS } from '@/features/users/phone-log-columns';
import { useViewer } from '@/hooks/use-viewer';
import { ListPage } from '@/layouts/list-page';
import { users as routes } from '@/routes/generated';
import type { PhoneLogPage } from '@/types/generated';
import { phoneLogList } from '@/types/generated/lists';

/** For viewers who see masked numbers. */
const { search: _search, ...WITHOUT_SEARCH } = phoneLogList;

export default function PhoneLogs({ calls, meta, users, client, can_export }: PhoneLogPage) {
    const can = useViewer()?.can;
    const seesClients = can?.viewClients === true;
    const filters = useMemo(() => {
        const all = clientFilters(listFilters(phoneLogList, { user: users }), client);

        return seesClients ? all : all.filter(({ key }) => key !== 'client');
    }, [users, client, seesClients]);

    return (
        <ListPage
            list={can?.viewSMSPanel === true ? phoneLogList : WITHOUT_SEARCH}
            rows={calls}
            meta={meta}
            columns={PHONE_LOG_COLUMNS}
            filters={filters}
            breadcrumbs={[{ title: 'Users' }]}
            notice="Calls reported by the phone system, and calls started from a number on screen"
            {...(can_export && { exportUrl: routes.phoneLogsExport() })}
            rowLabel={(call) => `Call, ${call.person_name ?? 'unknown number'}`}
            emptyHint="Calls appear here when a colleague calls a number on screen, and when the phone system reports them."
        />
    );
}
