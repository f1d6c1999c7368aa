import type { ComponentProps, ReactNode } from 'react';
import { CheckboxField, type ResourceForm } from '@/components/form';
import { Banner } from '@/components/ui/banner';

interface ExclusionCheckboxProps<TData extends { is_aware: boolean }> {
    form: ResourceForm<TData>;
    /** Such as 'This client is barred'. */
    title: string;
    /** Label of the checkbox. */
    label: string;
    /** Details that don't fit in the title. */
    children?: ReactNode;
}

/** TypeScript can't infer that `is_aware` is a field of every `TData`. */
type FieldName<TData extends object> = ComponentProps<typeof CheckboxField<TData>>['name'];

/** Shows an exclusion and the checkbox with which the sender acknowledges it. */
export function ExclusionCheckbox<TData extends { is_aware: boolean }>(props: ExclusionCheckboxProps<TData>) {
    const { form, title, label, children } = props;

    return (
        <>
            <Banner tone="danger" title={title}>
                {children}
                The withdrawal can still be paid.
            </Banner>
            <CheckboxField form={form} name={'is_aware' as FieldName<TData>} label={label} />
        </>
    );
}
