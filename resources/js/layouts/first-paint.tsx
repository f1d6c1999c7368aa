import { type ReactNode, useEffect, useState } from 'react';
import { FirstPaintContext } from '@/hooks/use-first-paint';

/** Whether the first load starts further down (after a reload or Back, or at an anchor), or is not seen: then the page is there at once. */
const COMES_AT_ONCE = history.state !== null || location.hash !== '' || document.hidden;

/** Tells lists when the first load has painted the rest of the page. Their rows come right after it, before code that no user waits for. */
export function FirstPaint({ children }: { children: ReactNode }) {
    const [isDone, setIsDone] = useState(COMES_AT_ONCE);
    useEffect(() => {
        const frame = requestAnimationFrame(() => setTimeout(() => setIsDone(true)));
        return () => cancelAnimationFrame(frame);
    }, []);

    return <FirstPaintContext value={isDone}>{children}</FirstPaintContext>;
}
