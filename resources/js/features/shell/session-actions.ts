import { router } from '@inertiajs/react';
import { forgetPrefetched } from '@/features/shell/prefetched';
import { loadSiteRoot } from '@/lib/full-load';
import { requestJson } from '@/lib/http';
import { impersonate, logout } from '@/routes/generated';
import { hasHeld, sendHeld } from '@/stores/held-requests';
import { setSigningOut } from '@/stores/sign-out-store';

/** Ends the session. The server answers with the sign-in page, and background requests for this user stop. */
export async function signOut(): Promise<void> {
    if (hasHeld()) {
        await sendHeld();
    }
    setSigningOut(true);
    forgetPrefetched();
    router.visit(logout.destroy(), {
        onFinish: () => {
            // Hovering a link may have started another prefetch.
            forgetPrefetched();
            setSigningOut(false);
        },
    });
}

/** Returns to the developer's own account and reloads the app at its root. A failure is only logged (specification, section 8). */
export async function stopImpersonation(): Promise<void> {
    try {
        await sendHeld();
        await requestJson(impersonate.destroy());
        loadSiteRoot();
    } catch (error) {
        console.error('Couldn’t stop the impersonation.', error);
    }
}
