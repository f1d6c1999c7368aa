import { type FilterDefinition, OPERATORS } from '@/components/filters';
import { toFilterOptions } from '@/features/clients/choices';
import { lookUpClients } from '@/features/clients/client-lookup';
import type { AgeLimits } from '@/features/withdrawals/request-age';
import type { WithdrawalChoices } from '@/types/generated';

/** The filters of the withdrawal queue, as WithdrawalFilterSet has them; the everyday ones are always in sight. */
export function withdrawalFilters(choices: WithdrawalChoices, limits: AgeLimits): FilterDefinition[] {
    const everyday: FilterDefinition[] = [
        {
            kind: 'single-select',
            key: 'age',
            label: 'Age',
            options: [
                { value: 'warn', label: 'Getting late', hint: `${limits.warn_after_minutes} minutes and more` },
                { value: 'late', label: 'Late', hint: `${limits.late_after_minutes} minutes and more` },
            ],
        },
        {
            kind: 'single-select',
            key: 'destination',
            label: 'Destination',
            options: [
                { value: 'verified', label: 'Verified' },
                { value: 'unverified', label: 'Not verified' },
                { value: 'blocked', label: 'Blocked' },
                { value: 'missing', label: 'Not known' },
            ],
        },
        {
            kind: 'single-select',
            key: 'money',
            label: 'Money',
            options: [
                { value: 'held', label: 'Held' },
                { value: 'not_held', label: 'Not held' },
            ],
        },
        {
            kind: 'boolean',
            key: 'large',
            label: 'Over the threshold',
            trueLabel: 'At or over the threshold',
            falseLabel: 'Below the threshold',
        },
    ];
    const { client } = choices;
    const seldom: FilterDefinition[] = [
        {
            kind: 'lookup',
            key: 'client',
            label: 'Client',
            chosen: client && { value: client.value, label: client.label },
            search: lookUpClients,
            placeholder: 'Name or PIN…',
        },
        {
            kind: 'single-select',
            key: 'mark',
            label: 'Mark',
            options: [
                { value: 'betstop', label: 'BetStop' },
                { value: 'barred', label: 'Barred' },
                { value: 'closed', label: 'Closed' },
            ],
        },
        {
            kind: 'multi-select',
            key: 'company',
            label: 'Company',
            options: toFilterOptions(choices.companies),
            operators: OPERATORS.choice,
        },
        {
            kind: 'multi-select',
            key: 'account_manager',
            label: 'Manager',
            options: toFilterOptions(choices.managers),
            operators: OPERATORS.nullableChoice,
        },
        { kind: 'number', key: 'amount_cents', label: 'Amount', unit: 'cents', operators: OPERATORS.number },
        { kind: 'day', key: 'requested_at', label: 'Asked for', operators: OPERATORS.day },
    ];

    return [...everyday, ...seldom.map((filter) => ({ ...filter, isSecondary: true }))];
}
