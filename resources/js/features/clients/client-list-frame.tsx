import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

/** The least height that leaves a list several rows below what stands above it, which takes more room on a narrow screen. */
const HEIGHTS = {
    nothing: 'min-h-120 max-sm:min-h-160',
    strip: 'min-h-130 max-sm:min-h-220',
    cards: 'min-h-160 max-sm:min-h-220',
};

interface ClientListFrameProps {
    /** What the frame holds above its list. */
    above?: keyof typeof HEIGHTS;
    children: ReactNode;
}

/**
 * Around a list on a page of one client. It fills what the client's header leaves of the screen, and where that is too
 * little for a list, the page scrolls.
 */
export function ClientListFrame({ above = 'nothing', children }: ClientListFrameProps) {
    return <div className={cn('flex flex-1 flex-col gap-4 p-4 sm:px-6', HEIGHTS[above])}>{children}</div>;
}
