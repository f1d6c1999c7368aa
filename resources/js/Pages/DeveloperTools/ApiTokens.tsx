import { PlusIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { DataTable } from '@/components/data-table';
import { Button } from '@/components/ui/button';
import { apiTokenColumns } from '@/features/developer-tools/api-token-columns';
import { IssueTokenDialog } from '@/features/developer-tools/issue-token-dialog';
import { NewSecretCard } from '@/features/developer-tools/new-secret-card';
import { PageHeader } from '@/layouts/page-header';
import type { ApiTokenIndexPage } from '@/types/generated';

const columns = apiTokenColumns();
const columnsWithoutActions = apiTokenColumns(false);

export default function ApiTokens({ tokens, meta, scopes, lifetimes, new_secret, can_issue }: ApiTokenIndexPage) {
    const [isIssuing, setIsIssuing] = useState(false);

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Developer' }]}
                title="API tokens"
                notice="A token lets another system call the intake. It may do what its scopes say, and ends with its owner’s account."
                actions={
                    can_issue && (
                        <Button variant="primary" icon={PlusIcon} onClick={() => setIsIssuing(true)}>
                            Issue a token
                        </Button>
                    )
                }
            />
            <div className="flex min-h-0 flex-1 flex-col gap-4 p-4 sm:px-6">
                {new_secret && <NewSecretCard what="token" secret={new_secret} />}
                <DataTable
                    name="tokens"
                    noun="tokens"
                    rows={tokens}
                    meta={meta}
                    columns={can_issue ? columns : columnsWithoutActions}
                    rowLabel={(token) => token.name}
                    emptyHint="Issue one for each system that sends work to Paddock."
                />
            </div>
            <IssueTokenDialog
                open={isIssuing}
                onClose={() => setIsIssuing(false)}
                scopes={scopes}
                lifetimes={lifetimes}
            />
        </>
    );
}
