import { PlusIcon } from '@heroicons/react/24/outline';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { autoMessageColumns } from '@/features/messages/auto-message-columns';
import { AutoMessageFormDialog } from '@/features/messages/auto-message-form-dialog';
import { MessageViews } from '@/features/messages/message-views';
import { ListPage } from '@/layouts/list-page';
import { type AutoMessagesPage, AutoMessageTriggerLabels } from '@/types/generated';
import { autoMessageList } from '@/types/generated/lists';

export default function AutoMessages(page: AutoMessagesPage) {
    const [isAdding, setIsAdding] = useState(false);
    const columns = useMemo(() => autoMessageColumns(page), [page]);

    return (
        <>
            <ListPage
                list={autoMessageList}
                rows={page.auto_messages}
                meta={page.meta}
                columns={columns}
                breadcrumbs={[{ title: 'Message tools' }]}
                notice="SMS that Paddock sends automatically"
                views={<MessageViews current="auto-messages" />}
                actions={
                    page.can_write && (
                        <Button variant="primary" icon={PlusIcon} onClick={() => setIsAdding(true)}>
                            Add auto message
                        </Button>
                    )
                }
                rowLabel={({ trigger }) => AutoMessageTriggerLabels[trigger]}
                emptyHint="Add one for a deposit, a withdrawal, a bonus, a new account or a quiet client."
            />
            {page.can_write && (
                <AutoMessageFormDialog message={null} page={page} open={isAdding} onClose={() => setIsAdding(false)} />
            )}
        </>
    );
}
