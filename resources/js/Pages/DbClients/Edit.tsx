import { DbClientForm } from '@/features/db-clients/db-client-form';
import { PageHeader } from '@/layouts/page-header';
import { dbClients as routes } from '@/routes/generated';
import type { DbClientEditPage } from '@/types/generated';

export default function DbClientsEdit(page: DbClientEditPage) {
    const title = page.id === null ? 'New DB client' : `Edit ${page.full_name}`;

    return (
        <>
            <PageHeader breadcrumbs={[{ title: 'DB clients', href: routes.index() }, { title }]} title={title} />
            <div className="w-full max-w-4xl p-4 sm:px-6">
                <DbClientForm page={page} />
            </div>
        </>
    );
}
