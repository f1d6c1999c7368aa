import { createInertiaApp } from '@inertiajs/react';
import { announceFlash, startFeedback } from '@/features/shell/feedback';
import { startGuardingPrefetched } from '@/features/shell/prefetched';
import { layoutFor, loadLayout } from '@/layouts/layout-for';
import { loadLayersWhenIdle } from '@/lib/deferred';
import { keepNewerVisits } from '@/lib/late-responses';
import { loadPage } from '@/lib/pages';
import { watchTheme } from '@/lib/theme';

const PREFETCH_HOVER_MS = 75;
// Long enough for a click after hovering, short enough that live queues aren't outdated.
const PREFETCH_CACHE_MS = 5_000;
const PROGRESS_DELAY_MS = 250;

watchTheme();
startFeedback();
startGuardingPrefetched();
loadLayersWhenIdle();

// The root view prints the product's name as the title.
const productName = document.title;
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

void createInertiaApp({
    // Loads the layout in parallel with the page.
    resolve: async (name, page) => (await Promise.all([loadPage(name), loadLayout(name, page)]))[0],
    layout: layoutFor,
    title: (title) => [title, productName].filter(Boolean).join(' · '),
    // Styled in shell.css, because Inertia's own style element can't use the theme's accent.
    progress: { delay: PROGRESS_DELAY_MS, includeCSS: false, showSpinner: false },
    defaults: { prefetch: { cacheFor: PREFETCH_CACHE_MS, hoverDelay: PREFETCH_HOVER_MS } },
    withApp: (app, { page }) => {
        announceFlash(page.props.flash);
        keepNewerVisits(page);
        return app;
    },
    ...(nonce ? { nonce } : {}),
});
