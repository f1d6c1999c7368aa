import { useState } from 'react';
import { DateInput } from '@/components/ui/date-input';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { isDay } from '@/lib/day';
import { type FilterOperator, FilterOperatorLabels } from '@/types/generated';
import { ChoiceList, inOrder } from './choice-editors';
import { EditorFrame } from './editor-frame';
import type { EditorProps } from './filter-editor';
import { centsToDollars, isFilterSet, selectedValues } from './filter-query';
import { operatorOf, ownOperatorParam, takesValue } from './operators';
import { NOT_A_DAY, NOT_AN_AMOUNT, readAmount } from './typed-editors';
import type { ListQuery, OperatorFilter } from './types';
import { type ReadTime, useAutoApply } from './use-auto-apply';

/** Operator and value of a filter. */
export function OperatorEditor({ filter, query, ...editor }: EditorProps<OperatorFilter>) {
    const [draft, setDraft] = useState(() => startingDraft(filter, query));
    const [error, setError] = useState<string>();
    const { operator, values, chosen } = draft;

    const read = (next: Draft) => (time: ReadTime) => {
        const answer = takesValue(next.operator) ? readValue(filter, next) : { value: '' };
        if ('error' in answer) {
            if (time === 'enter') {
                setError(answer.error);
            }

            return null;
        }
        const isSet = answer.value !== '' || !takesValue(next.operator);

        return {
            [filter.key]: answer.value || null,
            [ownOperatorParam(filter)]: isSet && next.operator !== filter.operators[0] ? next.operator : null,
        };
    };
    const auto = useAutoApply(editor, read(draft)('pause') ?? {});
    const change = (update: Partial<Draft>, apply: typeof auto.later | typeof auto.now) => {
        const next = { ...draft, ...update };
        setDraft(next);
        setError(undefined);
        apply(read(next));
    };

    return (
        <EditorFrame
            canClear={isFilterSet(filter, query)}
            onSubmit={() => auto.submit(read(draft))}
            onClear={auto.clear}
        >
            {filter.operators.length > 1 && (
                <div className="px-3 pt-3">
                    <Select
                        dense
                        aria-label={`${filter.label}: how to compare`}
                        value={operator}
                        options={filter.operators.map((value) => ({ value, label: FilterOperatorLabels[value] }))}
                        onChange={(value) => change({ operator: value || operator }, auto.now)}
                    />
                </div>
            )}
            {takesValue(operator) ? (
                filter.kind === 'multi-select' ? (
                    <ChoiceList
                        filter={filter}
                        chosen={chosen}
                        onChange={(next) => change({ chosen: next }, auto.now)}
                    />
                ) : (
                    <ValueFields
                        filter={filter}
                        operator={operator}
                        values={values}
                        error={error}
                        onChange={(next) => change({ values: next }, auto.later)}
                    />
                )
            ) : (
                <div className="h-3" />
            )}
        </EditorFrame>
    );
}

type Pair = readonly [first: string, second: string];

/** The values on screen. */
interface Draft {
    operator: FilterOperator;
    /** The typed value, or both ends of a range. */
    values: Pair;
    /** The ticked options. */
    chosen: readonly string[];
}

function startingDraft(filter: OperatorFilter, query: ListQuery): Draft {
    const operator = operatorOf(filter, query) ?? 'is';

    return {
        operator,
        values: startingValues(filter, query[filter.key] ?? '', operator),
        chosen: selectedValues(query, filter.key),
    };
}

interface ValueFieldsProps {
    filter: OperatorFilter;
    operator: FilterOperator;
    values: Pair;
    error: string | undefined;
    onChange: (values: Pair) => void;
}

function ValueFields({ filter, operator, values: [first, second], error, onChange }: ValueFieldsProps) {
    const isPair = operator === 'between';
    const unit = filter.kind === 'amount' ? ' ($)' : '';
    const input = {
        autoComplete: 'off',
        ...(filter.kind === 'amount' && { inputMode: 'decimal' as const }),
        ...(filter.kind === 'text' && { placeholder: filter.placeholder }),
    };

    return (
        <div className="flex flex-col gap-3 p-3">
            <Field
                label={isPair ? `From${unit}` : `${filter.label}${unit}`}
                hideLabel={!isPair && unit === ''}
                required
                error={isPair ? undefined : error}
            >
                {filter.kind === 'day' ? (
                    <DateInput value={first} onChange={(day) => onChange([day, second])} />
                ) : (
                    <Input {...input} value={first} onChange={(event) => onChange([event.target.value, second])} />
                )}
            </Field>
            {isPair && (
                <Field label={`Until${unit}`} required error={error}>
                    {filter.kind === 'day' ? (
                        <DateInput value={second} onChange={(day) => onChange([first, day])} />
                    ) : (
                        <Input {...input} value={second} onChange={(event) => onChange([first, event.target.value])} />
                    )}
                </Field>
            )}
        </div>
    );
}

function startingValues(filter: OperatorFilter, value: string, operator: FilterOperator): Pair {
    if (filter.kind === 'text' || filter.kind === 'multi-select') {
        return [value, ''];
    }
    const [first = '', second = ''] = operator === 'between' ? value.split(',') : [value];

    return filter.kind === 'amount' ? [centsToDollars(first), centsToDollars(second)] : [first, second];
}

type Answer = { value: string } | { error: string };

/** The value for the URL, or an error. An empty value clears the filter. Half a range is an error. */
function readValue(filter: OperatorFilter, { operator, values: [first, second], chosen }: Draft): Answer {
    if (filter.kind === 'multi-select') {
        return { value: inOrder(filter, chosen) };
    }
    const typed = (operator === 'between' ? [first, second] : [first]).map((value) => value.trim());
    const read = filter.kind === 'amount' ? typed.map(readAmount) : typed;
    if (read.includes(undefined)) {
        return { error: NOT_AN_AMOUNT };
    }
    if (filter.kind === 'day' && typed.some((day) => day !== '' && !isDay(day))) {
        return { error: NOT_A_DAY };
    }
    const [low, high] = read.map((value) => value || '');
    if (high === undefined || (low === '' && high === '')) {
        return { value: low ?? '' };
    }
    if (!low || !high) {
        return { error: 'Enter both values.' };
    }
    const isBackwards = filter.kind === 'amount' ? Number(high) < Number(low) : high < low;

    return isBackwards ? { error: 'The end of the range is before its start.' } : { value: `${low},${high}` };
}
