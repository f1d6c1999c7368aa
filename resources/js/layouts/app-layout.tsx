import { lazy, type ReactNode, Suspense } from 'react';
import { useRsgSkeleton } from '@/features/rsg/use-rsg-skeleton';
import { FlashBanners, Toasts } from '@/features/shell/feedback-region';
import { IdleWarning } from '@/features/shell/idle-warning';
import { ImpersonationBanner } from '@/features/shell/impersonation-banner';
import { Overlays } from '@/features/shell/overlays';
import { Sidebar } from '@/features/shell/sidebar';
import { TopBar } from '@/features/shell/top-bar';
import { useShellShortcuts } from '@/features/shell/use-shell-shortcuts';
import { useFocusAfterNavigation } from '@/hooks/use-focus-after-navigation';
import { useReloadFromHistory } from '@/hooks/use-reload-from-history';
import { TimeZoneContext } from '@/hooks/use-time-zone';
import { useViewer } from '@/hooks/use-viewer';
import { FirstPaint } from '@/layouts/first-paint';
import { loadModule } from '@/lib/load-module';
import { useAccessReload } from '@/realtime/use-access-reload';
import { useRealtime } from '@/realtime/use-realtime';
import type { AuthUser } from '@/types/generated';

const CONTENT_ID = 'content';

const CertificationAlert = lazy(() => loadModule(() => import('@/features/shell/certification-alert')));

/**
 * The shell of every page after sign-in. The page is a column that fills the height: a list with `min-h-0 flex-1` scrolls
 * itself, longer content scrolls the column.
 */
export function AppLayout({ children }: { children: ReactNode }) {
    const user = useViewer();

    return user ? <Shell user={user}>{children}</Shell> : children;
}

function Shell({ user, children }: { user: AuthUser; children: ReactNode }) {
    useRealtime(user);
    useAccessReload();
    useReloadFromHistory();
    useShellShortcuts();
    useFocusAfterNavigation(CONTENT_ID);

    return (
        <TimeZoneContext value={user.timezone}>
            <SkipLink />
            <div className="flex h-dvh flex-col print:h-auto">
                <TopBar user={user} />
                <ImpersonationBanner />
                <div className="flex min-h-0 flex-1 print:block">
                    <Sidebar hasBarBelow={user.has_pending_certifications} />
                    <Content>
                        <FirstPaint>{children}</FirstPaint>
                    </Content>
                </div>
                {user.has_pending_certifications && <CertificationBar user={user} />}
            </div>
            <Overlays user={user} />
            <IdleWarning />
            <Toasts />
        </TimeZoneContext>
    );
}

function SkipLink() {
    return (
        <a
            href={`#${CONTENT_ID}`}
            className="absolute top-2 left-2 z-toast -translate-y-16 rounded-control bg-accent px-3 py-2 font-medium text-accent-ink focus:translate-y-0"
        >
            Skip to content
        </a>
    );
}

/** Below the page on a narrow screen, otherwise below the sidebar. Its space is reserved before the alert loads. */
function CertificationBar({ user }: { user: AuthUser }) {
    return (
        <div
            data-certification-bar=""
            className="no-print flex h-14 shrink-0 items-center border-t border-line bg-surface px-4 lg:fixed lg:bottom-0 lg:left-0 lg:z-shell lg:w-72 lg:justify-center lg:border-r lg:px-2 rail:w-20"
        >
            <Suspense fallback={null}>
                <CertificationAlert certifications={user.pending_certifications} />
            </Suspense>
        </div>
    );
}

function Content({ children }: { children: ReactNode }) {
    const Skeleton = useRsgSkeleton();

    return (
        <div className="flex min-w-0 flex-1 flex-col print:block">
            <main
                id={CONTENT_ID}
                tabIndex={-1}
                scroll-region=""
                className="relative flex min-h-0 flex-1 flex-col overflow-y-auto outline-none print:overflow-visible"
            >
                {Skeleton && <Skeleton />}
                {/* Kept mounted behind the skeleton, because the visit may be cancelled. */}
                <div className={Skeleton ? 'hidden' : 'contents'}>{children}</div>
            </main>
            <FlashBanners />
        </div>
    );
}
