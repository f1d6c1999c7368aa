import { createContext, use } from 'react';

interface FieldWiring {
    id: string;
    describedBy: string | undefined;
    invalid: boolean;
    required: boolean;
    disabled: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

interface ControlProps {
    id?: string | undefined;
    required?: boolean | undefined;
    disabled?: boolean | undefined;
    'aria-describedby'?: string | undefined;
    'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/** Id, state and aria attributes that <Field> gives a control. The control's own props win. */
export function useFieldControl(own: ControlProps) {
    const field = use(FieldContext);

    return {
        id: own.id ?? field?.id,
        required: own.required ?? (field?.required || undefined),
        disabled: own.disabled ?? (field?.disabled || undefined),
        'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
        'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
    };
}
