import type { ComponentType } from 'react';
import { loadModule } from '@/lib/load-module';

/** Exports of a page file. The page itself types its props with the generated types. */
interface PageModule {
    default: ComponentType<Record<string, unknown>>;
}

export type PageLoaders = Record<string, () => Promise<PageModule>>;

const PAGES = import.meta.glob<PageModule>([
    '../Pages/**/*.tsx',
    '!../Pages/**/*.test.tsx',
    '!../Pages/{Automations,Design,DeveloperTools}/*.tsx',
]);

/** Few users open these, so the first script of every page doesn't name them. */
const importRarePages = () => import('@/lib/rare-pages');

/**
 * Loads the page component `name` (`Clients/Index`) from `Pages/Clients/Index.tsx`.
 *
 * @throws Error 'Page not found: <name>' when there is no such file.
 */
export async function loadPage(name: string, pages: PageLoaders = PAGES): Promise<PageModule['default']> {
    const known = /^(Automations|De(sign|veloperTools))\//.test(name)
        ? (await loadModule(importRarePages)).PAGES
        : pages;
    const load = known[`../Pages/${name}.tsx`];
    if (!load) {
        throw new Error(`Page not found: ${name}`);
    }

    return (await loadModule(load)).default;
}
