import { useState } from 'react';
import { DateInput } from '@/components/ui/date-input';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { isDay } from '@/lib/day';
import { EditorFrame } from './editor-frame';
import type { EditorProps } from './filter-editor';
import { centsToDollars, dayParams, dollarsToCents, isFilterSet } from './filter-query';
import type { AmountRangeFilter, DateRangeFilter, TextFilter } from './types';
import { type ReadTime, useAutoApply } from './use-auto-apply';

export function TextEditor({ filter, query, ...editor }: EditorProps<TextFilter>) {
    const [text, setText] = useState(query[filter.key] ?? '');
    const read = (typed: string) => () => ({ [filter.key]: typed.trim() || null });
    const auto = useAutoApply(editor, read(text)());

    return (
        <EditorFrame
            canClear={isFilterSet(filter, query)}
            onSubmit={() => auto.submit(read(text))}
            onClear={auto.clear}
        >
            <div className="p-3">
                <Field label={filter.label} required>
                    <Input
                        autoComplete="off"
                        placeholder={filter.placeholder}
                        value={text}
                        onChange={({ target }) => {
                            setText(target.value);
                            auto.later(read(target.value));
                        }}
                    />
                </Field>
            </div>
        </EditorFrame>
    );
}

export const NOT_A_DAY = 'Enter a date such as 20/11/2026.';

/** The two ends of a range, as typed. */
interface Ends {
    from: string;
    to: string;
}

type EndErrors = Partial<Ends>;

export function DateRangeEditor({ filter, query, ...editor }: EditorProps<DateRangeFilter>) {
    const [fromParam, toParam] = dayParams(filter);
    const [ends, setEnds] = useState<Ends>({ from: query[fromParam] ?? '', to: query[toParam] ?? '' });
    const [errors, setErrors] = useState<EndErrors>({});
    const patchOf = ({ from, to }: Ends) => ({ [fromParam]: from || null, [toParam]: to || null });
    const read = (typed: Ends) => (time: ReadTime) => {
        const found = faultsOfDays(typed);
        if (found !== null && time === 'enter') {
            setErrors(found);
        }

        return found === null ? patchOf(typed) : null;
    };
    const auto = useAutoApply(editor, patchOf(ends));
    const change = (next: Ends) => {
        setEnds(next);
        setErrors({});
        auto.later(read(next));
    };

    return (
        <EditorFrame
            canClear={isFilterSet(filter, query)}
            onSubmit={() => auto.submit(read(ends))}
            onClear={auto.clear}
        >
            <fieldset className="flex flex-col gap-3 p-3">
                <legend className="sr-only">{filter.label}</legend>
                <Field label="From" required error={errors.from}>
                    <DateInput value={ends.from} onChange={(from) => change({ ...ends, from })} />
                </Field>
                <Field label="Until" required error={errors.to}>
                    <DateInput value={ends.to} onChange={(to) => change({ ...ends, to })} />
                </Field>
            </fieldset>
        </EditorFrame>
    );
}

function faultsOfDays({ from, to }: Ends): EndErrors | null {
    const [isFromWrong, isToWrong] = [from, to].map((day) => day !== '' && !isDay(day));
    if (isFromWrong || isToWrong) {
        return { ...(isFromWrong && { from: NOT_A_DAY }), ...(isToWrong && { to: NOT_A_DAY }) };
    }

    return from && to && to < from ? { to: 'The last day is before the first day.' } : null;
}

export const NOT_AN_AMOUNT = 'Enter an amount such as 250 or 1,250.';

export function AmountRangeEditor({ filter, query, ...editor }: EditorProps<AmountRangeFilter>) {
    const [ends, setEnds] = useState<Ends>({
        from: centsToDollars(query[`${filter.key}_from`] ?? ''),
        to: centsToDollars(query[`${filter.key}_to`] ?? ''),
    });
    const [errors, setErrors] = useState<EndErrors>({});
    const read = (typed: Ends) => (time: ReadTime) => {
        const low = readAmount(typed.from);
        const high = readAmount(typed.to);
        const found = faultsOfAmounts(low, high);
        if (found !== null && time === 'enter') {
            setErrors(found);
        }

        return found === null ? { [`${filter.key}_from`]: low ?? null, [`${filter.key}_to`]: high ?? null } : null;
    };
    const auto = useAutoApply(editor, read(ends)('pause') ?? {});
    const change = (next: Ends) => {
        setEnds(next);
        setErrors({});
        auto.later(read(next));
    };
    const input = { inputMode: 'decimal', autoComplete: 'off' } as const;

    return (
        <EditorFrame
            canClear={isFilterSet(filter, query)}
            onSubmit={() => auto.submit(read(ends))}
            onClear={auto.clear}
        >
            <fieldset className="flex flex-col gap-3 p-3">
                <legend className="sr-only">{filter.label}</legend>
                <Field label="At least ($)" required error={errors.from}>
                    <Input
                        {...input}
                        value={ends.from}
                        onChange={(event) => change({ ...ends, from: event.target.value })}
                    />
                </Field>
                <Field label="At most ($)" required error={errors.to}>
                    <Input
                        {...input}
                        value={ends.to}
                        onChange={(event) => change({ ...ends, to: event.target.value })}
                    />
                </Field>
            </fieldset>
        </EditorFrame>
    );
}

type ReadAmount = ReturnType<typeof readAmount>;

function faultsOfAmounts(low: ReadAmount, high: ReadAmount): EndErrors | null {
    if (low === undefined || high === undefined) {
        return { ...(low === undefined && { from: NOT_AN_AMOUNT }), ...(high === undefined && { to: NOT_AN_AMOUNT }) };
    }

    return low !== null && high !== null && Number(high) < Number(low)
        ? { to: 'The maximum is less than the minimum.' }
        : null;
}

/** Cents for dollars, `null` for an empty field, `undefined` for text that is not an amount. */
export function readAmount(typed: string): string | null | undefined {
    const text = typed.trim();

    return text === '' ? null : (dollarsToCents(text) ?? undefined);
}
