import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { EditorFrame } from './editor-frame';
import type { EditorProps } from './filter-editor';
import { centsToDollars, dayParams, dollarsToCents, isFilterSet } from './filter-query';
import type { DateRangeFilter, NumberRangeFilter, TextFilter } from './types';

export function TextEditor({ filter, query, onApply, onClear }: EditorProps<TextFilter>) {
    const [text, setText] = useState(query[filter.key] ?? '');

    return (
        <EditorFrame
            canClear={isFilterSet(filter, query)}
            onSubmit={() => onApply({ [filter.key]: text.trim() || null })}
            onClear={onClear}
        >
            <div className="p-3">
                <Field label={filter.label} required>
                    <Input
                        autoComplete="off"
                        placeholder={filter.placeholder}
                        value={text}
                        onChange={(event) => setText(event.target.value)}
                    />
                </Field>
            </div>
        </EditorFrame>
    );
}

export function DateRangeEditor({ filter, query, onApply, onClear }: EditorProps<DateRangeFilter>) {
    const [fromParam, toParam] = dayParams(filter);
    const [from, setFrom] = useState(query[fromParam] ?? '');
    const [to, setTo] = useState(query[toParam] ?? '');
    const [error, setError] = useState<string>();

    const apply = () => {
        if (from && to && to < from) {
            setError('The last day is before the first.');
            return;
        }
        onApply({ [fromParam]: from || null, [toParam]: to || null });
    };

    return (
        <EditorFrame canClear={isFilterSet(filter, query)} onSubmit={apply} onClear={onClear}>
            <fieldset className="flex flex-col gap-3 p-3">
                <legend className="sr-only">{filter.label}</legend>
                <Field label="From" required>
                    <Input type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
                </Field>
                <Field label="Until" required error={error}>
                    <Input
                        type="date"
                        value={to}
                        onChange={(event) => {
                            setTo(event.target.value);
                            setError(undefined);
                        }}
                    />
                </Field>
            </fieldset>
        </EditorFrame>
    );
}

export const NOT_A_NUMBER = 'Write a number, such as 250 or 1,250.';

export function NumberRangeEditor({ filter, query, onApply, onClear }: EditorProps<NumberRangeFilter>) {
    const isMoney = filter.unit === 'cents';
    const start = (value = '') => (isMoney ? centsToDollars(value) : value);
    const [from, setFrom] = useState(start(query[`${filter.key}_from`]));
    const [to, setTo] = useState(start(query[`${filter.key}_to`]));
    const [errors, setErrors] = useState<{ from?: string; to?: string }>({});

    const apply = () => {
        const low = readNumber(from, isMoney);
        const high = readNumber(to, isMoney);
        if (low === undefined || high === undefined) {
            setErrors({
                ...(low === undefined && { from: NOT_A_NUMBER }),
                ...(high === undefined && { to: NOT_A_NUMBER }),
            });
            return;
        }
        if (low !== null && high !== null && Number(high) < Number(low)) {
            setErrors({ to: 'This is less than the least.' });
            return;
        }
        onApply({ [`${filter.key}_from`]: low, [`${filter.key}_to`]: high });
    };

    return (
        <EditorFrame canClear={isFilterSet(filter, query)} onSubmit={apply} onClear={onClear}>
            <fieldset className="flex flex-col gap-3 p-3">
                <legend className="sr-only">{filter.label}</legend>
                <Field label={isMoney ? 'At least ($)' : 'At least'} required error={errors.from}>
                    <Input
                        inputMode="decimal"
                        autoComplete="off"
                        value={from}
                        onChange={(event) => setFrom(event.target.value)}
                    />
                </Field>
                <Field label={isMoney ? 'At most ($)' : 'At most'} required error={errors.to}>
                    <Input
                        inputMode="decimal"
                        autoComplete="off"
                        value={to}
                        onChange={(event) => setTo(event.target.value)}
                    />
                </Field>
            </fieldset>
        </EditorFrame>
    );
}

/** `null` for an empty field, `undefined` for text that is not a number. */
export function readNumber(typed: string, isMoney: boolean): string | null | undefined {
    const text = typed.trim();
    if (text === '') {
        return null;
    }
    if (isMoney) {
        return dollarsToCents(text) ?? undefined;
    }
    return /^-?(?:\d{1,3}(?:,\d{3})+|\d+)$/.test(text) ? text.replaceAll(',', '') : undefined;
}
