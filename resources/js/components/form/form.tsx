import { type KeyboardEvent, type ReactNode, type SubmitEvent, useRef } from 'react';
import { cn } from '@/lib/cn';
import { ErrorSummary } from './error-summary';
import { FormContext } from './form-context';
import { UnsavedGuard } from './unsaved-guard';
import type { ResourceForm } from './use-resource-form';

interface FormProps<TData extends object> {
    form: ResourceForm<TData>;
    /** For a submit button outside of the form. */
    id?: string;
    /** Accessible name of the form. */
    label: string;
    /** Field labels, for the fields and the error summary: `{ full_name: 'Full name' }`. */
    labels?: Partial<Record<keyof TData & string, string>>;
    children: ReactNode;
    /** Asks before leaving with unsaved changes. Turn it off for forms without anything worth keeping. */
    guarded?: boolean;
    className?: string;
}

/** A form with an error summary, single submission, Ctrl or Cmd+Enter to submit, and the unsaved changes guard. */
export function Form<TData extends object>({
    form,
    id,
    label,
    labels = {},
    children,
    guarded = true,
    className,
}: FormProps<TData>) {
    const element = useRef<HTMLFormElement>(null);

    const onSubmit = (event: SubmitEvent) => {
        event.preventDefault();
        event.stopPropagation();
        form.submit();
    };

    const onKeyDown = (event: KeyboardEvent) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            form.submit();
        }
    };

    return (
        <>
            {/* The fields handle keys. The form only listens as they bubble. */}
            <form
                id={id}
                ref={element}
                aria-label={label}
                noValidate
                onSubmit={onSubmit}
                onKeyDown={onKeyDown}
                className={cn('flex flex-col gap-5', className)}
            >
                <ErrorSummary errors={form.errors} labels={labels} refusals={form.refusals} within={element} />
                <FormContext value={{ processing: form.processing, isDirty: form.isDirty, labels }}>
                    {children}
                </FormContext>
            </form>
            <UnsavedGuard isDirty={guarded && form.isDirty} />
        </>
    );
}
