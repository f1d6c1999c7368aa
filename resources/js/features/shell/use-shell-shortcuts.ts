import { router } from '@inertiajs/react';
import { PROFILE_SEARCH_ID, useHasSearches } from '@/features/shell/searches';
import { closeOverlay, openOverlay, useShellUi } from '@/features/shell/shell-ui';
import { toggleSidebar } from '@/features/shell/sidebar-state';
import { useShortcuts } from '@/hooks/use-shortcuts';
import { CLIENT_SEARCH_GATE } from '@/navigation/page-gates';
import { useGate } from '@/navigation/use-navigation';
import { clients, dashboard, notifications } from '@/routes/generated/pages';

/** Shortcuts of every page, listed in shortcuts-dialog.tsx. */
export function useShellShortcuts(): void {
    const hasSearches = useHasSearches();
    const mayViewClients = useGate(CLIENT_SEARCH_GATE);

    useShortcuts({
        '/': () => focusSearch(hasSearches),
        '?': () => openOverlay('shortcuts'),
        '[': toggleSidebar,
        'mod+k': () => (useShellUi.getState().open === 'palette' ? closeOverlay() : openOverlay('palette')),
        'g d': () => router.visit(dashboard.index()),
        'g n': () => router.visit(notifications.index()),
        ...(mayViewClients ? { 'g c': () => router.visit(clients.index()) } : {}),
    });
}

function focusSearch(hasSearches: boolean): void {
    const field = document.getElementById(PROFILE_SEARCH_ID);
    if (field && field.offsetParent !== null) {
        field.focus();
    } else if (hasSearches) {
        openOverlay('search');
    }
}
