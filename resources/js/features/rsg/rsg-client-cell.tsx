import { Badge } from '@/components/ui/badge';
import { CompanyMark } from '@/components/ui/company-mark';
import type { RsgClient } from '@/types/generated';

/** The client of an RSG record, or that it is not linked yet. */
export function RsgClientCell({ client }: { client: RsgClient | null }) {
    if (client === null) {
        return <Badge tone="warn">Not linked</Badge>;
    }

    return (
        <span className="flex min-w-0 flex-col">
            <span className="flex min-w-0 items-center gap-1.5">
                <span className="truncate lg:max-w-44">{client.full_name}</span>
                <RsgClientMarks client={client} />
            </span>
            <span className="flex items-center gap-1.5 text-xs font-normal text-muted">
                {client.pin}
                <CompanyMark name={client.company_name} color={client.company_color} logo={client.company_logo} />
            </span>
        </span>
    );
}

/** Why the client may not be contacted, and whether the account is closed. */
export function RsgClientMarks({ client }: { client: RsgClient }) {
    return (
        <>
            {client.is_betstopped && <Badge tone="danger">BetStop</Badge>}
            {client.is_barred && <Badge tone="danger">Barred</Badge>}
            {client.is_closed && <Badge>Closed</Badge>}
        </>
    );
}
