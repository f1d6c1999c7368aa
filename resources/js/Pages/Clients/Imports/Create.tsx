import { ImportSteps } from '@/features/imports/import-steps';
import { UploadCard } from '@/features/imports/upload-card';
import { PageHeader } from '@/layouts/page-header';
import { clients } from '@/routes/generated';
import type { ImportCreatePage } from '@/types/generated';

export default function ImportCreate(page: ImportCreatePage) {
    return (
        <>
            <PageHeader
                breadcrumbs={[
                    { title: 'Clients' },
                    { title: 'Imports', href: clients.importsIndex() },
                    { title: 'New import' },
                ]}
                title="New import"
            />
            <div className="flex w-full max-w-4xl flex-col gap-4 p-4 sm:p-6">
                <ImportSteps current={0} />
                <UploadCard {...page} />
            </div>
        </>
    );
}
