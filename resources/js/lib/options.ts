import type { Option } from '@/components/ui/option-type';
import type { Choice } from '@/types/generated';

/** Converts the server's choices to select options. */
export function toOptions(choices: readonly Choice[]): Option[] {
    return choices.map(({ value, label, hint }) => ({ value, label, ...(hint ? { description: hint } : {}) }));
}

/** Adds the present value, such as a former colleague, when the choices no longer offer it. */
export function withPresent(choices: readonly Choice[], id: number | null, label: string): readonly Choice[] {
    return id === null || choices.some(({ value }) => value === String(id))
        ? choices
        : [...choices, { value: String(id), label, hint: null }];
}

/** Options from the labels of an enum. */
export function optionsOf<Value extends string>(labels: Readonly<Record<Value, string>>): Option<Value>[] {
    return Object.keys(labels).map((value) => ({ value: value as Value, label: labels[value as Value] }));
}
