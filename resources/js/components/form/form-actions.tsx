import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import { useFormState } from './form-context';

interface FormActionsProps {
    /** Verb and noun: 'Save client'. */
    submitVerb: string;
    danger?: boolean;
    /** Other buttons, such as Cancel. */
    children?: ReactNode;
}

/** Buttons at the end of a form, in the order of every dialog: Cancel, then the submit button, on the right. */
export function FormActions({ submitVerb, danger = false, children }: FormActionsProps) {
    const { processing, isDirty } = useFormState();

    return (
        <div
            className={cn(
                'flex flex-wrap items-center gap-2 in-[[role=dialog]]:justify-end',
                children && 'justify-end',
            )}
        >
            {children}
            <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={processing}>
                {submitVerb}
            </Button>
            <span role="status" className="order-first mr-auto text-compact text-muted empty:hidden">
                {isDirty && !processing ? 'Unsaved changes' : ''}
            </span>
        </div>
    );
}
