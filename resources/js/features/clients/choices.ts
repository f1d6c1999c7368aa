import type { FilterDefinition } from '@/components/filters';
import type { Option } from '@/components/ui/option-type';
import type { Choice } from '@/types/generated';

type FilterOption = Extract<FilterDefinition, { kind: 'multi-select' }>['options'][number];

/** The server's choices as a select takes them. */
export function toOptions(choices: readonly Choice[]): Option[] {
    return choices.map(({ value, label, hint }) => ({ value, label, ...(hint ? { description: hint } : {}) }));
}

/** The server's choices as a filter takes them. */
export function toFilterOptions(choices: readonly Choice[]): FilterOption[] {
    return choices.map(({ value, label, hint }) => ({ value, label, ...(hint ? { hint } : {}) }));
}
