import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import { FilterChip } from './filter-chip';
import { clearedFilters, isFilterSet } from './filter-query';
import { MoreFilters } from './more-filters';
import { SearchInput } from './search-input';
import type { FilterDefinition, ListQuery, QueryPatch } from './types';
import { useRoom } from './use-room';

interface FilterBarProps {
    filters: readonly FilterDefinition[];
    query: ListQuery;
    /** `replace` is for typing, which adds no history entry. */
    onChange: (patch: QueryPatch, history?: { replace: boolean }) => void;
    /** Name and placeholder of the search field, whose URL parameter is `search`. Without it there is no field. */
    search?: { label: string; placeholder?: string };
    /** Controls on the right. */
    children?: ReactNode;
}

/** Search field and filter chips. Their values are in the URL. Set filters push unset ones out of the line, into More. */
export function FilterBar({ filters, query, onChange, search, children }: FilterBarProps) {
    const isNarrowed = Boolean(query.search) || filters.some((filter) => isFilterSet(filter, query));
    const unset = filters.filter((filter) => !filter.isSecondary && !isFilterSet(filter, query));
    const { box, room } = useRoom(unset.length, isNarrowed, JSON.stringify(query));
    const kept = unset.slice(0, room);
    const shown = filters.filter((filter) => kept.includes(filter) || isFilterSet(filter, query));
    const more = filters.filter((filter) => filter.isSecondary || (!kept.includes(filter) && unset.includes(filter)));

    return (
        <div className="flex flex-wrap items-center gap-2 lg:flex-nowrap lg:items-start">
            {search && (
                <SearchInput
                    {...search}
                    className="max-sm:w-auto! max-sm:flex-1 lg:shrink-0"
                    value={query.search ?? ''}
                    onSearch={(text) => onChange({ search: text || null }, { replace: true })}
                />
            )}
            {filters.length > 0 && (
                <fieldset
                    ref={box}
                    className={cn(
                        'flex min-w-0 items-center gap-2 max-sm:-my-1 max-sm:overflow-x-auto max-sm:py-1 max-sm:[scrollbar-width:none] sm:flex-wrap lg:py-0.75',
                        search
                            ? 'max-sm:order-last max-sm:-mx-4 max-sm:w-[calc(100%+2rem)] max-sm:px-4'
                            : 'max-sm:-ml-4 max-sm:flex-1 max-sm:pl-4',
                    )}
                >
                    <legend className="sr-only">Filters</legend>
                    {shown.map((filter) => (
                        <FilterChip key={filter.key} filter={filter} query={query} onChange={onChange} />
                    ))}
                    {more.length > 0 && <MoreFilters filters={more} query={query} onChange={onChange} />}
                    {isNarrowed && (
                        <Button
                            size="sm"
                            variant="ghost"
                            onClick={({ currentTarget }) => {
                                // This button disappears.
                                currentTarget.closest('fieldset')?.querySelector('button')?.focus();
                                onChange({ ...clearedFilters(filters), search: null });
                            }}
                        >
                            Clear all
                        </Button>
                    )}
                </fieldset>
            )}
            {children && <div className="ml-auto flex shrink-0 items-center gap-2 lg:min-h-8.5">{children}</div>}
        </div>
    );
}
