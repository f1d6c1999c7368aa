import type { Option } from '@/components/ui/option-type';
import type { OptionSearch } from '@/hooks/use-option-search';
import type { FilterOperator } from '@/types/generated';

/** The list part of the URL, flat: `status=active,pending&sort=-last_bet_at&cursor=…`. Empty values are left out. */
export type ListQuery = Readonly<Record<string, string>>;

/** A change of the query: `null` (or an empty string) takes the parameter out. */
export type QueryPatch = Readonly<Record<string, string | null>>;

export interface FilterOption {
    value: string;
    label: string;
    /** A short second line in the popover, such as what the status means. */
    hint?: string;
}

interface FilterBase {
    /** The URL parameter. Ranges own `<key>_from` and `<key>_to`, unless they name their own. */
    key: string;
    label: string;
    /**
     * The operators of a field of a FilterSet (app/Lists/Filters), the usual one first: it then owns `<key>` and
     * `<key>_op`.
     */
    operators?: readonly FilterOperator[];
    /** Waits behind "More" until it is set. */
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
    /** Words for `1` and `0`; 'Yes' and 'No' when left out. */
    trueLabel?: string;
    falseLabel?: string;
}

/** Days as `2026-11-20`, both ends included. */
export interface DateRangeFilter extends FilterBase {
    kind: 'date-range';
    /** The URL parameters of the first and the last day. */
    params?: readonly [from: string, to: string];
}

/** Both ends included. `unit: 'cents'` is typed and shown in dollars and travels as integer cents. */
export interface NumberRangeFilter extends FilterBase {
    kind: 'number-range';
    unit?: 'cents';
}

/** Days as `2026-11-20`, compared by operators; two of them comma-joined for "between". */
export interface DayFilter extends FilterBase {
    kind: 'day';
    operators: readonly FilterOperator[];
}

/** Whole numbers compared by operators. `unit: 'cents'` is typed and shown in dollars. */
export interface NumberFilter extends FilterBase {
    kind: 'number';
    operators: readonly FilterOperator[];
    unit?: 'cents';
}

/** One among very many, found by typing; the URL holds its id. */
export interface LookupFilter extends FilterBase {
    kind: 'lookup';
    /** What the list is narrowed to now, as the server names it. */
    chosen: Option | null;
    search: OptionSearch<string>;
    placeholder?: string;
}

/** A filter that is compared by operators. */
export type OperatorFilter = (MultiSelectFilter | TextFilter | DayFilter | NumberFilter) & {
    operators: readonly FilterOperator[];
};

export type FilterDefinition =
    | DayFilter
    | NumberFilter
    | MultiSelectFilter
    | SingleSelectFilter
    | TextFilter
    | BooleanFilter
    | DateRangeFilter
    | NumberRangeFilter
    | LookupFilter;
