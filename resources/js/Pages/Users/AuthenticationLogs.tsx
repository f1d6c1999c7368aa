import { useMemo } from 'react';
import { authenticationLogColumns } from '@/features/users/authentication-log-columns';
import { ListPage } from '@/layouts/list-page';
import { users as routes } from '@/routes/generated';
import type { AuthenticationLogPage } from '@/types/generated';
import { authenticationLogList } from '@/types/generated/lists';

export default function AuthenticationLogs({
    entries,
    meta,
    users,
    can_end_sessions,
    can_export,
}: AuthenticationLogPage) {
    const columns = useMemo(() => authenticationLogColumns(can_end_sessions), [can_end_sessions]);
    const choices = useMemo(() => ({ user: users }), [users]);

    return (
        <ListPage
            list={authenticationLogList}
            rows={entries}
            meta={meta}
            columns={columns}
            choices={choices}
            breadcrumbs={[{ title: 'Users' }]}
            notice="Sign-ins, failed attempts and sign-outs"
            {...(can_export && { exportUrl: routes.authenticationLogsExport() })}
            rowLabel={(entry) => `${entry.user_name ?? entry.email}, ${entry.created_at}`}
            emptyHint="Sign-ins and failed attempts appear here automatically."
        />
    );
}
