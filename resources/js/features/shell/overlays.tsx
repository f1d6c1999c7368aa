import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { type ShellOverlay, useShellUi } from '@/features/shell/shell-ui';
import type { AuthUser } from '@/types/generated';

/** Fetched when they are first asked for: no page should wait for them. */
const OVERLAYS: Record<ShellOverlay, ComponentType<{ open: boolean; user: AuthUser }>> = {
    drawer: lazy(() => import('@/features/shell/mobile-drawer')),
    search: lazy(() => import('@/features/shell/search-dialog')),
    palette: lazy(() => import('@/features/shell/command-palette')),
    shortcuts: lazy(() => import('@/features/shell/shortcuts-dialog')),
    impersonate: lazy(() => import('@/features/shell/impersonate-dialog')),
};

/** What opens over the page. An overlay stays mounted after its first use, so that it can close with its transition. */
export function Overlays({ user }: { user: AuthUser }) {
    const open = useShellUi((state) => state.open);
    const [used, setUsed] = useState<readonly ShellOverlay[]>([]);

    useEffect(() => {
        if (open !== null) {
            setUsed((before) => (before.includes(open) ? before : [...before, open]));
        }
    }, [open]);

    return used.map((name) => {
        const Overlay = OVERLAYS[name];

        return (
            // Each with a boundary of its own: a dialog that is hidden while another one loads takes that for its end.
            <Suspense key={name} fallback={null}>
                <Overlay open={open === name} user={user} />
            </Suspense>
        );
    });
}
