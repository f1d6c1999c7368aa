import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { type FilterOperator, FilterOperatorLabels } from '@/types/generated';
import { ChoiceList, inOrder } from './choice-editors';
import { EditorFrame } from './editor-frame';
import type { EditorProps } from './filter-editor';
import { centsToDollars, isFilterSet, selectedValues } from './filter-query';
import { operatorOf, ownOperatorParam, takesValue } from './operators';
import { NOT_A_NUMBER, readNumber } from './typed-editors';
import type { OperatorFilter } from './types';

/** Operator and value of a filter. */
export function OperatorEditor({ filter, query, onApply, onClear }: EditorProps<OperatorFilter>) {
    const [operator, setOperator] = useState(() => operatorOf(filter, query) ?? 'is');
    const [values, setValues] = useState(() => startingValues(filter, query[filter.key] ?? '', operator));
    const [chosen, setChosen] = useState(() => selectedValues(query, filter.key));
    const [error, setError] = useState<string>();

    const apply = () => {
        const answer = takesValue(operator) ? readValue(filter, operator, values, chosen) : { value: '' };
        if ('error' in answer) {
            setError(answer.error);
            return;
        }
        const isSet = answer.value !== '' || !takesValue(operator);
        onApply({
            [filter.key]: answer.value || null,
            [ownOperatorParam(filter)]: isSet && operator !== filter.operators[0] ? operator : null,
        });
    };

    return (
        <EditorFrame canClear={isFilterSet(filter, query)} onSubmit={apply} onClear={onClear}>
            {filter.operators.length > 1 && (
                <div className="px-3 pt-3">
                    <Select
                        dense
                        aria-label={`${filter.label}: how to compare`}
                        value={operator}
                        options={filter.operators.map((value) => ({ value, label: FilterOperatorLabels[value] }))}
                        onChange={(value) => {
                            setOperator(value || operator);
                            setError(undefined);
                        }}
                    />
                </div>
            )}
            {takesValue(operator) ? (
                filter.kind === 'multi-select' ? (
                    <ChoiceList filter={filter} chosen={chosen} onChange={setChosen} />
                ) : (
                    <ValueFields
                        filter={filter}
                        operator={operator}
                        values={values}
                        error={error}
                        onChange={(next) => {
                            setValues(next);
                            setError(undefined);
                        }}
                    />
                )
            ) : (
                <div className="h-3" />
            )}
        </EditorFrame>
    );
}

type Pair = readonly [first: string, second: string];

interface ValueFieldsProps {
    filter: OperatorFilter;
    operator: FilterOperator;
    values: Pair;
    error: string | undefined;
    onChange: (values: Pair) => void;
}

function ValueFields({ filter, operator, values: [first, second], error, onChange }: ValueFieldsProps) {
    const isPair = operator === 'between';
    const unit = filter.kind === 'number' && filter.unit === 'cents' ? ' ($)' : '';
    const input = {
        autoComplete: 'off',
        ...(filter.kind === 'day' && { type: 'date' }),
        ...(filter.kind === 'number' && { inputMode: 'decimal' as const }),
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
                <Input {...input} value={first} onChange={(event) => onChange([event.target.value, second])} />
            </Field>
            {isPair && (
                <Field label={`Until${unit}`} required error={error}>
                    <Input {...input} value={second} onChange={(event) => onChange([first, event.target.value])} />
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

    return filter.kind === 'number' && filter.unit === 'cents'
        ? [centsToDollars(first), centsToDollars(second)]
        : [first, second];
}

type Answer = { value: string } | { error: string };

/** The value for the URL, or an error. An empty value clears the filter. Half a range is an error. */
function readValue(
    filter: OperatorFilter,
    operator: FilterOperator,
    [first, second]: Pair,
    chosen: readonly string[],
): Answer {
    if (filter.kind === 'multi-select') {
        return { value: inOrder(filter, chosen) };
    }
    const typed = (operator === 'between' ? [first, second] : [first]).map((value) => value.trim());
    const read = filter.kind === 'number' ? typed.map((value) => readNumber(value, filter.unit === 'cents')) : typed;
    if (read.includes(undefined)) {
        return { error: NOT_A_NUMBER };
    }
    const [low, high] = read.map((value) => value || '');
    if (high === undefined || (low === '' && high === '')) {
        return { value: low ?? '' };
    }
    if (!low || !high) {
        return { error: 'Give both, the first and the last.' };
    }
    const isBackwards = filter.kind === 'number' ? Number(high) < Number(low) : high < low;

    return isBackwards ? { error: 'The last is before the first.' } : { value: `${low},${high}` };
}
