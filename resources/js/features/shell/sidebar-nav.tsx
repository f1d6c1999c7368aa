import { usePage } from '@inertiajs/react';
import { useId } from 'react';
import { PageLink } from '@/components/page-link';
import { Tooltip } from '@/components/ui/tooltip';
import { useCounterSum } from '@/features/shell/use-counters';
import { useViewer } from '@/hooks/use-viewer';
import { cn } from '@/lib/cn';
import { formatCount } from '@/lib/format';
import type { NavigationEntry, NavigationGroup } from '@/navigation/types';
import { useNavigation } from '@/navigation/use-navigation';

interface SidebarNavProps {
    /** Icons only, with the titles as tooltips. */
    isRail?: boolean;
    onNavigate?: () => void;
}

/** The areas that the user can open, with their counts. */
export function SidebarNav(props: SidebarNavProps) {
    return (
        <nav aria-label="Main">
            {useNavigation().map((group) => (
                <SidebarGroup key={group.title} group={group} {...props} />
            ))}
        </nav>
    );
}

function SidebarGroup({ group: { title, entries }, ...props }: SidebarNavProps & { group: NavigationGroup }) {
    const headingId = useId();

    return (
        <div className="mt-3.5 first:mt-0.5 rail:mt-2 rail:border-t rail:border-line rail:pt-2 rail:first:border-0 rail:first:pt-0">
            <h2
                id={headingId}
                className="px-2.5 pb-1 text-2xs font-strong tracking-wider text-faint uppercase rail:sr-only"
            >
                {title}
            </h2>
            <ul aria-labelledby={headingId} className="flex flex-col gap-px">
                {entries.map((entry) => (
                    <li key={entry.title}>
                        <SidebarLink entry={entry} {...props} />
                    </li>
                ))}
            </ul>
        </div>
    );
}

function SidebarLink({ entry, isRail = false, onNavigate }: SidebarNavProps & { entry: NavigationEntry }) {
    const { title, icon: Glyph, route, area, counters, unread } = entry;
    const viewer = useViewer();
    const isCurrent = usePage().component.split('/')[0] === area;
    const unreadCount = useCounterSum(counters) + (viewer && unread ? unread(viewer) : 0);

    const link = (
        <PageLink
            href={route}
            aria-current={isCurrent ? 'page' : undefined}
            onClick={onNavigate}
            className={cn(
                'relative flex h-8.5 w-full items-center gap-2.5 rounded-control px-2.5 font-medium transition-colors duration-100 touch:h-11 rail:h-10 rail:justify-center',
                isCurrent ? 'bg-accent-soft text-accent' : 'text-muted hover:bg-hover hover:text-ink',
            )}
        >
            <Glyph aria-hidden="true" className="icon" />
            <span className="min-w-0 flex-1 truncate rail:sr-only">{title}</span>
            {unreadCount > 0 && <UnreadCount count={unreadCount} areNotifications={counters !== undefined} />}
        </PageLink>
    );

    return isRail ? (
        <Tooltip text={title} placement="right" describes={false}>
            {link}
        </Tooltip>
    ) : (
        link
    );
}

function UnreadCount({ count, areNotifications }: { count: number; areNotifications: boolean }) {
    return (
        <span className="text-2xs font-strong tabular rail:absolute rail:top-0.5 rail:right-2 rail:min-w-4 rail:rounded-full rail:bg-danger rail:px-1 rail:text-center rail:text-[0.625rem]/4 rail:text-danger-ink">
            {count > 99 ? '99+' : formatCount(count)}
            <span className="sr-only"> unread</span>
            {areNotifications && <span className="sr-only">{count === 1 ? ' notification' : ' notifications'}</span>}
        </span>
    );
}
