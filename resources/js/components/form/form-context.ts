import { createContext, use } from 'react';

interface FormState {
    processing: boolean;
    isDirty: boolean;
}

export const FormContext = createContext<FormState | null>(null);

export function useFormState(): FormState {
    const state = use(FormContext);
    if (state === null) {
        throw new Error('Use this component inside <Form>.');
    }
    return state;
}
