import { type KeyboardEvent, type ReactNode, type SubmitEvent, useRef } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { cn } from '@/lib/cn';
import { ErrorSummary } from './error-summary';
import { FormContext } from './form-context';
import type { ResourceForm } from './use-resource-form';
import { useUnsavedGuard } from './use-unsaved-guard';

interface FormProps<TData extends object> {
    form: ResourceForm<TData>;
    /** The form's name for screen readers. */
    label: string;
    /** Labels of fields whose error is named in the summary: `{ full_name: 'Full name' }`. */
    labels?: Partial<Record<keyof TData & string, string>>;
    children: ReactNode;
    /** Leaving with unsaved changes asks first; switch it off for forms that hold nothing worth keeping. */
    guarded?: boolean;
    className?: string;
}

/** A form with its error summary, submit once, Ctrl or Cmd with Enter to submit, and the unsaved-changes guard. */
export function Form<TData extends object>({
    form,
    label,
    labels,
    children,
    guarded = true,
    className,
}: FormProps<TData>) {
    const element = useRef<HTMLFormElement>(null);
    const guard = useUnsavedGuard(guarded && form.isDirty);

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
            {/* The keys belong to the fields inside; the form only hears them on their way up. */}
            <form
                ref={element}
                aria-label={label}
                noValidate
                onSubmit={onSubmit}
                onKeyDown={onKeyDown}
                className={cn('flex flex-col gap-5', className)}
            >
                <ErrorSummary errors={form.errors} labels={labels} refusals={form.refusals} within={element} />
                <FormContext value={{ processing: form.processing, isDirty: form.isDirty }}>{children}</FormContext>
            </form>
            <ConfirmDialog
                open={guard.isAsking}
                title="Leave without saving?"
                body="Your changes on this page have not been saved. If you leave now, they are lost."
                confirmVerb="Leave without saving"
                cancelVerb="Stay on this page"
                danger
                onConfirm={guard.leave}
                onClose={guard.stay}
            />
        </>
    );
}
