import { PlusIcon } from '@heroicons/react/24/outline';
import { usePage } from '@inertiajs/react';
import { useMemo, useState } from 'react';
import { ExportButton } from '@/components/data-table';
import { splitUrl } from '@/components/data-table/list-query';
import { Button } from '@/components/ui/button';
import { contactColumns } from '@/features/services/contact-columns';
import { ContactFormDialog } from '@/features/services/contact-form-dialog';
import { ListPage } from '@/layouts/list-page';
import { services } from '@/routes/generated';
import type { ContactsPage } from '@/types/generated';
import { companyContactList, externalContactList } from '@/types/generated/lists';

const LISTS = {
    company: {
        list: companyContactList,
        exportUrl: services.companyContactsExport(),
        vcards: services.companyContactsVcardsDownload(),
        hint: 'Add the colleagues and desks of our companies that staff call.',
    },
    external: {
        list: externalContactList,
        exportUrl: services.externalContactsExport(),
        vcards: services.externalContactsVcardsDownload(),
        hint: 'Add the banks, bookmakers and suppliers that staff call.',
    },
};

export default function Contacts({ kind, contacts, meta, can_manage, can_export }: ContactsPage) {
    const { query } = splitUrl(usePage().url);
    const [isAdding, setIsAdding] = useState(false);
    const { list, exportUrl, vcards, hint } = LISTS[kind];
    const columns = useMemo(() => contactColumns(kind, can_manage, can_export), [kind, can_manage, can_export]);

    return (
        <>
            <ListPage
                list={list}
                rows={contacts}
                meta={meta}
                only={['contacts', 'meta']}
                columns={columns}
                breadcrumbs={[{ title: 'Services' }]}
                actions={
                    <>
                        {can_export && meta.count !== 0 && (
                            <ExportButton
                                route={vcards}
                                query={query}
                                isNarrowed={'search' in query}
                                noun={list.title.toLowerCase()}
                                format="vCard"
                            />
                        )}
                        {can_manage && (
                            <Button variant="primary" icon={PlusIcon} onClick={() => setIsAdding(true)}>
                                Add contact
                            </Button>
                        )}
                    </>
                }
                rowLabel={({ name }) => name}
                {...(can_export && { exportUrl })}
                emptyHint={hint}
            />
            {can_manage && (
                <ContactFormDialog kind={kind} contact={null} open={isAdding} onClose={() => setIsAdding(false)} />
            )}
        </>
    );
}
