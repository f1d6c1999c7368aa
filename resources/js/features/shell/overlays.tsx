import { type FunctionComponent, Suspense, useDeferredValue, useState } from 'react';
import { type ShellOverlay, useShellUi } from '@/features/shell/shell-ui';
import { layers, partOf } from '@/lib/deferred';
import type { AuthUser } from '@/types/generated';

type OverlayComponent = FunctionComponent<{ open: boolean; user: AuthUser }>;

const OVERLAYS: Record<ShellOverlay, OverlayComponent> = {
    drawer: partOf(layers, ({ MobileDrawer }) => MobileDrawer),
    search: partOf(layers, ({ SearchDialog }) => SearchDialog),
    palette: partOf(layers, ({ CommandPalette }) => CommandPalette),
    shortcuts: partOf(layers, ({ ShortcutsDialog }) => ShortcutsDialog),
    impersonate: partOf(layers, ({ ImpersonateDialog }) => ImpersonateDialog),
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
