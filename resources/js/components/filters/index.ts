export { FilterBar } from './filter-bar';
export { chipText, clearedFilters, isFilterSet, selectedValues } from './filter-query';
export type { FilterDefinition, FilterOption, ListQuery, QueryPatch } from './types';
