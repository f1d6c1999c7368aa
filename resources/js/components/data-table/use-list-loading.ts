import { router } from '@inertiajs/react';
import { useEffect, useState } from 'react';

/** Faster responses replace the rows without skeletons. */
const SKELETON_DELAY_MS = 150;

/** Returns whether new rows are loading. Ignores polls and live reloads. */
export function useListLoading(path: string, only: string[]): boolean {
    const [isLoading, setIsLoading] = useState(false);
    const watched = only.join(',');

    useEffect(() => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        let visitId: string | null = null;
        const stopStart = router.on('start', ({ detail: { visit } }) => {
            const props = watched.split(',');
            const bringsRows = visit.only.length > 0 && visit.only.some((prop) => props.includes(prop));
            if (visit.async || visit.prefetch || visit.url.pathname !== path || !bringsRows) {
                return;
            }
            visitId = visit.id;
            clearTimeout(timer);
            timer = setTimeout(() => setIsLoading(true), SKELETON_DELAY_MS);
        });
        const stopFinish = router.on('finish', ({ detail: { visit } }) => {
            if (visit.id === visitId) {
                visitId = null;
                clearTimeout(timer);
                setIsLoading(false);
            }
        });
        return () => {
            clearTimeout(timer);
            stopStart();
            stopFinish();
        };
    }, [path, watched]);

    return isLoading;
}
