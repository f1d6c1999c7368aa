import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useFormState } from './form-context';

interface FormActionsProps {
    /** Verb and noun: 'Save client'. */
    submitVerb: string;
    danger?: boolean;
    /** Other buttons, such as Cancel. */
    children?: ReactNode;
}

/** Buttons at the end of a form. */
export function FormActions({ submitVerb, danger = false, children }: FormActionsProps) {
    const { processing, isDirty } = useFormState();

    return (
        <div className="flex flex-wrap items-center gap-2">
            <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={processing}>
                {submitVerb}
            </Button>
            {children}
            <span role="status" className="text-compact text-muted">
                {isDirty && !processing ? 'Unsaved changes' : ''}
            </span>
        </div>
    );
}
