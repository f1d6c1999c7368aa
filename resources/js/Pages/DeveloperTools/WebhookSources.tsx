import { PlusIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { DataTable } from '@/components/data-table';
import { Button } from '@/components/ui/button';
import { CreateSourceDialog } from '@/features/developer-tools/create-source-dialog';
import { NewSecretCard } from '@/features/developer-tools/new-secret-card';
import { SignedCallExample } from '@/features/developer-tools/signed-call-example';
import { webhookSourceColumns } from '@/features/developer-tools/webhook-source-columns';
import { PageHeader } from '@/layouts/page-header';
import type { WebhookSourceIndexPage } from '@/types/generated';

const columns = webhookSourceColumns();
const columnsWithoutActions = webhookSourceColumns(false);

export default function WebhookSources(props: WebhookSourceIndexPage) {
    const { sources, meta, scopes, new_secret, address, can_change } = props;
    const [isCreating, setIsCreating] = useState(false);

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Developer' }]}
                title="Webhook sources"
                notice="A source signs what it sends, after Standard Webhooks. It makes the same calls as a token, and needs none."
                actions={
                    can_change && (
                        <Button variant="primary" icon={PlusIcon} onClick={() => setIsCreating(true)}>
                            Add a source
                        </Button>
                    )
                }
            />
            <div className="flex min-h-0 flex-1 flex-col gap-4 p-4 sm:px-6">
                {new_secret && (
                    <NewSecretCard what="signing secret" secret={new_secret}>
                        <SignedCallExample address={`${address}/${new_secret.slug}`} />
                    </NewSecretCard>
                )}
                <DataTable
                    name="sources"
                    noun="sources"
                    rows={sources}
                    meta={meta}
                    columns={can_change ? columns : columnsWithoutActions}
                    rowLabel={(source) => source.name}
                    emptyHint="Add one for each system that can sign its calls, such as an SMS gateway."
                />
            </div>
            <CreateSourceDialog
                open={isCreating}
                onClose={() => setIsCreating(false)}
                scopes={scopes}
                address={address}
            />
        </>
    );
}
