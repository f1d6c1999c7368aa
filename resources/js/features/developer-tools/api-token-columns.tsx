import { columnsFor } from '@/components/data-table';
import { Badge } from '@/components/ui/badge';
import { DateTime } from '@/components/ui/date-time';
import { RelativeTime } from '@/components/ui/relative-time';
import { RevokeTokenButton } from '@/features/developer-tools/revoke-token-button';
import { ScopeList } from '@/features/developer-tools/scope-list';
import type { ApiTokenRow } from '@/types/generated';

const column = columnsFor<ApiTokenRow>();

/** The columns of the tokens; without their buttons for those who may only look. */
export function apiTokenColumns(hasActions = true) {
    return column.columns([
        column.accessor('name', { header: 'Token', meta: { primary: true, sortKey: 'name' } }),
        column.accessor('is_live', {
            header: 'State',
            cell: ({ getValue }) => (getValue() ? <Badge tone="ok">Live</Badge> : <Badge>Ended</Badge>),
            meta: { phoneAside: true },
        }),
        column.accessor('owner_name', { header: 'Owner' }),
        column.accessor('scopes', {
            header: 'Scopes',
            cell: ({ getValue }) => <ScopeList scopes={getValue()} />,
        }),
        column.accessor('last_used_at', {
            header: 'Last used',
            cell: ({ getValue }) => <LastUsed at={getValue()} />,
            meta: { sortKey: 'last_used_at', descendingFirst: true },
        }),
        column.accessor('expires_at', {
            header: 'Ends',
            cell: ({ getValue }) =>
                getValue() === null ? 'With the account' : <DateTime value={getValue()} dateOnly />,
        }),
        column.accessor('created_at', {
            header: 'Issued',
            cell: ({ getValue }) => <DateTime value={getValue()} dateOnly />,
            meta: { sortKey: 'created_at', descendingFirst: true },
        }),
        ...(hasActions
            ? [
                  column.display({
                      id: 'action',
                      header: '',
                      cell: ({ row: { original: token } }) => <RevokeTokenButton token={token} />,
                      meta: { label: 'Actions', align: 'right', phoneFoot: true },
                  }),
              ]
            : []),
    ]);
}

function LastUsed({ at }: { at: string | null }) {
    return at === null ? <span className="text-faint">Never</span> : <RelativeTime value={at} />;
}
