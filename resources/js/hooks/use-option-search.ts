import type { Option } from '@/components/ui/option-type';
import { type TypedSearch, useTypedSearch } from '@/hooks/use-typed-search';

export type OptionSearch<Value extends string> = TypedSearch<ReadonlyArray<Option<Value>>>;

/** Searches options while the user types. */
export function useOptionSearch<Value extends string>(
    search: OptionSearch<Value> | undefined,
    query: string,
    active: boolean,
) {
    const { answer, status, retry } = useTypedSearch(
        search && (async (text, signal) => ({ text, options: await search(text, signal) })),
        query,
        active,
    );

    return {
        options: answer?.options ?? [],
        /** Whether the options are those of the query, not of the text before it. */
        areCurrent: answer?.text === query,
        status,
        retry,
    };
}
