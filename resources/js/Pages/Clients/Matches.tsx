import { Deferred } from '@inertiajs/react';
import { ClientMatchesCard } from '@/features/matches/client-matches';
import { LinkedPeopleCard } from '@/features/matches/linked-people-card';
import { MatchesSkeleton } from '@/features/matches/matches-skeleton';
import { MergeHistoryCard } from '@/features/matches/merge-history-card';
import type { ClientMatchesPage } from '@/types/generated';

const WIDE = 'col-span-12';
const LEFT = 'col-span-12 xl:col-span-7';
const RIGHT = 'col-span-12 xl:col-span-5';

export default function ClientMatches({ client, matches, links, merges, can_merge }: ClientMatchesPage) {
    return (
        <div className="grid grid-cols-12 items-start gap-4 p-4 sm:px-6">
            <Deferred
                data="matches"
                fallback={<MatchesSkeleton title="Possible duplicates" lines={6} className={WIDE} />}
            >
                {matches && (
                    <ClientMatchesCard key={client.id} clientId={client.id} matches={matches} canMerge={can_merge} />
                )}
            </Deferred>
            <Deferred data="links" fallback={<MatchesSkeleton title="Linked people" lines={4} className={LEFT} />}>
                {links && <LinkedPeopleCard from={client.full_name} people={links} />}
            </Deferred>
            <Deferred data="merges" fallback={<MatchesSkeleton title="Merges" lines={4} className={RIGHT} />}>
                {merges && <MergeHistoryCard merges={merges} />}
            </Deferred>
        </div>
    );
}
