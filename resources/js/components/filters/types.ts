import type { Option } from '@/components/ui/option-type';
import type { OptionSearch } from '@/hooks/use-option-search';
import type { FilterOperator } from '@/types/generated';

/** The list's part of the URL, flat: `status=active,pending&sort=-last_bet_at&cursor=…`. Omits empty values. */
export type ListQuery = Readonly<Record<string, string>>;

/** A change of the query. `null` or an empty string removes the parameter. */
export type QueryPatch = Readonly<Record<string, string | null>>;

export interface FilterOption {
    value: string;
    label: string;
    /** Short second line in the popover, such as the meaning of a status. */
    hint?: string;
}

interface FilterBase {
    /** URL parameter. Ranges use `<key>_from` and `<key>_to` by default. */
    key: string;
    label: string;
    /**
     * Operators of a FilterSet field (app/Lists/Filters), the default one first. The filter uses `<key>` and
     * `<key>_op`.
     */
    operators?: readonly FilterOperator[];
    /** Listed under "More" until it is set. */
    isSecondary?: boolean;
}

export interface MultiSelectFilter extends FilterBase {
    kind: 'multi-select';
    options: readonly FilterOption[];
}

export interface SingleSelectFilter extends FilterBase {
    kind: 'single-select';
    options: readonly FilterOption[];
}

export interface TextFilter extends FilterBase {
    kind: 'text';
    placeholder?: string;
}

export interface BooleanFilter extends FilterBase {
    kind: 'boolean';
    /** Labels of `1` and `0`. By default 'Yes' and 'No'. */
    trueLabel?: string;
    falseLabel?: string;
}

/** Days as `2026-11-20`, inclusive. */
export interface DateRangeFilter extends FilterBase {
    kind: 'date-range';
    /** URL parameters of the first and the last day. */
    params?: readonly [from: string, to: string];
}

/** Inclusive. Amounts are typed and shown in dollars, and sent as cents. */
export interface AmountRangeFilter extends FilterBase {
    kind: 'amount-range';
}

/** Days as `2026-11-20`, compared by an operator. Two days with a comma for "between". */
export interface DayFilter extends FilterBase {
    kind: 'day';
    operators: readonly FilterOperator[];
}

/** Amounts compared by an operator. They are typed and shown in dollars, and sent as cents. */
export interface AmountFilter extends FilterBase {
    kind: 'amount';
    operators: readonly FilterOperator[];
}

/** One of very many records, found by typing. The URL contains its id. */
export interface LookupFilter extends FilterBase {
    kind: 'lookup';
    /** Label of the current value, from the server. */
    chosen: Option | null;
    search: OptionSearch<string>;
    placeholder?: string;
}

/** A filter with operators. */
export type OperatorFilter = (MultiSelectFilter | TextFilter | DayFilter | AmountFilter) & {
    operators: readonly FilterOperator[];
};

export type FilterDefinition =
    | DayFilter
    | AmountFilter
    | MultiSelectFilter
    | SingleSelectFilter
    | TextFilter
    | BooleanFilter
    | DateRangeFilter
    | AmountRangeFilter
    | LookupFilter;
