import type { FilterOperator } from '@/types/generated';
import type { FilterDefinition, ListQuery, OperatorFilter } from './types';

const EMPTINESS: readonly FilterOperator[] = ['empty', 'filled'];

export function isOperatorFilter(filter: FilterDefinition): filter is OperatorFilter {
    return (
        filter.operators !== undefined &&
        filter.kind !== 'single-select' &&
        filter.kind !== 'boolean' &&
        filter.kind !== 'lookup'
    );
}

export function ownOperatorParam(filter: FilterDefinition): string {
    return `${filter.key}_op`;
}

/** Current operator: the one in the URL, or the default. `null` for a filter without operators. */
export function operatorOf(filter: FilterDefinition, query: ListQuery): FilterOperator | null {
    const named = query[ownOperatorParam(filter)];

    return filter.operators?.find((operator) => operator === named) ?? filter.operators?.[0] ?? null;
}

export function takesValue(operator: FilterOperator): boolean {
    return !EMPTINESS.includes(operator);
}
