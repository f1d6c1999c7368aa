import type { ListQuery } from '@/components/filters';
import type { FilterPresetData } from '@/types/generated';

const NOT_KEPT = ['cursor', 'per_page', 'preset'];

/** What of a list's query a preset keeps: the search, the filters and the order. */
export function keptQuery(query: ListQuery): ListQuery {
    return Object.fromEntries(Object.entries(query).filter(([param]) => !NOT_KEPT.includes(param)));
}

/** The preset that the list was opened with, or `null`. */
export function activePreset(presets: readonly FilterPresetData[], query: ListQuery): FilterPresetData | null {
    return presets.find(({ id }) => String(id) === query.preset) ?? null;
}

/** Whether the list has been narrowed or ordered otherwise since it was opened with the preset. */
export function isChanged(preset: FilterPresetData, query: ListQuery): boolean {
    return sorted(keptQuery(query)) !== sorted(preset.query);
}

/** A preset that keeps nothing but columns. */
export function isColumnSet(preset: FilterPresetData): boolean {
    return preset.columns !== null && Object.keys(preset.query).length === 0;
}

function sorted(query: ListQuery): string {
    return JSON.stringify(Object.entries(query).toSorted(([one], [other]) => one.localeCompare(other)));
}
