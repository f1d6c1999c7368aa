import { type FilterDefinition, OPERATORS } from '@/components/filters';
import { toFilterOptions } from '@/features/clients/choices';
import { VALIDITY_FILTER } from '@/features/db-clients/validity-filter';
import {
    AustralianStateValues,
    ConsentBasisLabels,
    ConsentBasisValues,
    type DbClientFilterChoices,
    DbClientStatusLabels,
    DbClientStatusValues,
    PhoneKindLabels,
    PhoneKindValues,
} from '@/types/generated';

const CONSENT = choice(
    'consent',
    'Consent',
    ConsentBasisValues.map((value) => ({ value, label: ConsentBasisLabels[value] })),
    OPERATORS.choice,
);
const SUBURB: FilterDefinition = { kind: 'text', key: 'suburb', label: 'Suburb', operators: OPERATORS.nullableText };
const SOURCE_TEXT: FilterDefinition = {
    kind: 'text',
    key: 'source_text',
    label: 'Source text',
    operators: OPERATORS.text,
    isSecondary: true,
};

/** The filters over prospects, as DbClientFilterSet has them: who works their own lists only is not asked about others. */
export function dbClientFilters(choices: DbClientFilterChoices, isOwnListsOnly: boolean): FilterDefinition[] {
    const statuses = DbClientStatusValues.filter(
        (value) => !isOwnListsOnly || !['converted', 'suppressed'].includes(value),
    ).map((value) => ({ value, label: DbClientStatusLabels[value] }));
    const ofOthers: FilterDefinition[] = [
        choice('assignee', 'Assignee', toFilterOptions(choices.assignee), OPERATORS.nullableChoice),
        choice('source', 'Source', toFilterOptions(choices.source), OPERATORS.nullableChoice),
    ];

    return [
        choice('status', 'Status', statuses, OPERATORS.choice),
        choice('list', 'List', toFilterOptions(choices.list), OPERATORS.nullableChoice),
        ...(isOwnListsOnly ? [] : ofOthers),
        CONSENT,
        choice('state', 'State', toFilterOptions(choices.state), OPERATORS.nullableChoice),
        { kind: 'boolean', key: 'has_valid_phone', label: 'Valid phone' },
        { kind: 'text', key: 'name', label: 'Name', operators: OPERATORS.words, isSecondary: true },
        { ...SUBURB, isSecondary: true },
        ...(isOwnListsOnly ? [] : [SOURCE_TEXT]),
        day('date_of_birth', 'Date of birth', OPERATORS.nullableDay),
        day('created_at', 'Created', OPERATORS.day),
    ];
}

/** The filters over numbers. */
export const PHONE_FILTERS: readonly FilterDefinition[] = [
    choice(
        'kind',
        'Kind',
        PhoneKindValues.map((value) => ({ value, label: PhoneKindLabels[value] })),
        OPERATORS.choice,
    ),
    VALIDITY_FILTER,
    CONSENT,
    { kind: 'boolean', key: 'suppressed', label: 'Suppressed' },
    day('checked_at', 'Checked', OPERATORS.nullableDay),
    day('created_at', 'Created', OPERATORS.day),
];

/** The filters over addresses. */
export const ADDRESS_FILTERS: readonly FilterDefinition[] = [
    choice(
        'state',
        'State',
        AustralianStateValues.map((value) => ({ value, label: value })),
        OPERATORS.nullableChoice,
    ),
    SUBURB,
    { kind: 'text', key: 'postcode', label: 'Postcode', operators: OPERATORS.nullableText },
    VALIDITY_FILTER,
    { kind: 'boolean', key: 'current', label: 'Current', trueLabel: 'Lives there now', falseLabel: 'Lived there' },
    day('from_on', 'From', OPERATORS.nullableDay),
];

function choice(
    key: string,
    label: string,
    options: ReturnType<typeof toFilterOptions>,
    operators: (typeof OPERATORS)['choice' | 'nullableChoice'],
): FilterDefinition {
    return { kind: 'multi-select', key, label, options, operators };
}

function day(key: string, label: string, operators: (typeof OPERATORS)['day' | 'nullableDay']): FilterDefinition {
    return { kind: 'day', key, label, operators, isSecondary: true };
}
