import { useMemo } from 'react';
import { PHONE_LOG_COLUMNS } from '@/features/users/phone-log-columns';
import { ListPage } from '@/layouts/list-page';
import { users as routes } from '@/routes/generated';
import type { PhoneLogPage } from '@/types/generated';
import { phoneLogList } from '@/types/generated/lists';

export default function PhoneLogs({ calls, meta, users, can_export }: PhoneLogPage) {
    const choices = useMemo(() => ({ user: users }), [users]);

    return (
        <ListPage
            list={phoneLogList}
            rows={calls}
            meta={meta}
            columns={PHONE_LOG_COLUMNS}
            choices={choices}
            breadcrumbs={[{ title: 'Users' }]}
            notice="Calls reported by the phone system, and calls started from a number on screen"
            {...(can_export && { exportUrl: routes.phoneLogsExport() })}
            rowLabel={(call) => `Call, ${call.person_name ?? 'unknown number'}`}
            emptyHint="Calls appear here when a colleague calls a number on screen, and when the phone system reports them."
        />
    );
}
