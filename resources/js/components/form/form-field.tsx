import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button';
import { Field, FieldError } from '@/components/ui/field';
import { cn } from '@/lib/cn';
import { useFieldLabel } from './form-context';
import type { ResourceForm } from './use-resource-form';

interface FormFieldProps<TData extends object> {
    form: ResourceForm<TData>;
    name: keyof TData & string;
    /** Without it, the label of this name that the form has. */
    label?: string | undefined;
    /** A control of the ui kit, which gets its id, error and help from the field. */
    children: ReactNode;
    help?: ReactNode;
    required?: boolean;
    disabled?: boolean;
    className?: string;
}

/** Binds a control to a form: label, help, the server's error, and a colleague's conflicting value. */
export function FormField<TData extends object>(props: FormFieldProps<TData>) {
    const { form, name, children, help, required = false, disabled = false, className } = props;
    const label = useFieldLabel(name, props.label);

    return (
        <div data-field={name} className={cn('flex min-w-0 flex-col gap-1.5', className)}>
            <Field label={label} help={help} error={form.errors[name]} required={required} disabled={disabled}>
                {children}
            </Field>
            <SavedElsewhere form={form} name={name} />
        </div>
    );
}

interface ChoiceFieldProps<TData extends object> {
    form: ResourceForm<TData>;
    name: keyof TData & string;
    /** A control with its own label (checkbox, switch, radio group). Receives the id of its error. */
    children: (errorId: string | undefined) => ReactNode;
    className?: string;
}

/** Binds a control that carries its own label. */
export function ChoiceField<TData extends object>({ form, name, children, className }: ChoiceFieldProps<TData>) {
    const errorId = useId();
    const error = form.errors[name];

    return (
        <div data-field={name} className={cn('flex min-w-0 flex-col gap-1.5', className)}>
            {children(error ? errorId : undefined)}
            {error && <FieldError id={errorId}>{error}</FieldError>}
            <SavedElsewhere form={form} name={name} />
        </div>
    );
}

interface SavedElsewhereProps<TData extends object> {
    form: ResourceForm<TData>;
    name: keyof TData & string;
}

function SavedElsewhere<TData extends object>({ form, name }: SavedElsewhereProps<TData>) {
    const theirs = form.savedElsewhere(name);
    if (theirs === undefined) {
        return null;
    }

    return (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-warn-soft px-2.5 py-1.5 text-compact text-warn">
            <span>Changed by a colleague in the meantime: {plainText(theirs)}</span>
            <Button size="sm" onClick={() => form.set(name, theirs)}>
                Use saved value
            </Button>
        </p>
    );
}

function plainText(value: unknown): string {
    if (value === null || value === '') {
        return 'nothing';
    }
    if (typeof value === 'boolean') {
        return value ? 'yes' : 'no';
    }
    return String(value);
}
