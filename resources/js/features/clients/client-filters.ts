import { type FilterDefinition, OPERATORS } from '@/components/filters';
import { toFilterOptions } from '@/features/clients/choices';
import type { ClientFilterChoices } from '@/types/generated';

/** The filters of the client list, as ClientFilterSet has them; the everyday ones are always in sight. */
export function clientFilters(choices: ClientFilterChoices, canSeeContacts: boolean): FilterDefinition[] {
    const everyday: FilterDefinition[] = [
        choice('status', 'Status', choices.status),
        nullableChoice('account_manager', 'Manager', choices.account_manager),
        choice('company', 'Company', choices.company),
        scope('custom_risk_filter', 'Risk', choices.custom_risk_filter),
        scope('custom_sales_filter', 'Sales', choices.custom_sales_filter),
    ];
    const seldom: FilterDefinition[] = [
        nullableChoice('state', 'State', choices.state),
        nullableChoice('client_rating', 'Rating', choices.client_rating),
        nullableChoice('affiliate', 'Affiliate', choices.affiliate),
        choice('betstop_state', 'BetStop', choices.betstop_state),
        { kind: 'boolean', key: 'is_barred', label: 'Barred' },
        { kind: 'boolean', key: 'is_sms_opted_out', label: 'Opted out' },
        { kind: 'number', key: 'balance_cents', label: 'Balance', unit: 'cents', operators: OPERATORS.number },
        { kind: 'day', key: 'last_bet_at', label: 'Last bet', operators: OPERATORS.nullableDay },
        { kind: 'day', key: 'last_deposit_at', label: 'Last deposit', operators: OPERATORS.nullableDay },
        { kind: 'day', key: 'created_at', label: 'Created', operators: OPERATORS.day },
        { kind: 'text', key: 'name', label: 'Name', placeholder: 'Beginnings of words', operators: OPERATORS.words },
        { kind: 'text', key: 'suburb', label: 'Suburb', operators: OPERATORS.nullableText },
        ...(canSeeContacts
            ? [{ kind: 'text' as const, key: 'email', label: 'E-mail', operators: OPERATORS.nullableText }]
            : []),
    ];

    return [...everyday, ...seldom.map((filter) => ({ ...filter, isSecondary: true }))];
}

function choice(key: string, label: string, choices: ClientFilterChoices[keyof ClientFilterChoices]): FilterDefinition {
    return { kind: 'multi-select', key, label, options: toFilterOptions(choices), operators: OPERATORS.choice };
}

function nullableChoice(
    key: string,
    label: string,
    choices: ClientFilterChoices[keyof ClientFilterChoices],
): FilterDefinition {
    return { ...choice(key, label, choices), operators: OPERATORS.nullableChoice };
}

function scope(key: string, label: string, choices: ClientFilterChoices[keyof ClientFilterChoices]): FilterDefinition {
    return { kind: 'single-select', key, label, options: toFilterOptions(choices) };
}
