import { PlusIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { apiTokenColumns } from '@/features/developer-tools/api-token-columns';
import { IssueTokenDialog } from '@/features/developer-tools/issue-token-dialog';
import { NewSecretCard } from '@/features/developer-tools/new-secret-card';
import { ListPage } from '@/layouts/list-page';
import type { ApiTokenIndexPage } from '@/types/generated';
import { apiTokenList } from '@/types/generated/lists';

const columns = apiTokenColumns();
const columnsWithoutActions = apiTokenColumns(false);

export default function ApiTokens({ tokens, meta, scopes, lifetimes, new_secret, can_issue }: ApiTokenIndexPage) {
    const [isIssuing, setIsIssuing] = useState(false);

    return (
        <>
            <ListPage
                list={apiTokenList}
                rows={tokens}
                meta={meta}
                columns={can_issue ? columns : columnsWithoutActions}
                breadcrumbs={[{ title: 'Developer' }]}
                notice="Access for other systems to the intake API"
                actions={
                    can_issue && (
                        <Button variant="primary" icon={PlusIcon} onClick={() => setIsIssuing(true)}>
                            Issue token
                        </Button>
                    )
                }
                rowLabel={(token) => token.name}
                emptyHint="Issue a token for each system that sends data to Paddock."
            >
                {new_secret && <NewSecretCard what="token" secret={new_secret} />}
            </ListPage>
            <IssueTokenDialog
                open={isIssuing}
                onClose={() => setIsIssuing(false)}
                scopes={scopes}
                lifetimes={lifetimes}
            />
        </>
    );
}
