import type { FilterDefinition } from '@/components/filters';

export const DUPLICATE_FILTERS: FilterDefinition[] = [
    {
        kind: 'single-select',
        key: 'score',
        label: 'Score',
        options: [
            { value: '90', label: '90 and more', hint: 'One payment, told of twice' },
            { value: '80', label: '80 and more', hint: 'Likely a repeat' },
            { value: '70', label: '70 and more' },
        ],
    },
    { kind: 'text', key: 'client', label: 'Client', placeholder: 'PIN' },
    { kind: 'number-range', key: 'amount', label: 'Amount', unit: 'cents' },
    { kind: 'date-range', key: 'date', label: 'Paid', params: ['from', 'to'] },
    {
        kind: 'single-select',
        key: 'age',
        label: 'Age',
        options: [
            { value: '1', label: 'A day and older' },
            { value: '3', label: '3 days and older' },
            { value: '7', label: 'A week and older' },
            { value: '30', label: '30 days and older' },
        ],
    },
];
