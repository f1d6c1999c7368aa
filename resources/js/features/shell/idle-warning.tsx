import { lazy, Suspense, useEffect } from 'react';
import { useIdleSeconds } from '@/hooks/use-idle-seconds';
import { useSharedProps } from '@/hooks/use-shared-props';
import { reloadPage } from '@/lib/full-load';
import { loadModule } from '@/lib/load-module';

const IdleDialog = lazy(() => loadModule(() => import('@/features/shell/idle-dialog')));

/** Warns before the session ends from inactivity, and leaves the page when it has ended. */
export function IdleWarning() {
    const { idle_timeout_seconds, idle_warning_seconds } = useSharedProps().app;
    const remaining = Math.max(0, idle_timeout_seconds - useIdleSeconds());

    useEffect(() => {
        if (remaining === 0) {
            // The server redirects to sign-in, so that no personal data stays on screen.
            reloadPage();
        }
    }, [remaining]);

    if (remaining > idle_warning_seconds) {
        return null;
    }

    return (
        <Suspense fallback={null}>
            <IdleDialog remaining={remaining} />
        </Suspense>
    );
}
