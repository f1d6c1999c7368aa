import { createContext, use } from 'react';

interface FormState {
    processing: boolean;
    isDirty: boolean;
    /** Field labels by name. */
    labels: Readonly<Record<string, string | undefined>>;
}

export const FormContext = createContext<FormState | null>(null);

/** The label of a field: its own, or the one that the form gives it. */
export function useFieldLabel(name: string, own: string | undefined): string {
    const label = own ?? use(FormContext)?.labels[name];
    if (label === undefined) {
        throw new Error(`The field ${name} has no label.`);
    }
    return label;
}

export function useFormState(): FormState {
    const state = use(FormContext);
    if (state === null) {
        throw new Error('Use this component inside <Form>.');
    }
    return state;
}
