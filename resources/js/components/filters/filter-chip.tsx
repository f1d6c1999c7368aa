import { ChevronDownIcon, XMarkIcon } from '@heroicons/react/16/solid';
import { Popover } from '@/components/ui/popover';
import { cn } from '@/lib/cn';
import { FilterEditor } from './deferred-editor';
import { chipText, clearedFilters } from './filter-query';
import type { FilterDefinition, ListQuery, QueryPatch } from './types';

interface FilterChipProps {
    filter: FilterDefinition;
    query: ListQuery;
    onChange: (patch: QueryPatch, history?: { replace: boolean }) => void;
}

export const CHIP =
    'inline-flex h-7 max-w-48 shrink-0 sm:max-w-80 items-center rounded-full border text-compact whitespace-nowrap transition-colors duration-100 touch:h-9';

export const UNSET_CHIP = 'border-dashed border-control text-muted hover:border-muted hover:bg-hover hover:text-ink';

/** Chip of a filter: dashed while not set, filled with its value and a × to clear it when set. */
export function FilterChip({ filter, query, onChange }: FilterChipProps) {
    const text = chipText(filter, query);
    const clear = () => onChange(clearedFilters([filter]));

    return (
        <span
            className={cn(
                CHIP,
                text === null ? UNSET_CHIP : 'border-transparent bg-accent-soft font-medium text-accent',
            )}
        >
            <Popover
                label={`${filter.label} filter`}
                className="w-72 p-0!"
                trigger={
                    <button
                        type="button"
                        className={cn(
                            'inline-flex h-full min-w-0 items-center gap-1 rounded-full',
                            text === null ? 'pr-2 pl-3' : 'pr-1 pl-3',
                        )}
                    >
                        <span className="truncate">{text ?? filter.label}</span>
                        {text === null && <ChevronDownIcon aria-hidden="true" className="size-4 shrink-0" />}
                    </button>
                }
            >
                {(close) => (
                    <FilterEditor
                        filter={filter}
                        query={query}
                        onApply={onChange}
                        onClear={() => {
                            close();
                            clear();
                        }}
                        onClose={close}
                    />
                )}
            </Popover>
            {text !== null && (
                <button
                    type="button"
                    aria-label={`Clear ${filter.label} filter`}
                    onClick={({ currentTarget }) => {
                        // This button disappears.
                        currentTarget.parentElement?.querySelector('button')?.focus();
                        clear();
                    }}
                    className="mr-1 grid size-5 shrink-0 place-items-center rounded-full hover:bg-hover touch:size-8"
                >
                    <XMarkIcon aria-hidden="true" className="size-3.5" />
                </button>
            )}
        </span>
    );
}
