import { PlusIcon } from '@heroicons/react/16/solid';
import { useState } from 'react';
import { Popover } from '@/components/ui/popover';
import { cn } from '@/lib/cn';
import { FilterEditor } from './deferred-editor';
import { CHIP, UNSET_CHIP } from './filter-chip';
import { clearedFilters, isFilterSet } from './filter-query';
import type { FilterDefinition, ListQuery, QueryPatch } from './types';

interface MoreFiltersProps {
    filters: readonly FilterDefinition[];
    query: ListQuery;
    onChange: (patch: QueryPatch, history?: { replace: boolean }) => void;
}

/** Rarely used filters, listed by name and edited in the same popover. A set filter has its own chip, but stays open here. */
export function MoreFilters(props: MoreFiltersProps) {
    return (
        <Popover
            label="More filters"
            className="w-72 p-0!"
            trigger={
                <button type="button" className={cn(CHIP, UNSET_CHIP, 'gap-1 pr-3 pl-2')}>
                    <PlusIcon aria-hidden="true" className="size-4 shrink-0" />
                    More
                </button>
            }
        >
            {(close) => <PickedFilter {...props} close={close} />}
        </Popover>
    );
}

// Inside the popover, so that it opens with the names.
function PickedFilter({ filters, query, onChange, close }: MoreFiltersProps & { close: () => void }) {
    const [picked, setPicked] = useState<FilterDefinition | null>(null);

    const waiting = filters.filter((filter) => !isFilterSet(filter, query));

    if (picked === null) {
        return waiting.length === 0 ? (
            <p className="px-4 py-3 text-muted">All filters are set.</p>
        ) : (
            <ul className="max-h-80 overflow-y-auto p-1.5">
                {waiting.map((filter) => (
                    <li key={filter.key}>
                        <button
                            type="button"
                            onClick={() => setPicked(filter)}
                            className="w-full rounded-tag px-2.5 py-1.5 text-left -outline-offset-2 touch:min-h-11 hover:bg-hover"
                        >
                            {filter.label}
                        </button>
                    </li>
                ))}
            </ul>
        );
    }

    return (
        <>
            <p className="border-b border-line px-3 py-2 font-strong">{picked.label}</p>
            <FilterEditor
                filter={picked}
                query={query}
                onApply={onChange}
                onClear={() => {
                    close();
                    onChange(clearedFilters([picked]));
                }}
                onClose={close}
            />
        </>
    );
}
