import type { ReactNode } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { DateInput } from '@/components/ui/date-input';
import { DateTimeInput } from '@/components/ui/date-time-input';
import { Input } from '@/components/ui/input';
import type { Option } from '@/components/ui/option-type';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { ChoiceField, FormField } from './form-field';
import type { ResourceForm } from './use-resource-form';

/** Names of the form fields that hold this type of value. */
type FieldsOf<TData extends object, TValue> = {
    [TKey in keyof TData & string]: TData[TKey] extends TValue ? TKey : never;
}[keyof TData & string];

interface BoundProps<TData extends object, TValue> {
    form: ResourceForm<TData>;
    name: FieldsOf<TData, TValue>;
    /** Without it, the label of this name that the form has. */
    label?: string | undefined;
    help?: ReactNode;
    required?: boolean;
    disabled?: boolean;
    className?: string;
}

interface InputFieldProps<TData extends object> extends BoundProps<TData, string | null> {
    type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'date' | 'datetime' | 'number';
    autoComplete?: string;
    inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
    placeholder?: string;
    maxLength?: number;
    autoFocus?: boolean;
    trailing?: ReactNode;
}

export function InputField<TData extends object>(props: InputFieldProps<TData>) {
    const { form, name, label, help, required, disabled, className, type, ...rest } = props;
    const Day = type === 'date' ? DateInput : DateTimeInput;

    return (
        <FormField {...props}>
            {type === 'date' || type === 'datetime' ? (
                <Day {...rest} name={name} value={textOf(form.data[name])} onChange={(day) => put(form, name, day)} />
            ) : (
                <Input
                    {...rest}
                    type={type}
                    name={name}
                    value={textOf(form.data[name])}
                    onChange={(event) => put(form, name, event.target.value)}
                />
            )}
        </FormField>
    );
}

interface TextareaFieldProps<TData extends object> extends BoundProps<TData, string | null> {
    rows?: number;
    placeholder?: string;
    maxLength?: number;
}

export function TextareaField<TData extends object>(props: TextareaFieldProps<TData>) {
    const { form, name, label, help, required, disabled, className, ...rest } = props;

    return (
        <FormField {...props}>
            <Textarea
                {...rest}
                name={name}
                value={textOf(form.data[name])}
                onChange={(event) => put(form, name, event.target.value)}
            />
        </FormField>
    );
}

interface SelectFieldProps<TData extends object> extends BoundProps<TData, string | null> {
    options: ReadonlyArray<Option>;
    placeholder?: string;
}

/** An optional select can be cleared. Its value is then `''`. */
export function SelectField<TData extends object>(props: SelectFieldProps<TData>) {
    const { form, name, required = false, options, placeholder } = props;

    return (
        <FormField {...props}>
            <Select
                name={name}
                options={options}
                placeholder={placeholder ?? (required ? 'Choose…' : 'None')}
                clearable={!required}
                value={textOf(form.data[name])}
                onChange={(value) => put(form, name, value)}
            />
        </FormField>
    );
}

export function CheckboxField<TData extends object>(
    props: Omit<BoundProps<TData, boolean>, 'required'> & { label: string },
) {
    const { form, name, label, help, disabled = false, className } = props;

    return (
        <ChoiceField form={form} name={name} className={className}>
            {(errorId) => (
                <Checkbox
                    name={name}
                    label={label}
                    description={help}
                    disabled={disabled}
                    aria-invalid={errorId !== undefined || undefined}
                    aria-describedby={errorId}
                    checked={form.data[name] === true}
                    onChange={(checked) => put(form, name, checked)}
                />
            )}
        </ChoiceField>
    );
}

function textOf(value: unknown): string {
    return typeof value === 'string' ? value : '';
}

// The field's type restricts the names to matching values, which TypeScript can't infer for the generic.
function put<TData extends object>(
    form: ResourceForm<TData>,
    name: keyof TData & string,
    value: string | boolean,
): void {
    form.set(name, value as TData[typeof name]);
}
