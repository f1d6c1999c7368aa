import { PlusIcon } from '@heroicons/react/16/solid';
import { useState } from 'react';
import { Popover } from '@/components/ui/popover';
import { cn } from '@/lib/cn';
import { FilterEditor } from './deferred-editor';
import { CHIP, UNSET_CHIP } from './filter-chip';
import { changedParams } from './filter-query';
import type { FilterDefinition, ListQuery, QueryPatch } from './types';

interface MoreFiltersProps {
    filters: readonly FilterDefinition[];
    query: ListQuery;
    onChange: (patch: QueryPatch) => void;
}

/** Rarely used filters, listed by name and edited in the same popover. A set filter has its own chip. */
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

    if (picked === null) {
        return (
            <ul className="max-h-80 overflow-y-auto p-1.5">
                {filters.map((filter) => (
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
                onApply={(patch) => {
                    close();
                    const changes = changedParams(query, patch);
                    if (Object.keys(changes).length > 0) {
                        onChange(changes);
                    }
                }}
                onClear={close}
            />
        </>
    );
}
