import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { type ShellOverlay, useShellUi } from '@/features/shell/shell-ui';
import type { AuthUser } from '@/types/generated';

/** Loaded on first use, so that pages don't wait for them. */
const OVERLAYS: Record<ShellOverlay, ComponentType<{ open: boolean; user: AuthUser }>> = {
    drawer: lazy(() => import('@/features/shell/mobile-drawer')),
    search: lazy(() => import('@/features/shell/search-dialog')),
    palette: lazy(() => import('@/features/shell/command-palette')),
    shortcuts: lazy(() => import('@/features/shell/shortcuts-dialog')),
    impersonate: lazy(() => import('@/features/shell/impersonate-dialog')),
};

/** Overlays above the page. An overlay stays mounted after its first use, so that its closing transition can run. */
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
            // One boundary each: a shared one would hide an open dialog while another one loads, and close it.
            <Suspense key={name} fallback={null}>
                <Overlay open={open === name} user={user} />
            </Suspense>
        );
    });
}
