import { buttonColumn, columnsOf } from '@/components/data-table';
import { Badge } from '@/components/ui/badge';
import { DateTime } from '@/components/ui/date-time';
import { RelativeTime } from '@/components/ui/relative-time';
import { ScopeList } from '@/features/developer-tools/scope-list';
import { SourceActions } from '@/features/developer-tools/source-actions';
import type { WebhookSourceRow } from '@/types/generated';
import { webhookSourceList } from '@/types/generated/lists';

const ACTIONS = buttonColumn<WebhookSourceRow>((source) => <SourceActions source={source} />, {
    className: 'min-w-56',
});

/** The columns of the webhook sources; without actions for viewers who can't change them. */
export function webhookSourceColumns(hasActions = true) {
    return columnsOf(
        webhookSourceList,
        {
            name: { secondLine: (source) => <code>{source.slug}</code>, primary: true },
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
                cell: ({ last_used_at: at }) => <RelativeTime value={at} never="Never" />,
                descendingFirst: true,
            },
            previous_secret_until: { cell: (source) => <DateTime value={source.previous_secret_until} /> },
            created_at: {
                cell: (source) => <DateTime value={source.created_at} dateOnly />,
                secondLine: ({ created_by_name: name }) => name && `by ${name}`,
            },
        },
        hasActions ? [ACTIONS] : [],
    );
}
