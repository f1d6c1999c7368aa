import { router } from '@inertiajs/react';
import { forgetPrefetched } from '@/features/shell/prefetched';
import { loadSiteRoot } from '@/lib/full-load';
import { requestJson } from '@/lib/http';
import { impersonate, logout } from '@/routes/generated';
import { setLeaving } from '@/stores/leaving-store';

/** Ends the session; the server answers with the sign-in page. Nothing asks the server for this person any more. */
export function signOut(): void {
    setLeaving(true);
    forgetPrefetched();
    router.visit(logout.destroy(), {
        onFinish: () => {
            // The pointer may have rested on a link meanwhile.
            forgetPrefetched();
            setLeaving(false);
        },
    });
}

/** Gives the person back their own account, then loads the site anew from its root. A failure is only logged. */
export async function stopImpersonation(): Promise<void> {
    try {
        await requestJson(impersonate.destroy());
        loadSiteRoot();
    } catch (error) {
        console.error('The impersonation could not be stopped.', error);
    }
}
