import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

/** Minimum heights that leave several rows of the list visible. Content above the list is taller on narrow screens. */
const HEIGHTS = {
    nothing: 'min-h-120 max-sm:min-h-160',
    strip: 'min-h-130 max-sm:min-h-220',
    cards: 'min-h-160 max-sm:min-h-220',
};

interface ClientListFrameProps {
    /** The kind of content above the list. */
    above?: keyof typeof HEIGHTS;
    children: ReactNode;
}

/** Wraps the list on a client page. The list fills the space below the client header, or the page scrolls. */
export function ClientListFrame({ above = 'nothing', children }: ClientListFrameProps) {
    return <div className={cn('flex flex-1 flex-col gap-4 p-4 sm:px-6', HEIGHTS[above])}>{children}</div>;
}
