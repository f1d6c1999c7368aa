import { columnsOf } from '@/components/data-table';
import { Nothing } from '@/components/ui/known';
import { ShortTime } from '@/components/ui/relative-time';
import { ConsentBadge, DbClientStatusBadge, OutcomeBadge, PhoneText } from '@/features/db-clients/db-client-badges';
import { SuppressionReasonLabels } from '@/types/generated';
import { dbClientList } from '@/types/generated/lists';

export const DB_CLIENT_COLUMNS = columnsOf(dbClientList, {
    full_name: { primary: true, className: 'lg:max-w-48 truncate' },
    best_phone: {
        cell: (dbClient) =>
            dbClient.best_phone ? (
                <span className="inline-flex items-baseline gap-1.5">
                    <PhoneText
                        number={dbClient.best_phone}
                        isSuppressed={dbClient.is_best_phone_suppressed}
                        person={{ type: 'db_client', id: dbClient.id, name: dbClient.full_name }}
                    />
                    {dbClient.phones_count > 1 && (
                        <span className="text-xs text-muted">+{dbClient.phones_count - 1}</span>
                    )}
                </span>
            ) : (
                <Nothing />
            ),
    },
    place: {
        text: (dbClient) => [dbClient.suburb, dbClient.state].filter(Boolean).join(' '),
        hideOnPhone: true,
        className: 'lg:max-w-36 truncate',
    },
    source: { hideOnPhone: true, className: 'lg:max-w-36 truncate' },
    consent_basis: { cell: (dbClient) => <ConsentBadge basis={dbClient.consent_basis} /> },
    status: {
        cell: (dbClient) => (
            <span title={dbClient.suppressed_reason ? SuppressionReasonLabels[dbClient.suppressed_reason] : undefined}>
                <DbClientStatusBadge status={dbClient.status} reason={null} />
            </span>
        ),
        phoneAside: true,
    },
    last_outcome: {
        cell: (dbClient) => (dbClient.last_outcome ? <OutcomeBadge outcome={dbClient.last_outcome} /> : <Nothing />),
    },
    assignee_name: { hideOnPhone: true },
    list_name: { hideOnPhone: true, hiddenByDefault: true, className: 'lg:max-w-48 truncate' },
    created_at: {
        cell: (dbClient) => <ShortTime value={dbClient.created_at} className="text-compact" />,
        descendingFirst: true,
        hideOnPhone: true,
        hiddenByDefault: true,
    },
});
