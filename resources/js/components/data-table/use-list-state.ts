import { router, usePage } from '@inertiajs/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { ListQuery, QueryPatch } from '@/components/filters';
import { patchQuery, splitUrl } from './list-query';
import { useListLoading } from './use-list-loading';

interface VisitHistory {
    /** Replaces the history entry, for typing in the search field. */
    replace?: boolean;
}

export interface ListState {
    path: string;
    query: ListQuery;
    isLoading: boolean;
    hasFailed: boolean;
    /** Changes the URL and reloads only the list. Any change except `cursor` returns to the first page. */
    apply: (patch: QueryPatch, history?: VisitHistory) => void;
    retry: () => void;
}

/** State of a list, kept in the URL only. Changes are partial Inertia visits. */
export function useListState(only: string[]): ListState {
    const { url } = usePage();
    const { path, query } = useMemo(() => splitUrl(url), [url]);
    const [hasFailed, setHasFailed] = useState(false);
    const lastVisit = useRef<(() => void) | null>(null);
    // A change during another visit builds on that visit's query, or on the URL if the visit failed.
    const asked = useRef<{ url: string; query: ListQuery }>({ url, query });
    if (asked.current.url !== url) {
        asked.current = { url, query };
    }
    const wanted = useRef(only);
    wanted.current = only;

    const send = useCallback(
        (next: Record<string, string>, replace: boolean) => {
            const fail = () => {
                setHasFailed(true);
                asked.current = { url: '', query: {} };
            };
            lastVisit.current = () => send(next, replace);
            const options: Parameters<typeof router.get>[2] = {
                only: wanted.current,
                preserveState: true,
                preserveScroll: true,
                replace,
                onStart: () => setHasFailed(false),
                // Other refusals (signed out, forbidden, too many requests) have their own pages.
                onHttpException: ({ status }) => {
                    if (status < 500) {
                        return true;
                    }
                    fail();
                    return false;
                },
                onNetworkError: () => {
                    fail();
                    return false;
                },
            };
            // The frame after a press doesn't wait for the visit, which first writes the page into the history.
            setTimeout(() => router.get(path, next, options));
        },
        [path],
    );

    const apply = useCallback(
        (patch: QueryPatch, history?: VisitHistory) => {
            const next = patchQuery(asked.current.query, patch);
            asked.current = { url: asked.current.url, query: next };
            send(next, history?.replace ?? false);
        },
        [send],
    );

    const retry = useCallback(() => lastVisit.current?.(), []);

    return { path, query, isLoading: useListLoading(path, only), hasFailed, apply, retry };
}
