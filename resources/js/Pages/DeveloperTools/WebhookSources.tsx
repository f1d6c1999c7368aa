import { PlusIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { CreateSourceDialog } from '@/features/developer-tools/create-source-dialog';
import { NewSecretCard } from '@/features/developer-tools/new-secret-card';
import { SignedCallExample } from '@/features/developer-tools/signed-call-example';
import { webhookSourceColumns } from '@/features/developer-tools/webhook-source-columns';
import { ListPage } from '@/layouts/list-page';
import type { WebhookSourceIndexPage } from '@/types/generated';
import { webhookSourceList } from '@/types/generated/lists';

const columns = webhookSourceColumns();
const columnsWithoutActions = webhookSourceColumns(false);

export default function WebhookSources(props: WebhookSourceIndexPage) {
    const { sources, meta, scopes, endpoints, new_secret, address, can_change } = props;
    const [isCreating, setIsCreating] = useState(false);

    return (
        <>
            <ListPage
                list={webhookSourceList}
                rows={sources}
                meta={meta}
                columns={can_change ? columns : columnsWithoutActions}
                breadcrumbs={[{ title: 'Developer' }]}
                notice="Systems that sign their calls instead of using a token"
                actions={
                    can_change && (
                        <Button variant="primary" icon={PlusIcon} onClick={() => setIsCreating(true)}>
                            Add webhook source
                        </Button>
                    )
                }
                rowLabel={(source) => source.name}
                emptyHint="Add a source for each system that can sign its calls, such as an SMS gateway."
            >
                {new_secret && (
                    <NewSecretCard what="signing secret" secret={new_secret}>
                        <SignedCallExample address={`${address}/${new_secret.slug}`} />
                    </NewSecretCard>
                )}
            </ListPage>
            <CreateSourceDialog
                open={isCreating}
                onClose={() => setIsCreating(false)}
                scopes={scopes}
                endpoints={endpoints}
                address={address}
            />
        </>
    );
}
