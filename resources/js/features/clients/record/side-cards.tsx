import { NamedCardSkeleton } from '@/features/clients/card-skeletons';
import { HistoryCard } from '@/features/clients/history-card';
import { MarksCard } from '@/features/clients/record/marks-card';
import { RatingCard } from '@/features/clients/record/rating-card';
import { SiteAccountsCard } from '@/features/clients/record/site-accounts-card';
import { useKept } from '@/hooks/use-kept';
import type { ClientDetailsPage } from '@/types/generated';

/** What stands beside a client's details; it arrives after them. */
export function SideCards({ page, className }: { page: ClientDetailsPage; className?: string }) {
    const { client } = page;
    const day = dayOf(page);
    const accounts = useKept(page.site_accounts, day);
    const marks = useKept(page.marks, day);
    const ratings = useKept(page.ratings, day);

    return (
        <div className={className}>
            {accounts && marks && ratings ? (
                <>
                    <SiteAccountsCard client={client} accounts={accounts} isPast={page.as_of !== null} />
                    <MarksCard marks={marks} />
                    <RatingCard reviews={ratings} />
                </>
            ) : (
                <SideSkeleton />
            )}
        </div>
    );
}

/** Nothing of one day is kept while another is fetched. */
function dayOf({ client, as_of }: ClientDetailsPage): string {
    return `${client.id} ${as_of?.day ?? 'today'}`;
}

const PLACES = [
    { title: 'Site accounts', lines: 5 },
    { title: 'Protection', lines: 6 },
    { title: 'Rating history', lines: 3 },
];

function SideSkeleton() {
    return PLACES.map((place) => <NamedCardSkeleton key={place.title} {...place} />);
}

/** What was lately changed on the client; it arrives with the cards at the side. */
export function RecordHistory({ page, className }: { page: ClientDetailsPage; className?: string }) {
    const history = useKept(page.history, dayOf(page));

    return (
        <div className={className}>
            {history ? <HistoryCard history={history} /> : <NamedCardSkeleton title="History" lines={6} />}
        </div>
    );
}
