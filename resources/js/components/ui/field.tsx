import { ExclamationCircleIcon } from '@heroicons/react/16/solid';
import { type ReactNode, useId } from 'react';
import { FieldContext } from '@/components/ui/field-context';
import { cn } from '@/lib/cn';

interface FieldProps {
    label: string;
    /** A control of the kit, which gets its id and aria attributes from the field. */
    children: ReactNode;
    /** Replaced by the error, if any. */
    help?: ReactNode;
    error?: string | undefined;
    required?: boolean;
    disabled?: boolean;
    /** Shows the label to screen readers only. */
    hideLabel?: boolean;
    /** Right-aligned on the label's line. */
    aside?: ReactNode;
    className?: string;
}

export function Field({
    label,
    children,
    help,
    error,
    required = false,
    disabled = false,
    hideLabel = false,
    aside,
    className,
}: FieldProps) {
    const id = useId();
    const helpId = `${id}-help`;
    const errorId = `${id}-error`;
    const describedBy = error ? errorId : help ? helpId : undefined;

    return (
        <div className={cn('flex min-w-0 flex-col gap-1.5', className)}>
            <div className={cn('flex items-baseline gap-2', hideLabel && 'sr-only')}>
                <label htmlFor={id} className="font-medium text-ink">
                    {label}
                    {!required && (
                        <>
                            {' '}
                            <span className="font-normal text-faint">(optional)</span>
                        </>
                    )}
                </label>
                {aside && <span className="ml-auto text-compact text-muted">{aside}</span>}
            </div>
            <FieldContext value={{ id, describedBy, invalid: Boolean(error), required, disabled }}>
                {children}
            </FieldContext>
            {error && <FieldError id={errorId}>{error}</FieldError>}
            {help && !error && (
                <p id={helpId} className="text-compact text-muted">
                    {help}
                </p>
            )}
        </div>
    );
}

interface FieldErrorProps {
    id?: string;
    children: ReactNode;
}

export function FieldError({ id, children }: FieldErrorProps) {
    return (
        <p id={id} role="alert" className="flex items-start gap-1 text-compact text-danger">
            <ExclamationCircleIcon aria-hidden="true" className="mt-px size-4 shrink-0" />
            {children}
        </p>
    );
}
