import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useFormState } from './form-context';

interface FormActionsProps {
    /** A verb: 'Save client'. */
    submitVerb: string;
    danger?: boolean;
    /** Further buttons, such as a Cancel link. */
    children?: ReactNode;
}

/** The row of buttons that ends a form. */
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
