import { router } from '@inertiajs/react';
import { type ComponentType, useEffect, useState } from 'react';

/** Matches all RSG pages, including the RSG pages of a client. */
const RSG_PATH = /^\/(rsg|clients\/[^/]+\/rsg(-communication)?)(\/|$)/;

const loadSkeleton = () => import('@/features/rsg/rsg-skeleton');

/** The skeleton to show while an RSG page loads, otherwise null. Also null if the skeleton fails to load. */
export function useRsgSkeleton(load: typeof loadSkeleton = loadSkeleton): ComponentType | null {
    const [skeleton, setSkeleton] = useState<ComponentType | null>(null);

    useEffect(() => {
        let awaited: string | null = null;

        const stopListening = [
            router.on('start', async ({ detail: { visit } }) => {
                const isPageVisit =
                    visit.method === 'get' && !visit.async && !visit.prefetch && visit.only.length === 0;
                if (
                    !isPageVisit ||
                    !RSG_PATH.test(visit.url.pathname) ||
                    visit.url.pathname === window.location.pathname
                ) {
                    return;
                }
                awaited = visit.id;
                const module = await load().catch(() => null);
                if (module && awaited === visit.id) {
                    setSkeleton(() => module.default);
                }
            }),
            router.on('finish', ({ detail: { visit } }) => {
                if (awaited === visit.id) {
                    awaited = null;
                    setSkeleton(null);
                }
            }),
        ];

        return () => {
            for (const stop of stopListening) {
                stop();
            }
        };
    }, [load]);

    return skeleton;
}
