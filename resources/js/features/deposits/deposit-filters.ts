import { type FilterDefinition, OPERATORS } from '@/components/filters';
import { lookUpClients } from '@/features/clients/client-lookup';
import {
    type Choice,
    DepositAgeLabels,
    DepositAgeValues,
    DepositStatusLabels,
    DepositStatusValues,
    type DepositTab,
    PaymentRailLabels,
    PaymentRailValues,
} from '@/types/generated';

/** The filters of the deposits, as DepositFilterSet has them. A tab of one rail needs no choice of rails. */
export function depositFilters(tab: DepositTab, client: Choice | null): FilterDefinition[] {
    const rail: FilterDefinition = {
        kind: 'multi-select',
        key: 'rail',
        label: 'Rail',
        operators: OPERATORS.choice,
        options: PaymentRailValues.map((value) => ({ value, label: PaymentRailLabels[value] })),
    };

    return [
        {
            kind: 'multi-select',
            key: 'status',
            label: 'Status',
            operators: OPERATORS.choice,
            options: DepositStatusValues.map((value) => ({ value, label: DepositStatusLabels[value] })),
        },
        ...(tab === 'payid' || tab === 'eft' ? [] : [rail]),
        {
            kind: 'single-select',
            key: 'age',
            label: 'Waiting',
            options: DepositAgeValues.map((value) => ({ value, label: DepositAgeLabels[value] })),
        },
        {
            kind: 'lookup',
            key: 'client',
            label: 'Client',
            chosen: client && { value: client.value, label: client.label },
            search: lookUpClients,
            placeholder: 'Name or PIN…',
        },
        { kind: 'number', key: 'amount_cents', label: 'Amount', unit: 'cents', operators: OPERATORS.number },
        { kind: 'day', key: 'value_at', label: 'Value time', operators: OPERATORS.day },
        { kind: 'text', key: 'payer', label: 'Payer', placeholder: 'A name', isSecondary: true },
        { kind: 'text', key: 'reference', label: 'Reference', placeholder: 'Its beginning', isSecondary: true },
    ];
}
