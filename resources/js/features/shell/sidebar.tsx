import { useDeferredValue } from 'react';
import { SidebarNav } from '@/features/shell/sidebar-nav';
import { useSidebarState } from '@/features/shell/sidebar-state';
import { cn } from '@/lib/cn';

/** Sidebar of large screens, with room for a bar of 56 px below it. Its width follows <html data-sidebar>, which is set before the first paint. A width in a variable of <html> would make the browser style the whole page again. */
export function Sidebar({ hasBarBelow = false }: { hasBarBelow?: boolean }) {
    // CSS changes the width at once. The tooltips of the rail follow.
    const isRail = useDeferredValue(useSidebarState() === 'collapsed');

    return (
        <div
            id="sidebar"
            className={cn(
                'no-print hidden w-72 shrink-0 overflow-y-auto overflow-x-hidden border-r border-line bg-surface px-2 py-3 rail:w-20 lg:block',
                hasBarBelow && 'mb-14',
            )}
        >
            <SidebarNav isRail={isRail} />
        </div>
    );
}
