import type { Option } from '@/components/ui/option-type';
import { type TypedSearch, useTypedSearch } from '@/hooks/use-typed-search';

export type OptionSearch<Value extends string> = TypedSearch<ReadonlyArray<Option<Value>>>;

/** Searches options while the user types. */
export function useOptionSearch<Value extends string>(
    search: OptionSearch<Value> | undefined,
    query: string,
    active: boolean,
) {
    const { answer, ...state } = useTypedSearch(search, query, active);

    return { options: answer ?? [], ...state };
}
