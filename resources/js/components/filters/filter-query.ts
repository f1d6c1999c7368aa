import { readDollars } from '@/lib/amount';
import { formatDate, formatMoney } from '@/lib/format';
import { type FilterOperator, FilterOperatorLabels } from '@/types/generated';
import { operatorOf, ownOperatorParam, takesValue } from './operators';
import type { BooleanFilter, DateRangeFilter, FilterDefinition, FilterOption, ListQuery, QueryPatch } from './types';

const NAMED_VALUES = 2;

export function booleanOptions(filter: BooleanFilter): FilterOption[] {
    return [
        { value: '1', label: filter.trueLabel ?? 'Yes' },
        { value: '0', label: filter.falseLabel ?? 'No' },
    ];
}

/** URL parameters of a filter. */
function filterParams(filter: FilterDefinition): string[] {
    if (filter.operators) {
        return [filter.key, ownOperatorParam(filter)];
    }
    if (filter.kind === 'date-range') {
        return dayParams(filter);
    }

    return filter.kind === 'amount-range' ? [`${filter.key}_from`, `${filter.key}_to`] : [filter.key];
}

/** URL parameters of the first and the last day. */
export function dayParams({ key, params }: DateRangeFilter): [from: string, to: string] {
    return params ? [...params] : [`${key}_from`, `${key}_to`];
}

export function isFilterSet(filter: FilterDefinition, query: ListQuery): boolean {
    return filterParams(filter).some((param) => Boolean(query[param]));
}

/** Patch that removes these filters from the URL. */
export function clearedFilters(filters: readonly FilterDefinition[]): QueryPatch {
    return Object.fromEntries(filters.flatMap(filterParams).map((param) => [param, null]));
}

/** The values of a parameter, which are separated by commas. A comma in a value is written `\,`. */
export function selectedValues(query: ListQuery, key: string): string[] {
    return (query[key] ?? '')
        .split(/(?<!\\),/)
        .filter(Boolean)
        .map((value) => value.replaceAll('\\,', ','));
}

export function joinValues(values: readonly string[]): string {
    return values.map((value) => value.replaceAll(',', '\\,')).join(',');
}

/** Text of the chip: 'Status: Active', 'Status is not Closed', 'Last bet before 1 Jan 2026'. */
export function chipText(filter: FilterDefinition, query: ListQuery): string | null {
    const value = describeFilter(filter, query);
    const operator = operatorOf(filter, query);
    if (value === null || operator === null || (operator === 'is' && filter.kind === 'multi-select')) {
        return value === null ? null : `${filter.label}: ${value}`;
    }

    return [filter.label, FilterOperatorLabels[operator], value].filter(Boolean).join(' ');
}

/** The filter's value as text, or `null` when it is not set. */
export function describeFilter(filter: FilterDefinition, query: ListQuery): string | null {
    if (!isFilterSet(filter, query)) {
        return null;
    }
    const operator = operatorOf(filter, query);
    if (operator !== null && !takesValue(operator)) {
        return '';
    }
    switch (filter.kind) {
        case 'day':
            return describeValues(query[filter.key], formatDay, operator);
        case 'amount':
            return describeValues(query[filter.key], formatAmount, operator);
        case 'multi-select':
            return summarise(selectedValues(query, filter.key).map((value) => optionLabel(filter.options, value)));
        case 'single-select':
            return optionLabel(filter.options, query[filter.key] ?? '');
        case 'boolean':
            return optionLabel(booleanOptions(filter), query[filter.key] ?? '');
        case 'lookup':
            return optionLabel(filter.chosen ? [filter.chosen] : [], query[filter.key] ?? '');
        case 'text':
            return `“${query[filter.key] ?? ''}”`;
        case 'date-range': {
            const [from, to] = dayParams(filter);

            return describeRange(query[from], query[to], formatDay, 'from', 'until');
        }
        case 'amount-range':
            return describeRange(
                query[`${filter.key}_from`],
                query[`${filter.key}_to`],
                formatAmount,
                'at least',
                'at most',
            );
    }
}

/** Converts typed dollars (`1,250.5`, `-3`) to cents as text. `null` for other text. */
export function dollarsToCents(typed: string): string | null {
    const text = typed.trim();
    const isBelowZero = /^[-−]/.test(text);
    const cents = readDollars(isBelowZero ? text.slice(1) : text);

    return cents === null ? null : String(isBelowZero && cents > 0 ? -cents : cents);
}

/** Converts cents as text to dollars for an input: `125050` gives `1250.50`. */
export function centsToDollars(cents: string): string {
    return cents === '' || Number.isNaN(Number(cents)) ? '' : (Number(cents) / 100).toFixed(2);
}

function optionLabel(options: readonly FilterOption[], value: string): string {
    return options.find((option) => option.value === value)?.label ?? value;
}

function summarise(labels: string[]): string {
    const hidden = labels.length - NAMED_VALUES;
    return hidden > 0 ? `${labels.slice(0, NAMED_VALUES).join(', ')} +${hidden}` : labels.join(', ');
}

function describeValues(
    value: string | undefined,
    format: (value: string) => string,
    operator: FilterOperator | null,
): string {
    return (operator === 'between' ? (value ?? '').split(',') : [value ?? '']).map(format).join(' and ');
}

function describeRange(
    from: string | undefined,
    to: string | undefined,
    format: (value: string) => string,
    fromWord: string,
    toWord: string,
): string {
    if (from && to) {
        return from === to ? format(from) : `${format(from)} – ${format(to)}`;
    }
    return from ? `${fromWord} ${format(from)}` : `${toWord} ${format(to ?? '')}`;
}

// A value from an edited URL is shown unchanged.
function formatDay(day: string): string {
    return Number.isNaN(Date.parse(day)) ? day : formatDate(day, 'UTC');
}

function formatAmount(value: string): string {
    const cents = Number(value);

    return Number.isSafeInteger(cents) ? formatMoney(cents) : value;
}
