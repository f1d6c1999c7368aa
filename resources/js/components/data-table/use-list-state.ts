import { router, usePage } from '@inertiajs/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { ListQuery, QueryPatch } from '@/components/filters';
import { patchQuery, splitUrl } from './list-query';
import { useListLoading } from './use-list-loading';

interface VisitHistory {
    /** Replace the history entry instead of adding one (typing in the search field). */
    replace?: boolean;
}

export interface ListState {
    path: string;
    query: ListQuery;
    isLoading: boolean;
    hasFailed: boolean;
    /** Changes the URL and reloads only the list; every change but `cursor` goes back to the first page. */
    apply: (patch: QueryPatch, history?: VisitHistory) => void;
    retry: () => void;
}

/** The state of a server-driven list: the current URL is the only truth, changes are partial Inertia visits. */
export function useListState(only: string[]): ListState {
    const { url } = usePage();
    const { path, query } = useMemo(() => splitUrl(url), [url]);
    const [hasFailed, setHasFailed] = useState(false);
    const lastVisit = useRef<(() => void) | null>(null);
    // A search typed while another visit is under way must build on what that visit asked for; after a failure, on the URL.
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
            router.get(path, next, {
                only: wanted.current,
                preserveState: true,
                preserveScroll: true,
                replace,
                onStart: () => setHasFailed(false),
                // Other refusals (signed out, no longer allowed, too fast) are pages of their own.
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
            });
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
