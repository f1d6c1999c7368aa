import { NamedCardSkeleton } from '@/features/clients/card-skeletons';

export function BackgroundSkeleton() {
    return (
        <>
            <NamedCardSkeleton title="Background" lines={7} className="col-span-12 xl:col-span-7" />
            <NamedCardSkeleton title="Earlier entries" lines={4} className="col-span-12 xl:col-span-5" />
        </>
    );
}
