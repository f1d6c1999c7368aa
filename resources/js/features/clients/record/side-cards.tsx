import { NamedCardSkeleton } from '@/features/clients/card-skeletons';
import { HistoryCard } from '@/features/clients/history-card';
import { MarksCard } from '@/features/clients/record/marks-card';
import { MoneyCard } from '@/features/clients/record/money-card';
import { RatingCard } from '@/features/clients/record/rating-card';
import { SiteAccountsCard } from '@/features/clients/record/site-accounts-card';
import { useRecordKey } from '@/features/clients/record/use-as-of-day';
import { useKept } from '@/hooks/use-kept';
import type { ClientDetailsPage } from '@/types/generated';

/** The cards beside the client's details, loaded after them. */
export function SideCards({ page, className }: { page: ClientDetailsPage; className?: string }) {
    const { client } = page;
    const day = useRecordKey(client.id);
    const money = useKept(page.money, day);
    const accounts = useKept(page.site_accounts, day);
    const marks = useKept(page.marks, day);
    const ratings = useKept(page.ratings, day);

    return (
        <div className={className}>
            {accounts && marks && ratings && money !== undefined ? (
                <>
                    {money && <MoneyCard money={money} />}
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

const PLACEHOLDERS = [
    { title: 'Site accounts', lines: 5 },
    { title: 'Protection', lines: 6 },
    { title: 'Rating history', lines: 3 },
];

function SideSkeleton() {
    return PLACEHOLDERS.map((card) => <NamedCardSkeleton key={card.title} {...card} />);
}

/** The client's latest changes, loaded with the side cards. */
export function RecordHistory({ page, className }: { page: ClientDetailsPage; className?: string }) {
    const history = useKept(page.history, useRecordKey(page.client.id));

    return (
        <div className={className}>
            {history ? <HistoryCard history={history} /> : <NamedCardSkeleton title="History" lines={6} />}
        </div>
    );
}
