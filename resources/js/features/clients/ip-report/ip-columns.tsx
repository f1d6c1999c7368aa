import { columnsOf } from '@/components/data-table';
import { Badge } from '@/components/ui/badge';
import { ShortTime } from '@/components/ui/relative-time';
import { IpCompanions } from '@/features/clients/ip-report/ip-companions';
import { formatCount } from '@/lib/format';
import { ipSightingList } from '@/types/generated/lists';

export const IP_COLUMNS = columnsOf(ipSightingList, {
    ip: {
        cell: (sighting) => (
            <span className="inline-flex items-center gap-2">
                <span className="font-mono text-compact">{sighting.ip}</span>
                {sighting.has_device && <Badge>Known device</Badge>}
            </span>
        ),
        primary: true,
    },
    place: { phoneAside: true },
    other_clients: { cell: (sighting) => <IpCompanions sighting={sighting} /> },
    hits: {
        cell: (sighting) => <span className="num block">{formatCount(sighting.hits)}</span>,
        align: 'right',
        descendingFirst: true,
    },
    first_seen_at: {
        cell: (sighting) => <ShortTime value={sighting.first_seen_at} className="text-compact" />,
        descendingFirst: true,
        hideOnPhone: true,
    },
    last_seen_at: {
        cell: (sighting) => <ShortTime value={sighting.last_seen_at} className="text-compact" />,
        descendingFirst: true,
    },
});
