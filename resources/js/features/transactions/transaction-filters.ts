import { type FilterDefinition, OPERATORS } from '@/components/filters';
import { lookUpClients } from '@/features/clients/client-lookup';
import {
    type Choice,
    PaymentRailLabels,
    PaymentRailValues,
    TransactionStatusLabels,
    TransactionStatusValues,
    TransactionTypeLabels,
    TransactionTypeValues,
} from '@/types/generated';

/** The filters of the transactions, as TransactionFilterSet has them. */
export function transactionFilters(client: Choice | null): FilterDefinition[] {
    return [
        {
            kind: 'multi-select',
            key: 'type',
            label: 'Type',
            operators: OPERATORS.choice,
            options: TransactionTypeValues.map((value) => ({ value, label: TransactionTypeLabels[value] })),
        },
        {
            kind: 'multi-select',
            key: 'status',
            label: 'Status',
            operators: OPERATORS.choice,
            options: TransactionStatusValues.map((value) => ({ value, label: TransactionStatusLabels[value] })),
        },
        {
            kind: 'lookup',
            key: 'client',
            label: 'Client',
            chosen: client && { value: client.value, label: client.label },
            search: lookUpClients,
            placeholder: 'Name or PIN…',
        },
        { kind: 'date-range', key: 'period', label: 'Period', params: ['from', 'to'] },
        { kind: 'number', key: 'amount_cents', label: 'Amount', unit: 'cents', operators: OPERATORS.number },
        {
            kind: 'multi-select',
            key: 'rail',
            label: 'Rail',
            operators: OPERATORS.nullableChoice,
            options: PaymentRailValues.map((value) => ({ value, label: PaymentRailLabels[value] })),
            isSecondary: true,
        },
        { kind: 'text', key: 'reference', label: 'Reference', placeholder: 'Its beginning', isSecondary: true },
    ];
}
