import type { ReactNode } from 'react';
import type { ResourceForm } from '@/components/form';
import { type BlastFields, BlastForm } from '@/features/messages/blast-form';
import { type Breadcrumb, PageHeader } from '@/layouts/page-header';
import type { BlastFormPage as Page } from '@/types/generated';

interface BlastFormPageProps {
    page: Page;
    title: string;
    parent?: Breadcrumb;
    children: (form: ResourceForm<BlastFields>) => ReactNode;
}

export function BlastFormPage({ page, title, parent, children }: BlastFormPageProps) {
    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Message tools' }, ...(parent ? [parent] : []), { title }]}
                title={title}
                notice="First you see who would get it. Nothing is sent before a colleague approves it."
            />
            <BlastForm page={page}>{children}</BlastForm>
        </>
    );
}
