import { buttonColumn, columnsOf } from '@/components/data-table';
import { Badge } from '@/components/ui/badge';
import { DateTime } from '@/components/ui/date-time';
import { RelativeTime } from '@/components/ui/relative-time';
import { RevokeTokenButton } from '@/features/developer-tools/revoke-token-button';
import { ScopeList } from '@/features/developer-tools/scope-list';
import type { ApiTokenRow } from '@/types/generated';
import { apiTokenList } from '@/types/generated/lists';

const REVOKE = buttonColumn<ApiTokenRow>((token) => <RevokeTokenButton token={token} />);

/** The columns of the tokens; without their buttons for those who may only look. */
export function apiTokenColumns(hasActions = true) {
    return columnsOf(
        apiTokenList,
        {
            name: { primary: true },
            is_live: {
                cell: (token) => (token.is_live ? <Badge tone="ok">Live</Badge> : <Badge>Ended</Badge>),
                phoneAside: true,
            },
            scopes: { cell: (token) => <ScopeList scopes={token.scopes} /> },
            last_used_at: { cell: (token) => <RelativeTime value={token.last_used_at} never="Never" /> },
            expires_at: {
                cell: (token) =>
                    token.expires_at === null ? 'With the account' : <DateTime value={token.expires_at} dateOnly />,
            },
            created_at: { cell: (token) => <DateTime value={token.created_at} dateOnly /> },
        },
        hasActions ? [REVOKE] : [],
    );
}
