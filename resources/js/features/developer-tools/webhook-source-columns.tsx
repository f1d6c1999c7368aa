import { columnsFor } from '@/components/data-table';
import { Badge } from '@/components/ui/badge';
import { DateTime } from '@/components/ui/date-time';
import { RelativeTime } from '@/components/ui/relative-time';
import { ScopeList } from '@/features/developer-tools/scope-list';
import { SourceActions } from '@/features/developer-tools/source-actions';
import type { WebhookSourceRow } from '@/types/generated';

const column = columnsFor<WebhookSourceRow>();

/** The columns of the webhook sources; without their buttons for those who may only look. */
export function webhookSourceColumns(hasActions = true) {
    return column.columns([
        column.accessor('name', {
            header: 'Source',
            cell: ({ row: { original: source } }) => (
                <span className="flex min-w-0 flex-col">
                    <span>{source.name}</span>
                    <code className="text-xs font-normal text-muted">{source.slug}</code>
                </span>
            ),
            meta: { primary: true, sortKey: 'name' },
        }),
        column.accessor('is_active', {
            header: 'State',
            cell: ({ getValue }) => (getValue() ? <Badge tone="ok">Active</Badge> : <Badge>Switched off</Badge>),
            meta: { phoneAside: true },
        }),
        column.accessor('scopes', { header: 'Scopes', cell: ({ getValue }) => <ScopeList scopes={getValue()} /> }),
        column.accessor('last_used_at', {
            header: 'Last used',
            cell: ({ getValue }) =>
                getValue() === null ? <span className="text-faint">Never</span> : <RelativeTime value={getValue()} />,
            meta: { sortKey: 'last_used_at', descendingFirst: true },
        }),
        column.accessor('previous_secret_until', {
            header: 'Old secret until',
            cell: ({ getValue }) => <DateTime value={getValue()} />,
        }),
        column.accessor('created_at', {
            header: 'Added',
            cell: ({ row: { original: source } }) => (
                <span className="flex flex-col">
                    <DateTime value={source.created_at} dateOnly />
                    {source.created_by_name && <span className="text-xs text-muted">by {source.created_by_name}</span>}
                </span>
            ),
            meta: { sortKey: 'created_at', descendingFirst: true },
        }),
        ...(hasActions
            ? [
                  column.display({
                      id: 'action',
                      header: '',
                      cell: ({ row: { original: source } }) => <SourceActions source={source} />,
                      meta: { label: 'Actions', align: 'right', phoneFoot: true, className: 'min-w-56' },
                  }),
              ]
            : []),
    ]);
}
