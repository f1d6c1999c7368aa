export { FilterBar } from './filter-bar';
export { chipText, clearedFilters, isFilterSet, selectedValues } from './filter-query';
export { OPERATORS } from './operators';
export type { FilterDefinition, ListQuery, QueryPatch } from './types';
