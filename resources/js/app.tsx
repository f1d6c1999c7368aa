import { createInertiaApp } from '@inertiajs/react';
import { announceFlash, startFeedback } from '@/features/shell/feedback';
import { startGuardingPrefetched } from '@/features/shell/prefetched';
import { layoutFor, loadLayout } from '@/layouts/layout-for';
import { loadPage } from '@/lib/pages';
import { reloadOnceWhenAssetsAreGone } from '@/lib/preload-error';
import { watchTheme } from '@/lib/theme';

const PREFETCH_HOVER_MS = 75;
// Long enough for a click to follow the pointer, short enough that a live queue is not shown old.
const PREFETCH_CACHE_MS = 5_000;
const PROGRESS_DELAY_MS = 250;

watchTheme();
reloadOnceWhenAssetsAreGone();
startFeedback();
startGuardingPrefetched();

// The root view prints the product's name as the title.
const productName = document.title;
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

void createInertiaApp({
    // The layout comes beside the page, not after it.
    resolve: async (name, page) => (await Promise.all([loadPage(name), loadLayout(name, page)]))[0],
    layout: layoutFor,
    title: (title) => [title, productName].filter(Boolean).join(' · '),
    // Drawn by shell.css: a style element of Inertia's own could not know the theme's accent.
    progress: { delay: PROGRESS_DELAY_MS, includeCSS: false, showSpinner: false },
    defaults: { prefetch: { cacheFor: PREFETCH_CACHE_MS, hoverDelay: PREFETCH_HOVER_MS } },
    withApp: (app, { page }) => {
        announceFlash(page.props.flash);
        return app;
    },
    ...(nonce ? { nonce } : {}),
});
