import { type ComponentType, Suspense, useDeferredValue, useState } from 'react';
import { type ShellOverlay, useShellUi } from '@/features/shell/shell-ui';
import { deferred, partOf } from '@/lib/deferred';
import type { AuthUser } from '@/types/generated';

type OverlayComponent = ComponentType<{ open: boolean; user: AuthUser }>;

const later = (importOverlay: () => Promise<{ default: OverlayComponent }>) =>
    partOf(deferred(importOverlay), (module) => module.default);

const OVERLAYS: Record<ShellOverlay, OverlayComponent> = {
    drawer: later(() => import('@/features/shell/mobile-drawer')),
    search: later(() => import('@/features/shell/search-dialog')),
    palette: later(() => import('@/features/shell/command-palette')),
    shortcuts: later(() => import('@/features/shell/shortcuts-dialog')),
    impersonate: later(() => import('@/features/shell/impersonate-dialog')),
};

/** Overlays above the page. An overlay stays mounted after its first use, so that its closing transition can run. */
export function Overlays({ user }: { user: AuthUser }) {
    // The frame after the key or click doesn't wait for the overlay.
    const open = useDeferredValue(useShellUi((state) => state.open));
    const [used, setUsed] = useState<readonly ShellOverlay[]>([]);
    if (open !== null && !used.includes(open)) {
        setUsed([...used, open]);
    }

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
