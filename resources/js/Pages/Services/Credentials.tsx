import { PlusIcon } from '@heroicons/react/24/outline';
import { useMemo, useState } from 'react';
import { useRowDrawer } from '@/components/data-table/use-row-drawer';
import { Button } from '@/components/ui/button';
import { ViewChips } from '@/components/ui/view-chips';
import { CREDENTIAL_COLUMNS } from '@/features/services/credential-columns';
import { CredentialDrawer } from '@/features/services/credential-drawer';
import { CredentialFormDialog } from '@/features/services/credential-form-dialog';
import { ListPage } from '@/layouts/list-page';
import { services } from '@/routes/generated';
import type { CredentialsPage } from '@/types/generated';
import { credentialList } from '@/types/generated/lists';

export default function Credentials({ credentials, meta, is_archive, opened, owners, can_manage }: CredentialsPage) {
    const drawer = useRowDrawer('credential');
    const choices = useMemo(() => ({ owner: owners }), [owners]);
    const [isAdding, setIsAdding] = useState(false);

    return (
        <>
            <ListPage
                list={credentialList}
                rows={credentials}
                meta={meta}
                only={['credentials', 'meta']}
                columns={CREDENTIAL_COLUMNS}
                choices={choices}
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
                rowHref={({ id }) => drawer.hrefOf(id)}
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
            <CredentialDrawer credential={opened} owners={owners} canManage={can_manage} onClose={drawer.close} />
        </>
    );
}
