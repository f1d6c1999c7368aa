import type { FilterDefinition } from '@/components/filters';

/** What the last check, or a call, found. */
export const VALIDITY_FILTER: FilterDefinition = {
    kind: 'single-select',
    key: 'validity',
    label: 'Check',
    options: [
        { value: 'valid', label: 'Valid' },
        { value: 'wrong', label: 'Wrong' },
        { value: 'unchecked', label: 'Unchecked' },
    ],
};
