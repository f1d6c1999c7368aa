import type { FilterDefinition, ListQuery, QueryPatch } from '@/components/filters';
import { isFilterSet } from '@/components/filters';

/** Splits `/clients?status=active` into path and flat query. */
export function splitUrl(url: string): { path: string; query: ListQuery } {
    const [beforeHash = ''] = url.split('#');
    const [path = '', search = ''] = beforeHash.split('?');
    const query: Record<string, string> = {};
    for (const [param, value] of new URLSearchParams(search)) {
        if (value !== '') {
            query[param] = value;
        }
    }
    return { path, query };
}

/** The query after a change. Any change except to another page returns to the first page. */
export function patchQuery(query: ListQuery, patch: QueryPatch): Record<string, string> {
    const next: Record<string, string | null> = { ...query, cursor: null, ...patch };
    return Object.fromEntries(Object.entries(next).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

export function withQuery(url: string, query: ListQuery): string {
    const search = new URLSearchParams(query).toString();
    return search === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${search}`;
}

export function isNarrowed(query: ListQuery, filters: readonly FilterDefinition[]): boolean {
    return Boolean(query.search) || filters.some((filter) => isFilterSet(filter, query));
}

interface SortState {
    key: string;
    descending: boolean;
}

/** Parses `-last_bet_at` as the key `last_bet_at`, descending. */
export function parseSort(sort: string): SortState {
    return sort.startsWith('-') ? { key: sort.slice(1), descending: true } : { key: sort, descending: false };
}

/** The sort after a click on a column heading. */
export function nextSort(current: string, key: string, descendingFirst = false): string {
    const active = parseSort(current);
    const descending = active.key === key ? !active.descending : descendingFirst;
    return descending ? `-${key}` : key;
}
