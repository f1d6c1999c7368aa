import { can } from '@/lib/shared-props';
import type { Gate, NavigationEntry, NavigationGroup } from '@/navigation/types';
import type { AuthUser } from '@/types/generated';

/** Returns whether the viewer passes the gate. Only for display: the server checks every request. */
export function passes(gate: Gate, viewer: AuthUser | null, environment: string): boolean {
    if (!viewer) {
        return false;
    }

    return (
        (!gate.anyOf || gate.anyOf.some((ability) => can(viewer, ability))) &&
        (gate.staff !== 'developer' || viewer.is_developer_staff) &&
        (gate.staff !== 'executive' || viewer.is_executive_staff) &&
        !(gate.hiddenFromDatabaseOnly && can(viewer, 'canViewDatabaseOnly')) &&
        (!gate.environment || gate.environment === environment)
    );
}

/** Groups, entries and tabs that the viewer can open, without empty groups. An entry leads to a tab that the viewer can open. */
export function visibleNavigation(
    groups: readonly NavigationGroup[],
    viewer: AuthUser | null,
    environment: string,
): NavigationGroup[] {
    const isOpen = (gate: Gate) => passes(gate, viewer, environment);

    return groups
        .map(({ title, entries }) => ({
            title,
            entries: entries
                .filter(isOpen)
                .map((entry) => (entry.tabs ? { ...entry, tabs: entry.tabs.filter(isOpen) } : entry))
                .filter(({ tabs }) => tabs?.length !== 0)
                .map((entry) => ({ ...entry, route: openRouteOf(entry) })),
        }))
        .filter(({ entries }) => entries.length > 0);
}

function openRouteOf({ route, tabs }: NavigationEntry): NavigationEntry['route'] {
    return tabs?.some((tab) => tab.route.url === route.url) ? route : (tabs?.[0]?.route ?? route);
}
