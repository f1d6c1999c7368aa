import { ClientMatchesCard } from '@/features/matches/client-matches';
import { LinkedPeopleCard } from '@/features/matches/linked-people-card';
import { MatchesSkeleton } from '@/features/matches/matches-skeleton';
import { MergeHistoryCard } from '@/features/matches/merge-history-card';
import { useKept } from '@/hooks/use-kept';
import type { ClientMatchesPage } from '@/types/generated';

const WIDE = 'col-span-12';
const LEFT = 'col-span-12 xl:col-span-7';
const RIGHT = 'col-span-12 xl:col-span-5';

export default function ClientMatches({ client, can_merge, ...page }: ClientMatchesPage) {
    const matches = useKept(page.matches, client.id);
    const links = useKept(page.links, client.id);
    const merges = useKept(page.merges, client.id);

    return (
        <div className="grid grid-cols-12 items-start gap-4 p-4 sm:px-6">
            {matches ? (
                <ClientMatchesCard key={client.id} clientId={client.id} matches={matches} canMerge={can_merge} />
            ) : (
                <MatchesSkeleton title="Possible duplicates" lines={6} className={WIDE} />
            )}
            {links ? (
                <LinkedPeopleCard from={client.full_name} people={links} />
            ) : (
                <MatchesSkeleton title="Linked people" lines={4} className={LEFT} />
            )}
            {merges ? (
                <MergeHistoryCard merges={merges} />
            ) : (
                <MatchesSkeleton title="Merges" lines={4} className={RIGHT} />
            )}
        </div>
    );
}
