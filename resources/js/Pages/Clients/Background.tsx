import { Deferred } from '@inertiajs/react';
import { BackgroundCards } from '@/features/clients/background/background-cards';
import { BackgroundSkeleton } from '@/features/clients/background/background-skeleton';
import type { ClientBackgroundPage } from '@/types/generated';

export default function ClientBackground({ client, entries, can_record }: ClientBackgroundPage) {
    return (
        <div className="grid grid-cols-12 gap-4 p-4 sm:px-6">
            <Deferred data="entries" fallback={<BackgroundSkeleton />}>
                {entries && <BackgroundCards clientId={client.id} entries={entries} canRecord={can_record} />}
            </Deferred>
        </div>
    );
}
