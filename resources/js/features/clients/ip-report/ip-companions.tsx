import { PageLink } from '@/components/page-link';
import { Badge } from '@/components/ui/badge';
import { Nothing } from '@/components/ui/known';
import { formatCount } from '@/lib/format';
import { clients } from '@/routes/generated';
import type { IpSightingRow } from '@/types/generated';

/** Other clients seen on the address, clients on the same device first. */
export function IpCompanions({ sighting }: { sighting: IpSightingRow }) {
    const { companions, other_clients: count, other_clients_is_capped: isCapped } = sighting;
    if (count === 0) {
        return <Nothing />;
    }
    const more = count - companions.length;

    return (
        <ul className="flex flex-wrap items-center gap-x-3 gap-y-1 whitespace-normal">
            {companions.map((companion) => (
                <li key={companion.id} className="inline-flex items-center gap-1.5">
                    <PageLink href={clients.ipReport({ client: companion.id })} className="text-accent hover:underline">
                        {companion.full_name}
                    </PageLink>
                    {companion.shares_device && <Badge tone="warn">Same device</Badge>}
                </li>
            ))}
            {more > 0 && <li className="text-muted">and {formatCount(more, isCapped)} more</li>}
        </ul>
    );
}
