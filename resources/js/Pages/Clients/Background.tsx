import { BackgroundCards } from '@/features/clients/background/background-cards';
import { BackgroundSkeleton } from '@/features/clients/background/background-skeleton';
import { useKept } from '@/hooks/use-kept';
import type { ClientBackgroundPage } from '@/types/generated';

export default function ClientBackground({ client, can_record, ...page }: ClientBackgroundPage) {
    const entries = useKept(page.entries, client.id);

    return (
        <div className="grid grid-cols-12 gap-4 p-4 sm:px-6">
            {entries ? (
                <BackgroundCards clientId={client.id} entries={entries} canRecord={can_record} />
            ) : (
                <BackgroundSkeleton />
            )}
        </div>
    );
}
