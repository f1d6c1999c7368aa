import { PlusIcon } from '@heroicons/react/24/outline';
import { router, usePage } from '@inertiajs/react';
import { useState } from 'react';
import { splitUrl, withQuery } from '@/components/data-table/list-query';
import { Button } from '@/components/ui/button';
import { ViewChips } from '@/components/ui/view-chips';
import { CREDENTIAL_COLUMNS } from '@/features/services/credential-columns';
import { CredentialDrawer } from '@/features/services/credential-drawer';
import { CredentialFormDialog } from '@/features/services/credential-form-dialog';
import { ListPage } from '@/layouts/list-page';
import { services } from '@/routes/generated';
import type { CredentialsPage } from '@/types/generated';
import { credentialList } from '@/types/generated/lists';

const BESIDE = { only: ['opened'], preserveState: true as const, preserveScroll: true as const };

export default function Credentials({ credentials, meta, is_archive, opened, owners, can_manage }: CredentialsPage) {
    const { url } = usePage();
    const [isAdding, setIsAdding] = useState(false);
    const openedAt = (id: number | null) => {
        const { path, query } = splitUrl(url);
        const { credential: _, ...rest } = query;

        return withQuery(path, id === null ? rest : { ...rest, credential: String(id) });
    };

    return (
        <>
            <ListPage
                list={credentialList}
                rows={credentials}
                meta={meta}
                only={['credentials', 'meta']}
                columns={CREDENTIAL_COLUMNS}
                breadcrumbs={[{ title: 'Services' }]}
                views={
                    <ViewChips
                        label="Credentials by status"
                        items={[
                            { label: 'In use', href: services.index(), current: !is_archive },
                            {
                                label: 'Archived',
                                href: services.index({ query: { view: 'archived' } }),
                                current: is_archive,
                            },
                        ]}
                    />
                }
                actions={
                    can_manage && (
                        <Button variant="primary" icon={PlusIcon} onClick={() => setIsAdding(true)}>
                            Add credential
                        </Button>
                    )
                }
                rowHref={({ id }) => ({ url: openedAt(id), visit: BESIDE })}
                rowLabel={({ service }) => service}
                emptyHint={
                    is_archive
                        ? 'Credentials that are no longer used appear here.'
                        : 'Add the logins and keys of services that the team shares.'
                }
            />
            {can_manage && (
                <CredentialFormDialog
                    credential={null}
                    owners={owners}
                    open={isAdding}
                    onClose={() => setIsAdding(false)}
                />
            )}
            <CredentialDrawer
                credential={opened}
                owners={owners}
                canManage={can_manage}
                onClose={() => router.visit(openedAt(null), BESIDE)}
            />
        </>
    );
}
