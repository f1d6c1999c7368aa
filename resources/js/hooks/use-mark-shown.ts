import { useEffect, useEffectEvent } from 'react';
import { useViewer } from '@/hooks/use-viewer';

/** Tells the server once what is on screen. Not while impersonating, because the colleague has not seen it. */
export function useMarkShown(ids: readonly number[], mark: (ids: readonly number[]) => Promise<unknown>): void {
    const isImpersonating = useViewer()?.can.impersonating === true;
    const key = ids.join(',');
    // If it fails, the next visit marks them.
    const send = useEffectEvent(() => mark(ids).catch(() => undefined));

    useEffect(() => {
        if (key !== '' && !isImpersonating) {
            void send();
        }
    }, [key, isImpersonating]);
}
