import { usePage } from '@inertiajs/react';
import { useMemo } from 'react';
import { useSharedProps } from '@/hooks/use-shared-props';
import { useViewer } from '@/hooks/use-viewer';
import { passes, visibleNavigation } from '@/navigation/gates';
import { NAVIGATION } from '@/navigation/navigation';
import type { Gate, NavigationEntry, NavigationGroup } from '@/navigation/types';

/** Navigation that the signed-in user can open. */
export function useNavigation(): NavigationGroup[] {
    const viewer = useViewer();
    const { environment } = useSharedProps().app;

    return useMemo(() => visibleNavigation(NAVIGATION, viewer, environment), [viewer, environment]);
}

/** Entry of the current page's area. */
export function useCurrentEntry(): NavigationEntry | undefined {
    const area = usePage().component.split('/')[0];

    return useNavigation()
        .flatMap(({ entries }) => entries)
        .find((entry) => entry.area === area);
}

export function useGate(gate: Gate): boolean {
    return passes(gate, useViewer(), useSharedProps().app.environment);
}
