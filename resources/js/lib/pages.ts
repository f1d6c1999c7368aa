import type { ComponentType } from 'react';

/** What a page file exports; its props come from the server, checked against the generated types in the page itself. */
interface PageModule {
    default: ComponentType<Record<string, unknown>>;
}

export type PageLoaders = Record<string, () => Promise<PageModule | undefined>>;

const PAGES = import.meta.glob<PageModule>(['../Pages/**/*.tsx', '!../Pages/**/*.test.tsx']);

/**
 * Loads the page component `name` (`Clients/Index`) from `Pages/Clients/Index.tsx`.
 *
 * @throws Error 'Page not found: <name>' when there is no such file.
 */
export async function loadPage(name: string, pages: PageLoaders = PAGES): Promise<PageModule['default']> {
    const load = pages[`../Pages/${name}.tsx`];
    if (!load) {
        throw new Error(`Page not found: ${name}`);
    }

    const module = await load();

    // Without its file (after a release) the whole page is being loaded anew: see preload-error.ts.
    return module ? module.default : new Promise<never>(() => undefined);
}
