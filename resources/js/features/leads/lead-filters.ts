import { type FilterDefinition, OPERATORS } from '@/components/filters';
import { toFilterOptions } from '@/features/clients/choices';
import type { Choice, LeadFilterChoices } from '@/types/generated';

/** The filters of the leads, as LeadFilterSet has them; on the board the columns are the statuses. */
export function leadFilters(choices: LeadFilterChoices, isBoard: boolean): FilterDefinition[] {
    const status = choice('status', 'Status', choices.status, OPERATORS.choice);
    const shared: FilterDefinition[] = [
        choice('owner', 'Owner', choices.owner, OPERATORS.nullableChoice),
        { kind: 'single-select', key: 'due', label: 'Due', options: toFilterOptions(choices.due) },
        { kind: 'text', key: 'source', label: 'Source', operators: OPERATORS.nullableText },
        choice('state', 'State', choices.state, OPERATORS.nullableChoice),
        { ...choice('company', 'Company', choices.company, OPERATORS.nullableChoice), isSecondary: true },
        {
            kind: 'day',
            key: 'next_action_due_at',
            label: 'Due date',
            operators: OPERATORS.nullableDay,
            isSecondary: true,
        },
        { kind: 'day', key: 'created_at', label: 'Created', operators: OPERATORS.day, isSecondary: true },
    ];

    return isBoard ? shared : [status, ...shared];
}

function choice(
    key: string,
    label: string,
    choices: readonly Choice[],
    operators: (typeof OPERATORS)['choice' | 'nullableChoice'],
): FilterDefinition {
    return { kind: 'multi-select', key, label, options: toFilterOptions(choices), operators };
}
