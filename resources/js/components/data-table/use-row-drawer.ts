import { router, usePage } from '@inertiajs/react';
import { splitUrl, withQuery } from './list-query';

/**
 * Opens the record of a row in a drawer beside the list. Its id is in the URL, so links open the drawer and Back closes it.
 *
 * @param param of the URL: `credential` for `?credential=5`
 * @param prop of the page with the record
 */
export function useRowDrawer(param: string, prop = 'opened') {
    const { path, query } = splitUrl(usePage().url);
    const { [param]: openId, ...rest } = query;
    const visit = { only: [prop], preserveState: true as const, preserveScroll: true as const };
    const urlOf = (id: number) => withQuery(path, { ...rest, [param]: String(id) });

    return {
        path,
        hrefOf: (id: number) => ({ url: urlOf(id), visit }),
        /** The id in the URL. */
        openId: openId === undefined ? null : Number(openId),
        /** Opens the drawer, or shows another record in the open one. */
        show: (id: number) => router.visit(urlOf(id), { ...visit, replace: openId !== undefined }),
        close: () => router.visit(withQuery(path, rest), { ...visit, replace: true }),
    };
}
