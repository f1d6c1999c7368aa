import { Link } from '@inertiajs/react';
import { Badge, type Tone } from '@/components/ui/badge';
import { CLIENT_STATUS_TONES } from '@/features/clients/client-status-badge';
import { DB_CLIENT_STATUS_TONES } from '@/features/db-clients/db-client-badges';
import { LEAD_STATUS_TONES } from '@/features/leads/lead-status-badge';
import { useTimeZone } from '@/hooks/use-time-zone';
import { formatDate } from '@/lib/format';
import type { PersonHit } from '@/types/generated';

/** The same colours as on the records. */
const TONES: Readonly<Record<string, Tone>> = {
    ...DB_CLIENT_STATUS_TONES,
    ...LEAD_STATUS_TONES,
    ...CLIENT_STATUS_TONES,
};

/** A client, lead or DB client in the search results. */
export function PersonHitRow({ hit }: { hit: PersonHit }) {
    const timeZone = useTimeZone();
    const born = hit.date_of_birth && `born ${formatDate(hit.date_of_birth, timeZone)}`;

    return (
        <li className="border-b border-line last:border-0">
            <Link
                href={hit.url}
                prefetch
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5 hover:bg-sunken lg:grid lg:grid-cols-[2fr_2.4fr_1.8fr_1.5fr_5.5rem]"
            >
                <span className="flex min-w-0 items-baseline gap-2.5">
                    <span className="min-w-0 font-medium wrap-anywhere">{hit.full_name}</span>
                    {hit.pin && <span className="shrink-0 text-compact text-muted tabular">PIN {hit.pin}</span>}
                </span>
                <span className="min-w-0 truncate text-compact text-muted max-lg:w-full">
                    {[hit.phone, hit.email].filter(Boolean).join(' · ')}
                </span>
                <span className="min-w-0 truncate text-compact text-muted">
                    {[hit.place, born].filter(Boolean).join(' · ')}
                </span>
                <span className="truncate text-compact text-muted max-lg:hidden">
                    {[hit.company_name, hit.owner_name].filter(Boolean).join(' · ')}
                </span>
                <span className="lg:justify-self-end">
                    <Badge tone={TONES[hit.status] ?? 'neutral'}>{hit.status_label}</Badge>
                </span>
            </Link>
        </li>
    );
}
