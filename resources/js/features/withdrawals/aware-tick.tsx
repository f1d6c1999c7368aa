import type { ComponentProps, ReactNode } from 'react';
import { CheckboxField, type ResourceForm } from '@/components/form';
import { Banner } from '@/components/ui/banner';

interface AwareTickProps<TData extends { is_aware: boolean }> {
    form: ResourceForm<TData>;
    /** Who is what: 'This client is barred'. */
    title: string;
    /** What is said with the tick. */
    label: string;
    /** More of it, where a title is not enough. */
    children?: ReactNode;
}

/** The compiler does not see that a field every `TData` has is one of its fields. */
type TickName<TData extends object> = ComponentProps<typeof CheckboxField<TData>>['name'];

/** What stands against whom money goes to, and the tick of whoever sends it that they know. */
export function AwareTick<TData extends { is_aware: boolean }>(props: AwareTickProps<TData>) {
    const { form, title, label, children } = props;

    return (
        <>
            <Banner tone="danger" title={title}>
                {children}
                It is their money all the same.
            </Banner>
            <CheckboxField form={form} name={'is_aware' as TickName<TData>} label={label} />
        </>
    );
}
