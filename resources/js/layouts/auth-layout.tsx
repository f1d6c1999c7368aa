import { ShieldCheckIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { FlashBanners, Toasts } from '@/features/shell/feedback-region';
import { ThemeToggle } from '@/features/shell/theme-toggle';
import { useSharedProps } from '@/hooks/use-shared-props';

/** Layout of the pages before sign-in: the product name and one card. */
export function AuthLayout({ children }: { children: ReactNode }) {
    return (
        <div className="flex min-h-dvh flex-col bg-canvas bg-[radial-gradient(64rem_30rem_at_50%_-6rem,var(--accent-soft),transparent)]">
            <header className="no-print flex justify-end px-4 py-3.5 sm:px-6">
                <ThemeToggle />
            </header>
            <main className="flex flex-1 flex-col items-center px-4 pt-[min(4vh,3rem)] pb-10">
                <div className="flex w-full max-w-107 flex-col">
                    <ProductMark />
                    {/* The banners have the margins and the background of a row below a page. */}
                    <div className="-mx-4 -mt-4 pb-4 *:border-0 *:bg-transparent has-[>:empty]:hidden sm:-mx-6">
                        <FlashBanners />
                    </div>
                    {children}
                </div>
            </main>
            <footer className="px-4 pb-6 text-center text-xs text-faint">
                For staff only. Every sign-in is recorded.
            </footer>
            <Toasts />
        </div>
    );
}

// Not a link: visiting or prefetching the dashboard would overwrite the intended URL.
function ProductMark() {
    const { name } = useSharedProps().app;

    return (
        <p className="mb-6 flex flex-col items-center gap-3 text-title font-strong">
            <span className="grid size-11 place-items-center rounded-card bg-accent text-accent-ink shadow-raised">
                <ShieldCheckIcon aria-hidden="true" className="size-6.5 stroke-[1.6]" />
            </span>
            {name}
        </p>
    );
}
