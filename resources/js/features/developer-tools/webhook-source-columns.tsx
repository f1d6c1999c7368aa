import { columnsFor, columnsOf } from '@/components/data-table';
import { Badge } from '@/components/ui/badge';
import { DateTime } from '@/components/ui/date-time';
import { RelativeTime } from '@/components/ui/relative-time';
import { ScopeList } from '@/features/developer-tools/scope-list';
import { SourceActions } from '@/features/developer-tools/source-actions';
import type { WebhookSourceRow } from '@/types/generated';
import { webhookSourceList } from '@/types/generated/lists';

const column = columnsFor<WebhookSourceRow>();

const ACTIONS = column.columns([
    column.display({
        id: 'action',
        header: '',
        cell: ({ row: { original: source } }) => <SourceActions source={source} />,
        meta: { label: 'Actions', align: 'right', phoneFoot: true, className: 'min-w-56' },
    }),
]);

/** The columns of the webhook sources; without actions for viewers who can't change them. */
export function webhookSourceColumns(hasActions = true) {
    return columnsOf(
        webhookSourceList,
        {
            name: {
                cell: (source) => (
                    <span className="flex min-w-0 flex-col">
                        <span>{source.name}</span>
                        <code className="text-xs font-normal text-muted">{source.slug}</code>
                    </span>
                ),
                primary: true,
            },
            is_active: {
                cell: (source) => (source.is_active ? <Badge tone="ok">Active</Badge> : <Badge>Switched off</Badge>),
                phoneAside: true,
            },
            scopes: {
                cell: (source) => (
                    <span className="flex flex-col gap-1">
                        <ScopeList scopes={source.scopes} />
                        {source.endpoint && <span className="text-xs text-muted">only {source.endpoint}</span>}
                    </span>
                ),
            },
            last_used_at: {
                cell: ({ last_used_at: at }) =>
                    at === null ? <span className="text-faint">Never</span> : <RelativeTime value={at} />,
                descendingFirst: true,
            },
            previous_secret_until: { cell: (source) => <DateTime value={source.previous_secret_until} /> },
            created_at: {
                cell: (source) => (
                    <span className="flex flex-col">
                        <DateTime value={source.created_at} dateOnly />
                        {source.created_by_name && (
                            <span className="text-xs text-muted">by {source.created_by_name}</span>
                        )}
                    </span>
                ),
                descendingFirst: true,
            },
        },
        hasActions ? ACTIONS : [],
    );
}
