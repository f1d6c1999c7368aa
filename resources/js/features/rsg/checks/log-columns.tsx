import { columnsOf } from '@/components/data-table';
import { PageLink } from '@/components/page-link';
import { Nothing } from '@/components/ui/known';
import { Tooltip } from '@/components/ui/tooltip';
import { ResultBadge } from '@/features/rsg/checks/result-badge';
import { clients } from '@/routes/generated';
import type { BetstopLogRow } from '@/types/generated';
import { betstopLogList } from '@/types/generated/lists';

/** The columns of the log. Clients are links for viewers who can open them. */
export function logColumns(seesClients: boolean) {
    return columnsOf(betstopLogList, {
        person_name: { cell: (row) => <Person row={row} seesClients={seesClients} />, primary: true },
        result: { cell: (row) => <ResultBadge result={row.result} label={row.result_label} />, phoneAside: true },
        purpose: { cell: (row) => row.purpose_label },
        user_name: { cell: (row) => row.user_name ?? <span className="text-muted">Paddock</span> },
        evidence: { cell: (row) => <Evidence row={row} />, fluid: true, phoneFoot: true },
    });
}

function Person({ row, seesClients }: { row: BetstopLogRow; seesClients: boolean }) {
    const { person_name, client_id, client_pin } = row;
    if (person_name === null) {
        return <span className="text-muted">Not a client, details not stored</span>;
    }

    return (
        <div className="flex flex-col">
            {client_id !== null && seesClients ? (
                <PageLink href={clients.edit({ client: client_id })} className="font-medium hover:underline">
                    {person_name}
                </PageLink>
            ) : (
                <span className="font-medium">{person_name}</span>
            )}
            {client_pin !== null && <span className="text-compact text-muted">PIN {client_pin}</span>}
        </div>
    );
}

function Evidence({ row }: { row: BetstopLogRow }) {
    const { reference, error, request_hash } = row;
    if (reference === null && error === null) {
        return <Nothing />;
    }

    return (
        <div className="flex min-w-0 flex-col text-compact">
            {reference !== null && (
                <Tooltip
                    text={request_hash === null ? 'The register’s id of the notice' : `Request hash ${request_hash}`}
                >
                    <code className="truncate">{reference}</code>
                </Tooltip>
            )}
            {error !== null && <span className="text-muted">{error}</span>}
        </div>
    );
}
