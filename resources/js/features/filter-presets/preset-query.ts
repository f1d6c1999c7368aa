import type { ListQuery } from '@/components/filters';
import type { FilterPresetData } from '@/types/generated';

const NOT_KEPT = ['cursor', 'per_page', 'preset'];

/** The part of a list's query that a preset saves: search, filters and order. */
export function keptQuery(query: ListQuery): ListQuery {
    return Object.fromEntries(Object.entries(query).filter(([param]) => !NOT_KEPT.includes(param)));
}

/** The open preset, or null. */
export function activePreset(presets: readonly FilterPresetData[], query: ListQuery): FilterPresetData | null {
    return presets.find(({ id }) => String(id) === query.preset) ?? null;
}

/** Whether the search, filters or order differ from the preset. */
export function isChanged(preset: FilterPresetData, query: ListQuery): boolean {
    return sorted(keptQuery(query)) !== sorted(preset.query);
}

/** Whether a preset saves only columns. */
export function isColumnSet(preset: FilterPresetData): boolean {
    return preset.columns !== null && Object.keys(preset.query).length === 0;
}

function sorted(query: ListQuery): string {
    return JSON.stringify(Object.entries(query).toSorted(([one], [other]) => one.localeCompare(other)));
}
