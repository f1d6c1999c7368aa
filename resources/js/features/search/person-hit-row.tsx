import { Link } from '@inertiajs/react';
import { Badge, type Tone } from '@/components/ui/badge';
import { CLIENT_STATUS_TONES } from '@/features/clients/client-status-badge';
import { CallLink, isCalledPerson } from '@/features/contacts/call-link';
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
        <li className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2.5 last:border-0 hover:bg-sunken lg:grid lg:grid-cols-[2fr_2.4fr_1.8fr_1.5fr_5.5rem]">
            <span className="flex min-w-0 items-baseline gap-2.5">
                {/* Covers the row, except the number. */}
                <Link
                    href={hit.url}
                    prefetch
                    className="min-w-0 font-medium wrap-anywhere after:absolute after:inset-0 after:content-['']"
                >
                    {hit.full_name}
                </Link>
                {hit.pin && <span className="shrink-0 text-compact text-muted tabular">PIN {hit.pin}</span>}
            </span>
            <span className="min-w-0 truncate text-compact text-muted max-lg:w-full">
                {hit.phone && isCalledPerson(hit.type) && (
                    <CallLink
                        number={hit.phone}
                        person={{ type: hit.type, id: hit.id, name: hit.full_name }}
                        className="relative"
                    />
                )}
                {hit.phone && hit.email && ' · '}
                {hit.email}
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
        </li>
    );
}
